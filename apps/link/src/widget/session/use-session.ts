import type { WidgetOptions } from '@smile/sdk/options';
import type { FrameMessage } from '@smile/sdk/protocol';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { reportScreen } from '../actions.ts';
import type { WidgetContext } from '../widget-context.ts';
import type { LinkClient } from './link-client.ts';
import { loadSession } from './load-session.ts';
import { currentScreen, type SessionEvent, updateSession } from './session.ts';
import type { Session } from './session-state.ts';

type StoreEvent = SessionEvent | { type: 'started'; session: Session };

/** Loads the session, keeps its state, and reports each screen that opens. */
export function useSession(
  client: LinkClient,
  options: WidgetOptions,
  send: (message: FrameMessage) => void,
  startsAtSharedData = false,
) {
  const [session, dispatch] = useReducer(updateStore, null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const ctx = useMemo<WidgetContext>(
    () => ({ client, send, dispatch, reportedStatus: new Map(), uploadDrafts: new Map() }),
    [client, send],
  );

  useEffect(() => {
    let isCurrent = true;
    loadSession(client, options)
      .then((loaded) => {
        if (!isCurrent) return;
        for (const account of Object.values(loaded.accounts)) ctx.reportedStatus.set(account.id, account.status);
        dispatch({
          type: 'started',
          session: startsAtSharedData ? { ...loaded, stack: [{ name: 'shared' }] } : loaded,
        });
      })
      .catch(() => isCurrent && setFailedAttempt(attempt));
    return () => {
      isCurrent = false;
    };
  }, [client, options, ctx, attempt, startsAtSharedData]);

  const screen = session ? currentScreen(session) : null;
  const screenKey = screen ? keyOf(screen) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one report per opened screen, not per change of the session
  useEffect(() => {
    if (session && screen) reportScreen(ctx, screen, session.settings);
  }, [screenKey]);

  return { session, ctx, hasFailed: failedAttempt === attempt, restart: () => setAttempt(attempt + 1), screenKey };
}

function keyOf(screen: ReturnType<typeof currentScreen>): string {
  const subject = 'providerId' in screen ? screen.providerId : 'fileType' in screen ? screen.fileType : '';
  return `${screen.name} ${subject}`;
}

function updateStore(session: Session | null, event: StoreEvent): Session | null {
  if (event.type === 'started') return event.session;
  return session && updateSession(session, event);
}
