import { useState } from 'react';
import styles from './company-logo.module.css';

interface CompanyLogoProps {
  name: string;
  logoUrl: string | null;
}

/** Decorative, because the name stands beside it; falls back to the first letter. */
export function CompanyLogo({ name, logoUrl }: CompanyLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return logoUrl && logoUrl !== brokenUrl ? (
    <img className={styles.logo} src={logoUrl} alt="" onError={() => setBrokenUrl(logoUrl)} />
  ) : (
    <span className={styles.letter} aria-hidden="true">
      {name.trim().slice(0, 1).toUpperCase()}
    </span>
  );
}
