import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import { translate } from '../../languages/translate.ts';
import { Chips } from '../ui/chips.tsx';
import type { WidgetContext } from '../widget-context.ts';
import styles from './reading-note.module.css';
import { documentWords, fieldInWords } from './reading-texts.ts';
import { useReading } from './use-reading.ts';

interface ReadingNoteProps {
  ctx: WidgetContext;
  archive: LinkArchive;
  fileType: LinkFileType;
  /** Upload action; left out if the screen already has one. */
  onUpload?: () => void;
}

/** Fields read from a document; renders nothing for types that are not read. */
export function ReadingNote({ ctx, archive, fileType, onUpload }: ReadingNoteProps) {
  useReading(ctx, archive);
  const doubt = describeDoubt(archive);
  const fields = archive.reading?.fields ?? [];
  if (!fileType.ocr) return null;
  return (
    <div className={styles.note} role="status">
      {archive.status === 'STARTED' && (
        <p className={styles.waiting}>{translate('We are reading it. You do not need to wait.')}</p>
      )}
      {doubt && <p className={styles.doubt}>{doubt}</p>}
      {doubt && onUpload && (
        <button type="button" className={styles.again} onClick={onUpload}>
          {translate('Upload again')}
        </button>
      )}
      {fields.length > 0 && (
        <>
          <p className={styles.heading}>{translate('Details read')}</p>
          <Chips labels={fields.map((name) => translate(fieldInWords(name)))} />
        </>
      )}
    </div>
  );
}

function describeDoubt({ status, reading }: LinkArchive): string | null {
  if (reading?.isOtherType)
    return translate('It looks like {document}.', { document: translate(documentWords[reading.documentType]) });
  const isUnread = status === 'ERROR' || status === 'UNSUPPORTED';
  return isUnread ? translate('It could not be read. A sharper picture in good light may help.') : null;
}
