import type { SharedDraft } from '@smile/contract/hosted-sites';
import type { ScreenId } from '@smile/site-model/document';
import type { SiteFlow } from '@smile/site-model/flow';
import { useCallback, useRef, useState } from 'react';
import { translateVisit } from '../languages/site-languages.tsx';
import { tryPatterns } from '../patterns/try-patterns.ts';
import { play, type VisitEvent } from '../player.ts';
import { settleVisit } from '../preview/settle-visit.ts';
import { MessageScreen } from '../screens/message-screen.tsx';
import { useVisitHistory } from '../use-visit-history.ts';
import { currentScreen, readParams, startVisit, type Visit } from '../visit.ts';
import { VisitView } from '../visit-view.tsx';
import { SharedWidget } from './shared-widget.tsx';

/** A visit that is not stored: without a connection, file fields keep their files in the browser. */
export function SharedVisit({ draft }: { draft: SharedDraft }) {
  const [visit, setVisit] = useState(() => {
    const flow = draft.flow as unknown as SiteFlow;
    return startVisit(flow, readParams(flow, location.search));
  });
  const latest = useRef(visit);
  latest.current = visit;
  const dispatch = useCallback((event: VisitEvent) => setVisit((before) => playEvent(before, event, draft)), [draft]);
  const goBack = useCallback(() => dispatch({ type: 'wentBack' }), [dispatch]);
  useVisitHistory(visit, goBack);
  const pressNext = async (screenId: ScreenId) => {
    const screen = currentScreen(latest.current);
    const matches = screen?.type === 'form' ? await tryPatterns(screen, latest.current) : () => true;
    dispatch({ type: 'nextPressed', screenId, matches });
  };
  const { stage } = visit;
  if (stage.name === 'leaving')
    return <MessageScreen icon="check" title="A real visit would now go to" text={stage.url} />;
  return (
    <VisitView
      visit={translateVisit(visit)}
      looks={draft}
      dispatch={dispatch}
      onNext={pressNext}
      onBack={goBack}
      renderWidget={(screen) => (
        <SharedWidget
          key={screen.id}
          screen={screen}
          draft={draft}
          onLeft={(linked) =>
            dispatch({
              type: 'widgetLeft',
              screenId: screen.id,
              linked: [...new Set([...visit.linked, ...linked])],
              hasFailed: linked.length === 0,
            })
          }
        />
      )}
    />
  );
}

/** The result lists only the sources marked as connected. */
function playEvent(before: Visit, event: VisitEvent, { providers }: SharedDraft): Visit {
  const played = play(before, event);
  const [{ linked }] = played;
  return settleVisit(played, { providers: providers.filter(({ id }) => linked.includes(id)) });
}
