import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

type Part = typeof import('./qr-code.tsx').QrCode;

/** The encoder is a separate chunk, loaded when the code is shown; its space is reserved. */
export function LazyQrCode({ url }: { url: string }) {
  const [QrCode, setQrCode] = useState<Part | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./qr-code.tsx').then((part) => isCurrent && setQrCode(() => part.QrCode)).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, []);
  return QrCode ? <QrCode url={url} /> : <div className={styles.space} />;
}
