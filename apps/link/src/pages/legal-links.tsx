import { translate } from '../languages/translate.ts';
import styles from './legal-links.module.css';

interface LegalLinksProps {
  termsUrl: string;
  privacyUrl: string;
  /** Shown between the links. */
  separator?: string;
}

export function LegalLinks({ termsUrl, privacyUrl, separator }: LegalLinksProps) {
  return (
    <p className={styles.links}>
      <a href={termsUrl} target="_blank" rel="noreferrer">
        {translate('Terms and Conditions')}
      </a>
      <span aria-hidden="true">{separator}</span>
      <a href={privacyUrl} target="_blank" rel="noreferrer">
        {translate('Privacy Policy')}
      </a>
    </p>
  );
}
