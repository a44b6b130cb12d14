import { encode } from 'uqr';
import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import styles from './qr-code.module.css';
import { saveQrCode } from './save-qr-code.ts';

const sizePx = 200;
const quiet = 4;

/** QR code with the link to view and revoke what was shared. */
export function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const full = size + 2 * quiet;
  const cells = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  return (
    <div className={styles.qr}>
      <svg
        className={styles.picture}
        width={sizePx}
        height={sizePx}
        viewBox={`0 0 ${full} ${full}`}
        role="img"
        aria-label={translate('QR code to manage your connected accounts')}
        shapeRendering="crispEdges"
      >
        <rect width={full} height={full} fill="#ffffff" />
        <path d={cells.join('')} fill="#000000" />
      </svg>
      <p className={styles.note}>{translate('Save this QR code to manage your connected accounts.')}</p>
      <Button kind="secondary" onClick={() => saveQrCode(data, quiet)}>
        {translate('Save QR Code')}
      </Button>
    </div>
  );
}
