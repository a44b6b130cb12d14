import type { HostedSite, ResumedSession } from '@smile/contract/hosted-sites';
import type { SiteFlow } from '@smile/site-model/flow';
import { ownValue } from '@smile/site-model/values';
import { fromFormData } from '@smile/site-model/visits/from-form-data';
import { walk } from '@smile/site-model/visits/walk';
import { createLinkClient } from '../widget/session/link-client.ts';
import { callHosted } from './call-hosted.ts';
import { loadLinked } from './load-linked.ts';
import { showEnd } from './player.ts';
import type { openSite } from './read-page.ts';
import type { SiteConnection } from './site-connection.ts';
import { readParams, startVisit, type Visit, withInitialAnswers } from './visit.ts';
import type { KeptEnd, VisitStore } from './visit-store.ts';

interface Left {
  site: HostedSite;
  urlParams: Record<string, string>;
  connection: SiteConnection;
  store: VisitStore;
  open: typeof openSite;
}

/** Resumes a visit from the server, or one of this tab that the server does not know yet. */
export async function continueVisit(resumeKey: string | null, { site, urlParams, connection, store, open }: Left) {
  const inTab = store.readVisit(resumeKey);
  if (resumeKey === null) return { site, visit: resumeVisit({ site, urlParams, forms: {}, ordinal: 0 }, [], inTab) };
  const resumed = await connection.resume(resumeKey);
  store.keepResumeKey(resumeKey);
  const opened = await open(resumed.site, site.id);
  const { linked } = await connection.loadLinked();
  return { site: opened, visit: resumeVisit({ ...resumed, site: opened }, linked, inTab) };
}

/** Rebuilds a visit from the server's answers and this tab's unsent ones. */
export function resumeVisit(
  { site, urlParams, forms, ordinal }: Pick<ResumedSession, 'site' | 'urlParams' | 'forms' | 'ordinal'>,
  linked: string[],
  kept: Pick<Visit, 'answers' | 'unsent' | 'ordinal'> | null,
): Visit {
  const flow = site.flow as unknown as SiteFlow;
  const unsent = (kept?.unsent ?? []).filter((submission) => submission.ordinal > ordinal);
  const held = { ...forms, ...Object.fromEntries(unsent.map(({ moduleId, data }) => [moduleId, data])) };
  const widgets = flow.screens.filter(({ type }) => type === 'widget');
  const { path, step } = walk(flow, {
    forms: held,
    linked: Object.fromEntries(widgets.map(({ moduleId }) => [moduleId, linked])),
    query: urlParams,
  });
  const answers = flow.screens.flatMap((screen) =>
    screen.type === 'form' ? Object.entries(fromFormData(screen, ownValue(held, screen.moduleId) ?? {}) ?? {}) : [],
  );
  const visit = startVisit(flow, urlParams);
  return withInitialAnswers({
    ...visit,
    answers: { ...dropEmpty(answers), ...kept?.answers },
    path: step.type === 'screen' ? [...path, step.screenId] : path,
    linked,
    ordinal: Math.max(ordinal, kept?.ordinal ?? 0),
    unsent,
    stage: step.type === 'screen' ? visit.stage : { name: 'finishing', outcome: 'SUCCESS', isStuck: false },
  });
}

/**
 * Restores the last page of a visit after a reload or on Back; a failure page if the data could not be read after all.
 * @returns null if the page was opened anew, or the visit ended without a page
 */
export async function restoreEnd(siteId: string, flow: SiteFlow, kept: KeptEnd): Promise<Visit | null> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' && entry?.type !== 'back_forward') return null;
  const hasFailed = await hasFailedSince(siteId, kept);
  // A new session has none of the forms, so that this visit starts with its first screen.
  if (hasFailed && flow.kind === 'LOWCODE') return null;
  const end: KeptEnd = hasFailed ? { ...kept, status: 'FAILURE', exitUrl: null, sources: [] } : kept;
  const ended = { ...startVisit(flow, readParams(flow, location.search)), answers: end.answers ?? {} };
  const [visit] = showEnd({ ...ended, path: flow.screens.map(({ id }) => id) }, end);
  const { stage } = visit;
  if (stage.name === 'leaving') return null;
  return stage.name === 'result' ? { ...visit, stage: { ...stage, isAgain: true } } : visit;
}

/** Whether the data of each source could not be read after the visit had ended; false without an answer. */
async function hasFailedSince(siteId: string, { status, sources, manageUrl }: KeptEnd): Promise<boolean> {
  if (status !== 'SUCCESS' || sources.length === 0) return false;
  try {
    const manageKey = new URL(manageUrl).hash.replace('#manage=', '');
    const { token } = await callHosted('manage', { params: { id: siteId }, body: { manageKey } });
    const client = createLinkClient(location.origin, token, { onTokenExpired() {}, onTokensRejected() {} });
    const { linked, hasFailed } = await loadLinked(client);
    return hasFailed && linked.length === 0;
  } catch {
    return false;
  }
}

/** Drops empty answers, so that those fields get their defaults when their screen opens. */
function dropEmpty(answers: [string, Visit['answers'][string]][]): Visit['answers'] {
  return Object.fromEntries(answers.filter(([, value]) => value !== null));
}
