import { useState } from 'react';
import styles from './logo-pair.module.css';

interface LogoPairProps {
  companyName: string;
  companyLogoUrl: string | null;
  isSandbox: boolean;
}

/** The company's logo beside ours; the company's name if the image does not load. */
export function LogoPair({ companyName, companyLogoUrl, isSandbox }: LogoPairProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={styles.pair}>
      {companyLogoUrl && !hasFailed ? (
        <img className={styles.logo} src={companyLogoUrl} alt={companyName} onError={() => setHasFailed(true)} />
      ) : (
        <span className={styles.company}>{companyName}</span>
      )}
      <span aria-hidden="true">×</span>
      <span className={styles.ours}>Smile</span>
      {isSandbox && <span className={styles.sandbox}>Sandbox</span>}
    </div>
  );
}
