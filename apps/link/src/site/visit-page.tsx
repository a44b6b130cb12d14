import type { ScreenId } from '@smile/site-model/document';
import type { WidgetScreen } from '@smile/site-model/flow';
import { useCallback } from 'react';
import type { Linked } from './load-linked.ts';
import { ConnectionContext, type SiteConnection } from './site-connection.ts';
import type { SiteLooks } from './site-header.tsx';
import { useVisit } from './use-visit.ts';
import { useVisitHistory } from './use-visit-history.ts';
import type { Visit } from './visit.ts';
import type { VisitStore } from './visit-store.ts';
import { VisitView } from './visit-view.tsx';
import { LazyPart } from './widget-step/lazy-part.tsx';
import styles from './widget-step/widget-step.module.css';

export const loadWidgetStep = () => import('./widget-step/widget-step.tsx').then((part) => part.WidgetStep);

interface VisitPageProps {
  siteId: string;
  initial: Visit;
  looks: SiteLooks;
  connection: SiteConnection;
  store: VisitStore;
  onEnded: () => void;
}

/** A visit in progress. */
export function VisitPage({ siteId, initial, looks, connection, store, onEnded }: VisitPageProps) {
  const { visit, dispatch, pressNext } = useVisit(initial, { siteId, connection, store, onEnded });
  const goBack = useCallback(() => dispatch({ type: 'wentBack' }), [dispatch]);
  const { onDepth } = useVisitHistory(visit, goBack);
  const onLinked = useCallback((linked: string[]) => dispatch({ type: 'linkedChanged', linked }), [dispatch]);
  const onLeft = useCallback(
    (screenId: ScreenId, left: Linked) => dispatch({ type: 'widgetLeft', screenId, ...left }),
    [dispatch],
  );
  const renderWidget = (screen: WidgetScreen) => (
    <div className={styles.whole} key={screen.id}>
      <LazyPart
        load={loadWidgetStep}
        onExit={goBack}
        props={{
          screen,
          connection,
          companyName: looks.companyName,
          hasLinked: visit.linked.length > 0,
          hasNextButton: visit.flow.kind === 'LOWCODE',
          onBack: visit.path.length > 1 ? goBack : null,
          onDepth,
          onLinked,
          onLeft,
        }}
      />
    </div>
  );
  return (
    <ConnectionContext value={connection}>
      <VisitView
        visit={visit}
        looks={looks}
        dispatch={dispatch}
        onNext={pressNext}
        onBack={goBack}
        renderWidget={renderWidget}
      />
    </ConnectionContext>
  );
}
