import styles from './who-asks.module.css';

interface WhoAsksProps {
  /** Empty hides the name. */
  companyName: string;
  companyLogoUrl: string | null;
  isSandbox: boolean;
}

/** The requesting company's logo or name, with a badge in Sandbox. */
export function WhoAsks({ companyName, companyLogoUrl, isSandbox }: WhoAsksProps) {
  return (
    <span className={styles.company}>
      {companyLogoUrl && companyName ? (
        <img className={styles.logo} src={companyLogoUrl} alt={companyName} />
      ) : (
        companyName && (
          <span className={styles.name} dir="auto">
            {companyName}
          </span>
        )
      )}
      {isSandbox && <span className={styles.sandbox}>Sandbox</span>}
    </span>
  );
}
