import type { CloseReason, WidgetOptions } from '@smile/sdk/options';
import type { FrameMessage } from '@smile/sdk/protocol';
import { useEffect, useEffectEvent } from 'react';
import { translate } from '../languages/translate.ts';
import { closeWidget } from './actions.ts';
import { useFrameHistory } from './host/use-frame-history.ts';
import { CurrentScreen } from './screens/current-screen.tsx';
import { ExpiredScreen } from './screens/expired-screen.tsx';
import { StartFailedScreen } from './screens/start-failed-screen.tsx';
import { StartingScreen } from './screens/starting-screen.tsx';
import type { LinkClient } from './session/link-client.ts';
import { currentScreen, isConnecting, isFinished } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import { useTheme } from './theme/use-theme.ts';
import { WidgetHeader } from './ui/widget-header.tsx';
import styles from './widget.module.css';
import type { WidgetContext } from './widget-context.ts';

interface WidgetProps {
  client: LinkClient;
  options: WidgetOptions;
  isTokenExpired: boolean;
  send: (message: FrameMessage) => void;
  /** How often the page has handed on a way back of the phone's own. */
  wantedBack?: number;
  /** The page has closed the widget, which is no longer seen. */
  isLeaving?: boolean;
  /** Where the widget is a part of another page, which has the landmark and the keyboard. */
  host?: WidgetHost;
}

export interface WidgetHost {
  /** Back from the widget's first screen. */
  onBack: (() => void) | null;
  /** How many screens there are, the one shown included, and the way back through them. */
  onDepth: (depth: number, goBack: () => void) => void;
  /** Shows what is shared, with nothing behind it. */
  isForShared?: boolean;
}

export function Widget({
  client,
  options,
  isTokenExpired,
  send,
  wantedBack = 0,
  isLeaving = false,
  host,
}: WidgetProps) {
  const { session, ctx, hasFailed, restart, screenKey } = useSession(client, options, send, host?.isForShared);
  const isHosted = host !== undefined;
  const depth = session && !isTokenExpired ? session.stack.length : 1;
  const goBack = () => (depth > 1 ? ctx.dispatch({ type: 'wentBack' }) : close('close'));
  const { unwind } = useFrameHistory({ depth, onBack: goBack, isKept: !isHosted });
  const screen = session && !isTokenExpired ? currentScreen(session) : null;
  const close = (reason: CloseReason) => unwind(() => closeWidget(ctx, reason));
  const closeNow = useEffectEvent(() => close('close'));
  const goBackAsWanted = useEffectEvent(goBack);
  const tellDepth = useEffectEvent(() => host?.onDepth(depth, goBack));
  const wayBack = depth > 1 ? () => ctx.dispatch({ type: 'wentBack' }) : (host?.onBack ?? null);
  const Landmark = isHosted ? 'div' : 'main';
  const landmark = isHosted ? {} : { 'aria-label': translate('Connect your account') };

  useTheme(isHosted ? undefined : session?.settings.themeColor);

  useEffect(() => {
    if (isHosted) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isHoldingText(event.target) && !isHoldingPages(ctx)) closeNow();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [ctx, isHosted]);

  useEffect(() => {
    if (wantedBack > 0) goBackAsWanted();
  }, [wantedBack]);

  useEffect(() => {
    if (isLeaving) closeNow();
  }, [isLeaving]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each depth
  useEffect(() => tellDepth(), [depth]);

  return (
    <div className={styles.widget}>
      <WidgetHeader
        companyName={screen?.name === 'consent' ? '' : (session?.settings.companyName ?? options.companyName ?? '')}
        companyLogoUrl={session?.settings.companyLogoUrl ?? null}
        isSandbox={session?.settings.mode === 'SANDBOX'}
        onBack={session && screen && (isFinished(screen) || isConnecting(session)) ? null : wayBack}
        onClose={() => close('close')}
      />
      {isTokenExpired && (
        <Landmark {...landmark} className={styles.main}>
          <ExpiredScreen onClose={() => close('close')} />
        </Landmark>
      )}
      <Landmark key={screenKey} {...landmark} className={styles.main} hidden={isTokenExpired}>
        {session && <CurrentScreen session={session} ctx={ctx} onClose={close} />}
        {!session && hasFailed && <StartFailedScreen onRetry={restart} onExit={() => close('error')} />}
        {!session && !hasFailed && <StartingScreen />}
      </Landmark>
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
