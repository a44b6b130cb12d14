import type { CloseReason, WidgetOptions } from '@smile/sdk/options';
import type { FrameMessage } from '@smile/sdk/protocol';
import { useEffect } from 'react';
import { closeWidget } from './actions.ts';
import type { LinkClient } from './link-client.ts';
import { CurrentScreen } from './screens/current-screen.tsx';
import { ExpiredScreen } from './screens/expired-screen.tsx';
import { StartFailedScreen } from './screens/start-failed-screen.tsx';
import { StartingScreen } from './screens/starting-screen.tsx';
import { WidgetHeader } from './ui/widget-header.tsx';
import { useSession } from './use-session.ts';
import { useTheme } from './use-theme.ts';
import styles from './widget.module.css';
import type { WidgetContext } from './widget-context.ts';

interface WidgetProps {
  client: LinkClient;
  options: WidgetOptions;
  isTokenExpired: boolean;
  send: (message: FrameMessage) => void;
}

export function Widget({ client, options, isTokenExpired, send }: WidgetProps) {
  const { session, ctx, hasFailed, restart, screenKey } = useSession(client, options, send);
  const close = (reason: CloseReason) => closeWidget(ctx, reason);
  const canGoBack = session !== null && session.stack.length > 1 && !isTokenExpired;

  useTheme(session?.settings.themeColor);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isHoldingText(event.target) && !isHoldingPages(ctx)) closeWidget(ctx, 'close');
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [ctx]);

  return (
    <div className={styles.widget}>
      <WidgetHeader
        companyName={session?.settings.companyName ?? options.companyName ?? ''}
        companyLogoUrl={session?.settings.companyLogoUrl ?? null}
        isSandbox={session?.settings.mode === 'SANDBOX'}
        onBack={canGoBack ? () => ctx.dispatch({ type: 'wentBack' }) : null}
        onClose={() => close('close')}
      />
      {isTokenExpired && (
        <main className={styles.main} aria-label="Connect your account">
          <ExpiredScreen onClose={() => close('close')} />
        </main>
      )}
      <main key={screenKey} className={styles.main} aria-label="Connect your account" hidden={isTokenExpired}>
        {session && <CurrentScreen session={session} ctx={ctx} onClose={close} />}
        {!session && hasFailed && <StartFailedScreen onRetry={restart} onExit={() => close('error')} />}
        {!session && !hasFailed && <StartingScreen />}
      </main>
    </div>
  );
}

/** Escape must not throw away what somebody typed. */
function isHoldingText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}

/** Nor the pages of a document that were chosen and not sent yet. */
function isHoldingPages({ uploadDrafts }: WidgetContext): boolean {
  return [...uploadDrafts.values()].some(({ pages }) => pages.length > 0);
}
