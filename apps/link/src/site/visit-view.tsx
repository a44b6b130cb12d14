import type { ScreenId } from '@smile/site-model/document';
import type { WidgetScreen } from '@smile/site-model/flow';
import type { ReactNode } from 'react';
import { translate } from '../languages/translate.ts';
import { StartingScreen } from '../widget/screens/starting-screen.tsx';
import { Button } from '../widget/ui/button.tsx';
import { Notice } from '../widget/ui/notice.tsx';
import type { VisitEvent } from './player.ts';
import { FormScreen } from './screens/form-screen.tsx';
import { LandingScreen } from './screens/landing-screen.tsx';
import { MessageScreen } from './screens/message-screen.tsx';
import { SiteHeader, type SiteLooks } from './site-header.tsx';
import { ValuesContext } from './texts/flow-text.tsx';
import { currentScreen, type Visit, valuesOf } from './visit.ts';
import styles from './visit-view.module.css';
import { LazyPart } from './widget-step/lazy-part.tsx';

export const loadEndingScreen = () => import('./endings/ending-screen.tsx').then((part) => part.EndingScreen);
export const loadMessage = () => import('./unavailable-screen.tsx').then((part) => part.UnavailableScreen);
export const loadResultScreen = () => import('./screens/result-screen.tsx').then((part) => part.ResultScreen);

interface VisitViewProps {
  visit: Visit;
  looks: SiteLooks;
  dispatch: (event: VisitEvent) => void;
  onNext: (screenId: ScreenId) => void;
  onBack: () => void;
  renderWidget: (screen: WidgetScreen) => ReactNode;
}

/** Renders a visit. Has no network or storage access, so that previews can use it. */
export function VisitView(props: VisitViewProps) {
  const { visit, looks, dispatch } = props;
  const { stage, flow } = visit;
  const screen = currentScreen(visit);
  const end = stage.name === 'result' ? stage.end : null;
  const onExit = () => dispatch({ type: 'exited' });
  if (screen?.type === 'ending' && (end ? end.ending : stage.name === 'screen'))
    return (
      <ValuesContext value={valuesOf(visit)}>
        <LazyPart
          load={loadEndingScreen}
          onExit={onExit}
          props={{
            screen,
            looks,
            end,
            isTimed: stage.name === 'result' && !stage.isAgain,
            onExit,
          }}
        />
      </ValuesContext>
    );
  if (stage.name === 'screen')
    return (
      <ValuesContext value={valuesOf(visit)}>
        <ShownScreen {...props} />
      </ValuesContext>
    );
  if (stage.name === 'end')
    return <LazyPart load={loadMessage} onExit={onExit} props={{ reason: 'done', end: stage.end }} />;
  if (stage.name === 'result')
    return (
      <LazyPart
        load={loadResultScreen}
        onExit={onExit}
        props={{
          page: stage.end.status === 'SUCCESS' ? flow.endings.success.page : flow.endings.failure.page,
          end: stage.end,
          looks,
          onExit,
          onTryAgain: () => dispatch({ type: 'triedAgain' }),
        }}
      />
    );
  const isStuck = stage.name === 'finishing' && (stage.isStuck || unsentTextOf(visit) !== null);
  if (!isStuck) return <StartingScreen />;
  return (
    <MessageScreen
      icon="alert"
      title={visit.sending === 'busy' ? 'Too many answers at once' : 'You are offline'}
      text={unsentTextOf(visit) ?? unsentTexts.offline}
      actions={<Button onClick={() => dispatch({ type: 'triedAgain' })}>{translate('Try again')}</Button>}
    />
  );
}

const unsentTexts = {
  offline: 'You are offline. Your answers are kept on this phone.',
  busy: 'Too many answers were sent at once. They are kept on this phone. Please wait a moment, then try again.',
};

function unsentTextOf({ sending }: Visit): string | null {
  return sending === 'offline' || sending === 'busy' ? unsentTexts[sending] : null;
}

function ShownScreen({ visit, looks, dispatch, onNext, onBack, renderWidget }: VisitViewProps) {
  const screen = currentScreen(visit);
  if (!screen) return null;
  if (screen.type === 'widget') return <>{renderWidget(screen)}</>;
  const canGoBack = visit.path.length > 1;
  const hasHeader = screen.type === 'form' || canGoBack;
  const unsentText = unsentTextOf(visit);
  return (
    <div className={styles.screen}>
      <div>
        {hasHeader && (
          <SiteHeader
            looks={looks}
            step={visit.path.length}
            progress={visit.progress}
            onBack={canGoBack ? onBack : null}
          />
        )}
        {unsentText && (
          <div className={styles.notice}>
            <Notice kind="warning" text={translate(unsentText)} />
            <Button kind="secondary" onClick={() => dispatch({ type: 'triedAgain' })}>
              {translate('Try again')}
            </Button>
          </div>
        )}
      </div>
      <div key={screen.id} className={styles.body}>
        {screen.type === 'form' ? (
          <FormScreen screen={screen} visit={visit} dispatch={dispatch} onNext={() => onNext(screen.id)} />
        ) : (
          screen.type === 'landing' && <LandingScreen screen={screen} looks={looks} onNext={() => onNext(screen.id)} />
        )}
      </div>
    </div>
  );
}
