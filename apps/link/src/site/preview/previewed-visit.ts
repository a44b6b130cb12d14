import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { ScreenId } from '@smile/site-model/document';
import type { SiteFlow } from '@smile/site-model/flow';
import { nextStep } from '@smile/site-model/routing';
import { type AnswerValue, readAddress } from '@smile/site-model/values';
import { endingOf } from '@smile/site-model/visits/walk';
import { startVisit, type Visit, valuesOf, withInitialAnswers } from '../visit.ts';
import type { PreviewState } from './preview-state.ts';

/** Providers that may be listed as connected at the end of a preview visit. */
export type Catalogue = Pick<PreviewState['load'], 'providers'>;

/** The visit at the screen that the portal selected; a test visit starts at the first screen. */
export function previewedVisit({ flow, shown, walk, load }: PreviewState): Visit {
  const params = Object.fromEntries(flow.urlParams.map(({ key, value }) => [key, walk?.params[key] ?? value]));
  const start = startVisit(flow, params);
  const visit = { ...start, answers: { ...start.answers, ...(walk?.answers as Record<string, AnswerValue>) } };
  if (shown === 'success' || shown === 'failure')
    return { ...visit, stage: { name: 'result', end: sampleEnd(load.providers, shown, flow) } };
  const index = flow.screens.findIndex(({ id, type }) => id === shown || (flow.kind === 'DEFAULT' && type === shown));
  const path = flow.kind === 'LOWCODE' && index > 0 ? wayTo(flow, flow.screens[index]!.id) : screensUntil(flow, index);
  const progress = (path.length - 1) / flow.screens.length;
  const opened = withInitialAnswers(
    walk && flow.kind === 'LOWCODE' && index < 0 ? visit : { ...visit, path, progress },
  );
  const isOver = walk !== null && endingOf(flow, opened.path) !== null;
  return isOver ? { ...opened, stage: { name: 'result', end: endOf(opened, load, true) } } : opened;
}

/** A shortest path of screens to `screenId`, ignoring conditions; only that screen if it is unreachable. */
function wayTo(flow: SiteFlow, screenId: ScreenId): ScreenId[] {
  const first = flow.screens[0]?.id;
  const ways = new Map<ScreenId, ScreenId[]>(first === undefined ? [] : [[first, [first]]]);
  for (const [id, way] of ways)
    for (const { type, target } of flow.screens.find((screen) => screen.id === id)?.next ?? [])
      if (type === 'ROUTE_SCREEN' && !ways.has(target)) ways.set(target, [...way, target]);
  return ways.get(screenId) ?? [screenId];
}

function screensUntil(flow: SiteFlow, index: number): ScreenId[] {
  return flow.screens.slice(0, Math.max(0, index) + 1).map(({ id }) => id);
}

/** The exit URL of a visit at its end; null if it ends on the site. */
export function exitOf(visit: Visit): string | null {
  const step = nextStep(visit.flow, visit.path.at(-1) ?? '', valuesOf(visit), visit.path);
  return step.type === 'url' ? step.url : null;
}

/** Ends the visit as the server would. */
export function endOf(visit: Visit, { providers }: Catalogue, isSuccess: boolean): FinishedSession {
  const ending = endingOf(visit.flow, visit.path);
  const isAccepted = isSuccess && ending?.outcome !== 'DECLINED';
  const sample = sampleEnd(providers, isAccepted ? 'success' : 'failure', visit.flow);
  // A builder site may end without any source.
  const end = { ...sample, sources: visit.flow.kind === 'LOWCODE' && visit.linked.length === 0 ? [] : sample.sources };
  if (ending)
    return {
      ...end,
      ending: ending.moduleId,
      exitUrl: ending.redirect && readAddress(ending.redirect, valuesOf(visit)),
    };
  return isSuccess ? { ...end, exitUrl: exitOf(visit) ?? visit.flow.endings.success.exitUrl } : end;
}

/** A sample result for previews. */
function sampleEnd(
  providers: { name: string; logoUrl: string }[],
  outcome: 'success' | 'failure',
  { endings }: SiteFlow,
): FinishedSession {
  return {
    status: outcome === 'success' ? 'SUCCESS' : 'FAILURE',
    ending: null,
    exitUrl: outcome === 'success' ? 'https://example.com/' : endings.failure.exitUrl,
    manageUrl: `${location.origin}/preview#manage=preview`,
    sources: outcome === 'success' ? providers.slice(0, 1).map(({ name, logoUrl }) => ({ name, logoUrl })) : [],
  };
}
