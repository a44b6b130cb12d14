import type { FinishedSession } from '@smile/contract/hosted-sites';
import { translate } from '../../languages/translate.ts';
import styles from '../../pages/legal-links.module.css';

/** Leads to what the visitor shared, on pages without the QR code; nothing if nothing was shared. */
export function ManageLink({ end }: { end: Pick<FinishedSession, 'sources' | 'manageUrl'> | null }) {
  if (!end || end.sources.length === 0) return null;
  return (
    <p className={styles.links}>
      <a href={end.manageUrl} target="_blank" rel="noreferrer">
        {translate('View or revoke what you shared')}
      </a>
    </p>
  );
}
