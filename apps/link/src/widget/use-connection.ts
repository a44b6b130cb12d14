import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { useEffect, useState } from 'react';
import { applyAccount, connectWithoutLogin } from './actions.ts';
import { clock, poll } from './session/poll.ts';
import type { WidgetContext } from './widget-context.ts';

const dataPatienceMs = 10_000;
const slowAfterMs = 15_000;

/** Starts the connection if no login did, then follows it until its screen closes. */
export function useConnection(ctx: WidgetContext, provider: LinkProvider, account: LinkAccount | undefined) {
  const [isTroubled, setIsTroubled] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const accountId = account?.id;
  const isConnected = account?.status === 'CONNECTED';

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection per attempt; the provider's row may change under it
  useEffect(() => {
    if (!accountId) {
      connectWithoutLogin(ctx, provider).catch(() => setFailedAttempt(attempt));
      return;
    }
    const ending = new AbortController();
    poll({
      isHeld: true,
      ask: (waitMs) => ctx.client.call('getAccount', { params: { id: accountId }, query: { waitMs } }, ending.signal),
      onAnswer: (latest) => applyAccount(ctx, latest, provider),
      onTrouble: setIsTroubled,
      ...clock,
      signal: ending.signal,
      // Polling rejects only if the account is gone.
    }).catch(() => ctx.dispatch({ type: 'accountRemoved', accountId }));
    return () => ending.abort();
  }, [ctx, accountId, attempt]);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isConnected || !accountId) return;
    const timer = setTimeout(() => ctx.dispatch({ type: 'dataAwaitedLongEnough', accountId }), dataPatienceMs);
    return () => clearTimeout(timer);
  }, [ctx, isConnected, accountId]);

  return { isTroubled, isSlow, hasFailed: failedAttempt === attempt, restart: () => setAttempt(attempt + 1) };
}
