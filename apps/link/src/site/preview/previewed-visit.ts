import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { AnswerValue } from '@smile/site-model/values';
import { startVisit, type Visit, withInitialAnswers } from '../visit.ts';
import type { PreviewState } from './preview-state.ts';

/** The visit as it is where the portal looks; while it is walked, from its first screen. */
export function previewedVisit({ flow, shown, walk, load }: PreviewState): Visit {
  const params = Object.fromEntries(flow.urlParams.map(({ key, value }) => [key, walk?.params[key] ?? value]));
  const start = startVisit(flow, params);
  const visit = { ...start, answers: { ...start.answers, ...(walk?.answers as Record<string, AnswerValue>) } };
  if (shown === 'success' || shown === 'failure')
    return { ...visit, stage: { name: 'result', end: sampleEnd(load.providers, shown) } };
  const index = flow.screens.findIndex(({ id, type }) => id === shown || (flow.kind === 'DEFAULT' && type === shown));
  const path = flow.screens.slice(0, Math.max(0, index) + 1).map(({ id }) => id);
  const progress = (path.length - 1) / flow.screens.length;
  return withInitialAnswers(walk && flow.kind === 'LOWCODE' && index < 0 ? visit : { ...visit, path, progress });
}

/** How a visit ends that nobody makes. */
export function sampleEnd(
  providers: { name: string; logoUrl: string }[],
  outcome: 'success' | 'failure',
): FinishedSession {
  return {
    status: outcome === 'success' ? 'SUCCESS' : 'FAILURE',
    exitUrl: outcome === 'success' ? 'https://example.com/' : null,
    manageUrl: `${location.origin}/preview#manage=preview`,
    sources: outcome === 'success' ? providers.slice(0, 1).map(({ name, logoUrl }) => ({ name, logoUrl })) : [],
  };
}
