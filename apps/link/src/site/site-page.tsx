import type { HostedSite } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import { useEffect, useMemo, useState } from 'react';
import { PageCard } from '../pages/page-card.tsx';
import { StartingScreen } from '../widget/screens/starting-screen.tsx';
import { useTheme } from '../widget/theme/use-theme.ts';
import { callHosted } from './call-hosted.ts';
import { isLazyField } from './fields/field.tsx';
import { loadLaterFields } from './fields/lazy-field.tsx';
import { languages, openSite } from './read-page.ts';
import { connectSite, wasRefused } from './site-connection.ts';
import type { Unavailable } from './unavailable-screen.tsx';
import { readParams, startVisit, type Visit } from './visit.ts';
import { loadWidgetStep, VisitPage } from './visit-page.tsx';
import { createVisitStore, type VisitStore } from './visit-store.ts';
import { loadEndingScreen, loadMessage, loadResultScreen } from './visit-view.tsx';
import { LazyPart } from './widget-step/lazy-part.tsx';

const loadResuming = () => import('./resume-visit.ts');
const loadWelcome = () => import('./welcome-back.tsx').then((part) => part.WelcomeBack);

interface SitePageProps {
  site: HostedSite;
  address: Pick<Location, 'search'>;
  known: KnownPerson | null;
}

/** A visitor who came with a tenant's user token. */
export interface KnownPerson {
  userToken: string;
  /** Namespace for this person's stored visits on a shared device. */
  visitsOf: string;
}

/** Page of a site: starts a visit, resumes one, or shows its end. */
export function SitePage({ site, address, known }: SitePageProps) {
  const userToken = known?.userToken ?? null;
  const visitsOf = known?.visitsOf ?? site.id;
  const [begun, setBegun] = useState<{ site: HostedSite; visit: Visit } | null>(null);
  const [ended, setEnded] = useState<Unavailable | null>(null);
  const [isResuming, setIsResuming] = useState(false);
  const store = useMemo(() => createVisitStore(visitsOf, site.version), [site, visitsOf]);
  const [kept, setKept] = useState(() => findKept(store));
  const [end, setEnd] = useState(store.readEnd);
  const [fresh, connection, urlParams] = useMemo(() => {
    const flow = site.flow as unknown as SiteFlow;
    const params = readParams(flow, address.search);
    const { id, version } = site;
    const listeners = {
      onStarted: store.keepResumeKey,
      onOutdated: () => location.reload(),
      onEnded: () => setEnded('ended'),
      onClosed: () => setEnded('closed'),
    };
    return [startVisit(flow, params), connectSite({ id, version, urlParams: params, userToken }, listeners), params];
  }, [site, address, userToken, store]);
  useEffect(() => store.onTaken(() => setEnded('elsewhere')), [store]);
  const flow = (begun?.site ?? site).flow as unknown as SiteFlow;
  useTheme(flow.themeColor ?? site.templateColor);
  useEffect(() => {
    callHosted('view', { params: { id: site.id }, body: { version: site.version } }).catch(() => {});
    for (const screen of flow.screens) {
      if (screen.type === 'widget') preloadWhenIdle(loadWidgetStep, loadResultScreen);
      if (screen.type === 'ending') preloadWhenIdle(loadEndingScreen);
      if (screen.type === 'form' && screen.components.some(isLazyField)) void loadLaterFields().catch(() => {});
    }
  }, [site, flow]);

  useEffect(() => {
    if (!end) return;
    void loadResuming()
      .then((part) => part.restoreEnd(site.id, flow, end))
      .then((visit) => (visit ? setBegun({ site, visit }) : store.keepEnd(null)))
      .catch(() => {})
      .finally(() => setEnd(null));
  }, [site, flow, end, store]);

  const startOver = () => {
    store.forget();
    setKept(null);
  };
  const resume = async ({ resumeKey }: Resumable) => {
    setIsResuming(true);
    try {
      const { continueVisit } = await loadResuming();
      setBegun(await continueVisit(resumeKey, { site, urlParams, connection, store, open: openSite }));
      setKept(null);
    } catch (error) {
      if (wasRefused(error)) startOver();
    } finally {
      setIsResuming(false);
    }
  };
  const draw = () => (
    <>
      {ended && <LazyPart load={loadMessage} onExit={() => location.reload()} props={{ reason: ended }} />}
      {!ended && end && <StartingScreen />}
      {!ended && !end && kept && !begun && (
        <LazyPart
          load={loadWelcome}
          onExit={startOver}
          props={{ isResuming, onResume: () => void resume(kept), onStartOver: startOver }}
        />
      )}
      {!ended && !end && (begun || !kept) && (
        <VisitPage
          siteId={site.id}
          initial={begun?.visit ?? fresh}
          looks={begun?.site ?? site}
          connection={connection}
          store={store}
          onEnded={() => setEnded('ended')}
        />
      )}
    </>
  );
  return (
    <PageCard label={site.companyName}>
      {languages ? <languages.LanguageFrame flow={flow} draw={draw} /> : draw()}
    </PageCard>
  );
}

interface Resumable {
  /** Null if the server does not know the visit yet. */
  resumeKey: string | null;
}

/** Finds a visit to resume: the server's, or one with unsent answers in this tab. */
function findKept(store: VisitStore): Resumable | null {
  const resumeKey = store.readResumeKey();
  return resumeKey !== null || store.readVisit(null) ? { resumeKey } : null;
}

/** Loads later parts early, without delaying the first screen. */
function preloadWhenIdle(...parts: (() => Promise<unknown>)[]): void {
  const load = () => parts.map((part) => part().catch(() => {}));
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 });
  else setTimeout(load, 2000);
}
