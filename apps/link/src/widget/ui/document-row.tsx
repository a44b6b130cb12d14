import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import { translate } from '../../languages/translate.ts';
import { SourceRow } from './source-row.tsx';

interface DocumentRowProps {
  fileType: LinkFileType;
  archives: LinkArchive[];
  onOpen: () => void;
}

export function DocumentRow({ fileType, archives, onOpen }: DocumentRowProps) {
  const isShared = archives.some((archive) => archive.fileType === fileType.type);
  return (
    <SourceRow
      name={fileType.typeLabel}
      typeLabel={translate('Document')}
      logoUrl={fileType.logoUrl}
      status={isShared ? translate('Uploaded') : undefined}
      isDone={isShared}
      onOpen={onOpen}
    />
  );
}
