import type { SitePreviewMessage } from '@smile/contract/site-preview';
import { useCallback, useEffect, useRef, useState } from 'react';
import { translateVisit } from '../languages/site-languages.tsx';
import { play, type VisitEvent } from '../player.ts';
import { MessageScreen } from '../screens/message-screen.tsx';
import type { SiteLooks } from '../site-header.tsx';
import { currentScreen, type Visit } from '../visit.ts';
import { VisitView } from '../visit-view.tsx';
import type { PreviewState } from './preview-state.ts';
import { PreviewWidget } from './preview-widget.tsx';
import { previewedVisit } from './previewed-visit.ts';
import { settleVisit } from './settle-visit.ts';
import { showAllParts } from './show-all-parts.ts';
import styles from './site-preview.module.css';

type Template = Extract<SitePreviewMessage, { type: 'load' }>['templates'][number];

interface PreviewVisitProps {
  state: PreviewState;
  template: Template | null;
  onWalked: (screen: string, answers: Record<string, unknown>) => void;
}

/** One screen of a site, or a whole test visit without a server. */
export function PreviewVisit({ state, template, onWalked }: PreviewVisitProps) {
  const [walked, setWalked] = useState<Visit | null>(null);
  const isWalked = state.walk !== null;
  const visit = (isWalked && walked) || previewedVisit(isWalked ? state : { ...state, flow: showAllParts(state.flow) });
  const latest = useRef(state);
  latest.current = state;
  const dispatch = useCallback((event: VisitEvent) => {
    const { current } = latest;
    if (current.walk) setWalked((before) => settleVisit(play(before ?? previewedVisit(current), event), current.load));
  }, []);
  const { stage } = visit;
  const isOnScreen = stage.name === 'screen' || (stage.name === 'result' && stage.end.ending);
  const shownId = isOnScreen ? (currentScreen(visit)?.id ?? '') : stage.name;
  const { answers } = visit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each screen that opens
  useEffect(() => {
    if (isWalked) onWalked(shownId, answers);
  }, [isWalked, shownId]);
  if (stage.name === 'leaving') return <MessageScreen icon="check" title="The visit redirects to" text={stage.url} />;
  return (
    <VisitView
      visit={isWalked ? translateVisit(visit) : visit}
      looks={looksOf(state, template)}
      dispatch={dispatch}
      onNext={(screenId) => dispatch({ type: 'nextPressed', screenId, matches: tryInPlace })}
      onBack={() => dispatch({ type: 'wentBack' })}
      renderWidget={(screen) => (
        <div className={styles.widget}>
          <PreviewWidget
            screen={screen}
            state={state}
            onNext={(linked) => dispatch({ type: 'widgetLeft', screenId: screen.id, linked, hasFailed: false })}
          />
        </div>
      )}
    />
  );
}

/** No worker needed: the author's pattern runs only in the author's own browser. */
function tryInPlace(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** A drawer site takes its looks from the widget template, a builder site from the tenant. */
function looksOf({ load, flow }: PreviewState, template: Template | null): SiteLooks {
  const drawn = flow.kind === 'DEFAULT' ? template : null;
  return {
    mode: load.mode,
    companyName: drawn?.companyName || load.tenantName,
    companyLogoUrl: flow.companyLogoUrl ?? drawn?.companyLogoUrl ?? load.tenantLogoUrl,
    termsUrl: '#',
    privacyUrl: '#',
  };
}
