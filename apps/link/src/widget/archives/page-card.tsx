import { useEffect, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Icon } from '../ui/icon.tsx';
import { FileButton } from './file-button.tsx';
import styles from './page-card.module.css';
import type { UploadPage } from './upload-draft.ts';

interface PageCardProps {
  page: UploadPage;
  /** Such as "Page 2" or "Front side". */
  label: string;
  isLocked: boolean;
  onReplace: (files: File[]) => void;
  onRemove: () => void;
}

/** A chosen page, large enough to check that it is legible. */
export function PageCard({ page, label, isLocked, onReplace, onRemove }: PageCardProps) {
  const [brokenId, setBrokenId] = useState<number | null>(null);
  const url = usePictureUrl(page);
  return (
    <li className={styles.card} aria-label={label}>
      <div className={styles.picture}>
        {url && brokenId !== page.id ? (
          <img src={url} alt={translate('Preview of {page}', { page: label })} onError={() => setBrokenId(page.id)} />
        ) : (
          <Icon name="records" size={40} />
        )}
      </div>
      <p className={styles.facts}>
        <strong>{label}</strong>
        <span className={styles.name}>{page.file.name}</span>
        <span>{formatSize(page.file.size)}</span>
      </p>
      <div className={styles.tools}>
        <FileButton
          kind="plain"
          icon={page.isPicture ? 'camera' : 'records'}
          label={translate(page.isPicture ? 'Retake' : 'Replace')}
          subject={label}
          isCamera={page.isPicture && hasCamera()}
          isDisabled={isLocked}
          onFiles={onReplace}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={translate('Remove {name}', { name: label })}
          disabled={isLocked}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
          {translate('Remove')}
        </button>
      </div>
    </li>
  );
}

/** True on phones and tablets; elsewhere a camera button would only open the file dialog. */
export function hasCamera(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function usePictureUrl({ file, isPicture }: UploadPage): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isPicture) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file, isPicture]);
  return url;
}

/** Formats as in `3.2 MB` or `48 KB`; less than 1 KB counts as 1 KB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
