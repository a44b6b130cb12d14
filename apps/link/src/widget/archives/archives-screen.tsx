import { keptDays } from '@smile/contract/retention';
import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';
import { builtInLanguage, translate } from '../../languages/translate.ts';
import { Button } from '../ui/button.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import type { WidgetContext } from '../widget-context.ts';
import styles from './archives-screen.module.css';
import { formatSize } from './page-card.tsx';
import { ReadingNote } from './reading-note.tsx';

interface ArchivesScreenProps {
  ctx: WidgetContext;
  fileType: LinkFileType;
  /** Archives of this type, newest first. */
  archives: LinkArchive[];
  companyName: string;
  onRemove: (archiveId: string) => void;
  onUpload: () => void;
  onDone: () => void;
}

/** Shared documents of one type, with a button to revoke each. */
export function ArchivesScreen({
  ctx,
  fileType,
  archives,
  companyName,
  onRemove,
  onUpload,
  onDone,
}: ArchivesScreenProps) {
  return (
    <ScreenLayout
      picture={<ProviderLogo name={fileType.typeLabel} logoUrl={fileType.logoUrl} size="large" />}
      title={translate('{document} is uploaded', { document: fileType.typeLabel })}
      actions={
        <>
          <Button onClick={onDone}>{translate('Done')}</Button>
          <Button kind="secondary" onClick={onUpload}>
            {translate('Upload another')}
          </Button>
        </>
      }
    >
      <p>
        {translate('Shared with {company} for {days} days. Removing a document deletes its files.', {
          company: companyName,
          days: keptDays,
        })}
      </p>
      <ul className={styles.list}>
        {archives.map((archive) => {
          const time = new Intl.DateTimeFormat(builtInLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(
            new Date(archive.createdAt),
          );
          return (
            <li key={archive.id} className={styles.archive}>
              <p className={styles.time}>
                <time dateTime={archive.createdAt}>{time}</time>
              </p>
              {archive.rawFiles.map((file) => (
                <p key={file.id} className={styles.file}>
                  <span>{file.name}</span>
                  <span>{formatSize(file.size * 1024)}</span>
                </p>
              ))}
              <ReadingNote ctx={ctx} archive={archive} fileType={fileType} />
              <button
                type="button"
                className={styles.remove}
                aria-label={translate('Remove the document of {time}', { time })}
                onClick={() => onRemove(archive.id)}
              >
                {translate('Remove')}
              </button>
            </li>
          );
        })}
      </ul>
    </ScreenLayout>
  );
}
