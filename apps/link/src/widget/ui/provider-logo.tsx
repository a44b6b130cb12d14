import { useState } from 'react';
import styles from './provider-logo.module.css';

interface ProviderLogoProps {
  name: string;
  logoUrl: string;
  size?: 'small' | 'large';
}

/** Decorative, because the provider's name stands beside it; falls back to the first letter. */
export function ProviderLogo({ name, logoUrl, size = 'small' }: ProviderLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isBroken = !logoUrl || brokenUrl === logoUrl;
  return (
    <span className={`${styles.logo} ${styles[size]}`} aria-hidden="true">
      {isBroken ? (
        name.slice(0, 1).toUpperCase()
      ) : (
        <img loading="lazy" src={logoUrl} alt="" onError={() => setBrokenUrl(logoUrl)} />
      )}
    </span>
  );
}
