import type { FinishedSession } from '@smile/contract/hosted-sites';
import { translate } from '../../languages/translate.ts';
import styles from '../../pages/legal-links.module.css';

type End = Pick<FinishedSession, 'sources' | 'manageUrl'>;

export function hasShared(end: End | null): end is End {
  return end !== null && end.sources.length > 0;
}

/** The page that a visitor's data is managed on, in the language of this page. */
export function manageUrlOf({ manageUrl }: Pick<FinishedSession, 'manageUrl'>): string {
  const { lang } = document.documentElement;
  return lang === '' || lang === 'en' ? manageUrl : `${manageUrl}&language=${lang}`;
}

/** Leads to what the visitor shared, on an ending and on "All done"; nothing if nothing was shared. */
export function ManageLink({ end }: { end: End | null }) {
  if (!hasShared(end)) return null;
  return (
    <p className={styles.links}>
      <a href={manageUrlOf(end)} target="_blank" rel="noreferrer">
        {translate('View or revoke what you shared')}
      </a>
    </p>
  );
}
