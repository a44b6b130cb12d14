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
  /** Counts Back presses that the page forwarded to the widget. */
  backPresses?: number;
  /** True once the page has closed the widget, which is no longer visible. */
  isLeaving?: boolean;
  /** Set if the widget is part of another page, which provides the landmark and handles the keyboard. */
  host?: WidgetHost;
}

export interface WidgetHost {
  /** Called on Back from the widget's first screen. */
  onBack: (() => void) | null;
  /** Reports the number of open screens, including the shown one, and a function to go back. */
  onDepth: (depth: number, goBack: () => void) => void;
  /** Opens the list of shared data with no screen behind it. */
  startsAtSharedData?: boolean;
}

export function Widget({
  client,
  options,
  isTokenExpired,
  send,
  backPresses = 0,
  isLeaving = false,
  host,
}: WidgetProps) {
  const { session, ctx, hasFailed, restart, screenKey } = useSession(client, options, send, host?.startsAtSharedData);
  const isHosted = host !== undefined;
  const depth = session && !isTokenExpired ? session.stack.length : 1;
  const goBack = () => (depth > 1 ? ctx.dispatch({ type: 'wentBack' }) : close('close'));
  const { unwind } = useFrameHistory({ depth, onBack: goBack, isEnabled: !isHosted });
  const screen = session && !isTokenExpired ? currentScreen(session) : null;
  const close = (reason: CloseReason) => unwind(() => closeWidget(ctx, reason));
  const closeNow = useEffectEvent(() => close('close'));
  const goBackOnPress = useEffectEvent(goBack);
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
    if (backPresses > 0) goBackOnPress();
  }, [backPresses]);

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
      {/* Hidden, so that the screen keeps its state while the token is renewed. */}
      <Landmark key={screenKey} {...landmark} className={styles.main} hidden={isTokenExpired}>
        {session && <CurrentScreen session={session} ctx={ctx} onClose={close} />}
        {!session && hasFailed && <StartFailedScreen onRetry={restart} onExit={() => close('error')} />}
        {!session && !hasFailed && <StartingScreen />}
      </Landmark>
    </div>
  );
}

/** True while a field holds text: Escape must not discard it. */
function isHoldingText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.value !== '';
}

/** True while chosen pages are unsent: Escape must not discard them either. */
function isHoldingPages({ uploadDrafts }: WidgetContext): boolean {
  return [...uploadDrafts.values()].some(({ pages }) => pages.length > 0);
}
