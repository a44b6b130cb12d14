import '@smile/site-model/calculations/calculate';
import { useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import { PageCard } from '../../pages/page-card.tsx';
import { useTheme } from '../../widget/theme/use-theme.ts';
import { always, FocusContext, never } from '../../widget/ui/focus-context.ts';
import { LanguageFrame, openDraft } from '../languages/site-languages.tsx';
import { listenToPortal, type Portal } from './listen-to-portal.ts';
import { type PreviewState, takeMessage } from './preview-state.ts';
import { PreviewVisit } from './preview-visit.tsx';
import styles from './site-preview.module.css';
import { useLayoutReports } from './use-layout-reports.ts';

/** Renders a site, possibly unsaved, from the portal's messages; sends no requests and stores nothing. */
export function SitePreview({ portal }: { portal: Portal }) {
  const [state, setState] = useState<PreviewState | null>(null);
  const latest = useRef<PreviewState | null>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    const stop = portal.onMessage((message) => {
      const next = takeMessage(latest.current, message);
      if (next === 'resync') return portal.report({ type: 'resync' });
      latest.current = next;
      setState(next);
    });
    portal.report({ type: 'ready' });
    return stop;
  }, [portal]);
  const isWalked = state !== null && state.walk !== null;
  const first = state?.flow.languages?.[0];
  // Texts are edited in the site's first language. The copy of the state makes the page render again in it.
  useEffect(() => {
    if (!isWalked && first !== undefined && latest.current)
      void openDraft(latest.current.flow).then(() => setState(latest.current && { ...latest.current }));
  }, [isWalked, first]);
  useLayoutReports(content, state?.revision ?? null, portal.report);
  // The built-in template comes last.
  const template = state?.load.templates.find(({ id }) => id === templateOf(state)) ?? state?.load.templates.at(-1);
  useTheme(state ? (state.flow.themeColor ?? template?.themeColor) : undefined);
  if (!state) return null;
  const draw = () => (
    <div inert={!state.walk} className={styles.visit}>
      <PreviewVisit
        key={state.walk ? state.walks : 'shown'}
        state={state}
        template={template ?? null}
        onWalked={(screen, answers) => portal.report({ type: 'walked', screen, answers })}
      />
    </div>
  );
  const visit = isWalked ? <LanguageFrame flow={state.flow} draw={draw} /> : draw();
  return (
    <FocusContext value={state.walk ? always : never}>
      <div ref={setContent} className={state.document ? styles.natural : styles.whole}>
        {state.document ? visit : <PageCard label="Preview">{visit}</PageCard>}
      </div>
    </FocusContext>
  );
}

function templateOf({ flow }: PreviewState): string | null {
  return flow.screens.flatMap((screen) => (screen.type === 'widget' ? [screen.winkTemplateId] : []))[0] ?? null;
}

/** A separate chunk that visitors do not load. */
export function startPreview(root: Root, portalOrigin: string): void {
  const portal = listenToPortal(window, portalOrigin);
  // A preview has shared nothing that could be revoked.
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href$="#manage=preview"]')) event.preventDefault();
  });
  root.render(<SitePreview portal={portal} />);
}
