import { keptDays } from '@smile/contract/retention';
import type { LinkFileType } from '@smile/contract/widget-archives';
import { translate } from '../../languages/translate.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import hidden from '../ui/visually-hidden.module.css';
import type { WidgetContext } from '../widget-context.ts';
import type { WidgetSettings } from '../widget-settings.ts';
import { FileButton } from './file-button.tsx';
import { hasCamera, PageCard } from './page-card.tsx';
import { findSample } from './sample-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import styles from './upload-screen.module.css';
import { useUpload } from './use-upload.ts';

interface UploadScreenProps {
  ctx: WidgetContext;
  settings: WidgetSettings;
  fileType: LinkFileType;
}

export function UploadScreen({ ctx, settings, fileType }: UploadScreenProps) {
  const { pages, problem, progress, add, addSample, remove, send, cancel } = useUpload(ctx, settings, fileType);
  const { typeLabel, maxFiles } = fileType;
  const isSending = progress !== null;
  const hasRoom = pages.length < maxFiles;
  const isFirst = pages.length === 0;
  const sample = settings.hasSamples && isFirst ? findSample(fileType.type) : undefined;
  return (
    <ScreenLayout
      picture={<ProviderLogo name={typeLabel} logoUrl={fileType.logoUrl} size="large" />}
      title={translate('Upload {document}', { document: typeLabel })}
      actions={
        <>
          {problem && <Notice kind="error" text={problem} />}
          {isSending && <UploadProgress fraction={progress} />}
          {!isFirst && !isSending && <Button onClick={send}>{translate(problem ? 'Send again' : 'Send')}</Button>}
          {isSending && (
            <Button kind="secondary" onClick={cancel}>
              {translate('Cancel')}
            </Button>
          )}
        </>
      }
    >
      <p>{hintOf(fileType)}</p>
      <p className={styles.small}>
        {translate('{company} receives it. It is kept for {days} days, and you can remove it before.', {
          company: settings.companyName,
          days: keptDays,
        })}
      </p>
      <p className={hidden.text} role="status">
        {!isFirst &&
          (pages.length === 1
            ? translate('1 page chosen')
            : translate('{count} pages chosen', { count: pages.length }))}
      </p>
      {!isFirst && (
        <ul className={styles.pages}>
          {pages.map((page, index) => (
            <PageCard
              key={page.id}
              page={page}
              label={labelOf(fileType, index)}
              isLocked={isSending}
              onReplace={(files) => add(files.slice(0, 1), page.id)}
              onRemove={() => remove(page.id)}
            />
          ))}
        </ul>
      )}
      {hasRoom && !isSending && (
        <div className={styles.choices}>
          {hasCamera() && (
            <FileButton
              kind={isFirst ? 'primary' : 'secondary'}
              icon="camera"
              label={translate(isFirst ? 'Take a photo' : 'Take another photo')}
              isCamera
              onFiles={add}
            />
          )}
          <FileButton
            kind={isFirst && !hasCamera() ? 'primary' : 'secondary'}
            icon="records"
            label={translate(isFirst ? 'Choose a file' : 'Add another file')}
            isMultiple={maxFiles > 1}
            onFiles={add}
          />
          {sample && (
            <Button kind="plain" onClick={() => addSample(sample)}>
              {translate('Use a sample document')}
            </Button>
          )}
        </div>
      )}
    </ScreenLayout>
  );
}

function hintOf({ maxFiles, subTypes }: LinkFileType): string {
  if (subTypes.some((subType) => subType.endsWith('_BACK')) && maxFiles === 2)
    return translate('The front first, then the back. PDF, PNG or JPG, up to 15 MB each.');
  return maxFiles === 1
    ? translate('One page: PDF, PNG or JPG, up to 15 MB.')
    : translate('PDF, PNG or JPG, up to 15 MB each. Add up to {count} pages or files.', { count: maxFiles });
}

/** Cards have a front and a back; other documents have pages. */
function labelOf({ subTypes }: LinkFileType, index: number): string {
  const subType = subTypes[index] ?? '';
  if (subType.endsWith('_FRONT')) return translate('Front side');
  return subType.endsWith('_BACK') ? translate('Back side') : translate('Page {number}', { number: index + 1 });
}
