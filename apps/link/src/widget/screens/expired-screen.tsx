import { useEffect, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';

/** The page may send a fresh token at any time; the screen below then returns and gets its focus back. */
export function ExpiredScreen({ onClose }: { onClose: () => void }) {
  const [focused] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => () => void setTimeout(() => focused?.focus()), [focused]);
  return (
    <ScreenLayout
      isCentered
      picture={<Badge icon="clock" kind="neutral" />}
      title={translate('Your session has expired')}
      actions={<Button onClick={onClose}>{translate('Close')}</Button>}
    >
      <p>
        {translate('For your safety this window works for a limited time. Close it and open it again to continue.')}
      </p>
    </ScreenLayout>
  );
}
