import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
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
      typeLabel="Document"
      logoUrl={fileType.logoUrl}
      status={isShared ? 'Uploaded' : undefined}
      isDone={isShared}
      onOpen={onOpen}
    />
  );
}
