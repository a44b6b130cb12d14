import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { ScreenId } from '@smile/site-model/document';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tryPatterns } from './patterns/try-patterns.ts';
import { type Effect, play, type VisitEvent } from './player.ts';
import { languages } from './read-page.ts';
import { isTooMany, type SiteConnection, wasRefused } from './site-connection.ts';
import { currentScreen, type Visit } from './visit.ts';
import type { VisitStore } from './visit-store.ts';

interface Outside {
  siteId: string;
  connection: SiteConnection;
  store: VisitStore;
  /** The site is gone or the session has expired. */
  onEnded: () => void;
}

/** Runs a visit: keeps its state and performs the effects of the state machine. */
export function useVisit(initial: Visit, { siteId, connection, store, onEnded }: Outside) {
  const [state, setVisit] = useState(initial);
  const latest = useRef(initial);
  latest.current = inLanguage(latest.current);
  const visit = inLanguage(state);
  const dispatchRef = useRef<(event: VisitEvent) => void>(() => {});

  const perform = useCallback(
    (effect: Effect) => {
      const dispatch = (event: VisitEvent) => dispatchRef.current(event);
      const { stage } = latest.current;
      switch (effect.type) {
        case 'send': {
          const { submission } = effect;
          connection.submit(submission).then(
            (next) => dispatch({ type: 'stored', ordinal: submission.ordinal, next }),
            (error) => {
              if (!wasRefused(error)) return dispatch({ type: 'notReached', isBusy: isTooMany(error) });
              if (error.code !== 'INVALID_PARAMETERS') return onEnded();
              dispatch({ type: 'refused', moduleId: submission.moduleId, messages: readMessages(error.message) });
            },
          );
          return;
        }
        case 'finish':
          (effect.outcome === 'SUCCESS' && latest.current.linked[0]
            ? import('./finish-when-read.ts').then((part) => part.finishWhenRead(connection, { dispatch, store }))
            : connection.finish(effect.outcome)
          ).then(
            (end) => {
              dispatch({ type: 'finished', end });
              if (end.status === 'SUCCESS' || end.ending) keepOnlyEnd(store, end, latest.current);
            },
            (error) => {
              if (!wasRefused(error)) return dispatch({ type: 'notReached' });
              if (error.code !== 'INVALID_PARAMETERS') return onEnded();
              dispatch({ type: 'notAtEnd' });
            },
          );
          return;
        case 'tellHost':
          void connection
            .sessionId()
            .then((sessionId) => tellHost(window, { siteId, sessionId, status: effect.status }));
          return;
        case 'leave':
          if (stage.name === 'leaving' && effect.url.startsWith('https://')) leavePage(effect.url);
          return;
        case 'step':
          connection.reportStep({ reference: effect.moduleId, kind: effect.kind, fields: effect.fields });
      }
    },
    [connection, onEnded, siteId, store],
  );

  const dispatch = useCallback(
    (event: VisitEvent) => {
      const [next, effects] = play(latest.current, event);
      latest.current = next;
      setVisit(next);
      effects.forEach(perform);
    },
    [perform],
  );
  dispatchRef.current = dispatch;

  useVisitReports(visit, { connection, store, dispatch, isUntouched: state === initial });

  const pressNext = useCallback(
    async (screenId: ScreenId) => {
      const screen = currentScreen(latest.current);
      const matches = screen?.type === 'form' ? await tryPatterns(screen, latest.current) : () => true;
      dispatch({ type: 'nextPressed', screenId, matches });
    },
    [dispatch],
  );

  return { visit, dispatch, pressNext };
}

/** Shows the visit in the current language, which the visitor may change at any time. */
function inLanguage(visit: Visit): Visit {
  return languages ? languages.translateVisit(visit) : visit;
}

/** Reloads when the browser restores this page from its back/forward cache, so that it shows its end again. */
function leavePage(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
}

/** An ended visit cannot be resumed: only its last page can be shown again. */
function keepOnlyEnd(store: VisitStore, end: FinishedSession, visit: Visit): void {
  store.forget();
  const shown = currentScreen(visit);
  const read = shown?.type === 'ending' ? shown.reads : [];
  store.keepEnd({ ...end, answers: Object.fromEntries(read.map((id) => [id, visit.answers[id] ?? null])) });
}

interface ReportSettings extends Pick<Outside, 'connection' | 'store'> {
  dispatch: (event: VisitEvent) => void;
  /** True until the first action on the page: nothing to store yet. */
  isUntouched: boolean;
}

/** Stores unsent answers, reports the shown screen, and retries when the network returns. */
function useVisitReports(visit: Visit, { connection, store, dispatch, isUntouched }: ReportSettings): void {
  const { answers, unsent, ordinal } = visit;
  // Layout effect: runs before the next paint, so that closing the page right after a key press loses nothing.
  useLayoutEffect(() => {
    if (visit.stage.name === 'screen' && !isUntouched) store.keepVisit({ answers, unsent, ordinal });
  }, [store, answers, unsent, ordinal, visit.stage.name, isUntouched]);

  const latest = useRef(visit);
  useEffect(() => {
    const { unsent, stage } = latest.current;
    // A resumed visit may have unsent answers or an unfinished end.
    if (unsent.length > 0 || stage.name === 'finishing') dispatch({ type: 'triedAgain' });
  }, [dispatch]);

  const moduleId = visit.stage.name === 'screen' ? currentScreen(visit)?.moduleId : undefined;
  useEffect(() => {
    if (moduleId) connection.reportStep({ reference: moduleId, kind: 'SHOWN', fields: [] });
  }, [connection, moduleId]);

  useEffect(() => {
    const retry = () => dispatch({ type: 'triedAgain' });
    const waits = unsent.length > 0 || visit.stage.name === 'finishing';
    if (!waits) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [dispatch, unsent.length, visit.stage.name]);
}

/** Parses one `{field}: {message}` per line. */
function readMessages(text: string): Record<string, string> {
  const lines = text.split('\n').map((line) => /^([^:\s]+): (.+)$/.exec(line));
  return Object.fromEntries(lines.flatMap((found) => (found ? [[found[1]!, found[2]!]] : [])));
}

interface Completed {
  siteId: string;
  sessionId: string;
  status: string;
}

/** Tells the app that opened the page, as window opener or web view, that the session has ended. */
function tellHost(page: Window, { siteId, sessionId, status }: Completed): void {
  const message = { type: 'winkSite.completed', winkSiteId: siteId, winkSiteSessionId: sessionId, status };
  const { ReactNativeWebView: webView } = page as { ReactNativeWebView?: { postMessage(text: string): void } };
  webView?.postMessage(JSON.stringify(message));
  // Any target origin is safe: the opener knows the visit's address, and the message says no more than the exit link.
  (page.opener as Window | null)?.postMessage(message, '*');
}
