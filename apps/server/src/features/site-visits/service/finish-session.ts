import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import { calculateAll } from '@smile/site-model/calculations/calculate';
import type { EndingScreen, SiteFlow } from '@smile/site-model/flow';
import { readAddress } from '@smile/site-model/values';
import { endingOf, walk } from '@smile/site-model/visits/walk';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { findDatasource, findFileType } from '../../datasources/service/datasources.ts';
import { buildFileTypeLogoUrl } from '../../datasources/service/logos.ts';
import { deleteFormsExcept } from '../../forms/shared-queries.ts';
import { claimedIds } from '../../site-files/service/file-claims.ts';
import { removeFilesExcept } from '../../site-files/service/file-removal.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { type Sources, updateFinished } from '../shared-queries.ts';
import { insertStep } from '../step-queries.ts';
import { modulesOf } from '../visit.ts';
import { manageKeyOf } from '../visit-keys.ts';
import { announceLater } from './announce-session.ts';
import { lockSession, type OpenSession } from './lock-session.ts';

/**
 * Ends a session as requested, as far as the stored visit confirms it: only a visit that reached its end can succeed,
 * and an ending decides whether it did. Deletes forms off the final path. Idempotent.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for success before the end
 */
export function finishSession(ctx: LinkContext, id: string, asked: 'SUCCESS' | 'FAILURE'): Promise<FinishedSession> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockSession(tx, id);
    const { session, flow } = open;
    if (session.isDeclined)
      return describeEnd(tx, open, { status: 'FAILURE', ending: shownEnding(flow, session.path), routeUrl: null });
    const { path, step, values } = walk(flow, open.visit);
    const isAtEnd = step.type !== 'screen';
    if (asked === 'SUCCESS' && !isAtEnd) throw invalid('This session has not reached an ending.');
    const ending = endingOf(flow, path);
    const isDeclined = ending?.outcome === 'DECLINED';
    const status = isAtEnd && !isDeclined ? 'SUCCESS' : 'FAILURE';
    if (!isSettled(open, { status, isDeclined })) {
      const modules = modulesOf(flow, path);
      const calculated = calculateAll(values);
      await updateFinished(tx, id, { status, path: modules, isDeclined, calculated });
      if (isAtEnd) await keepFinalForms(tx, open, modules);
      if (ending) await recordEnding(tx, open, ending);
      if (status === 'SUCCESS') {
        await updateSessionStatus(tx, session.userId, 'COMPLETED');
        await announceLater(tx, id);
      }
    }
    return describeEnd(tx, open, { status, ending, routeUrl: step.type === 'url' ? step.url : null });
  });
}

/** Deletes forms off the final path, and files that no form contains. */
async function keepFinalForms(tx: LinkContext, { session, visit }: OpenSession, modules: string[]): Promise<void> {
  await deleteFormsExcept(tx, session.id, modules);
  const kept = Object.entries(visit.forms).filter(([reference]) => modules.includes(reference));
  const ids = kept.flatMap(([, data]) => [...claimedIds(data as Record<string, unknown>)]);
  await removeFilesExcept(tx, session.id, { ids: new Set(ids) });
}

/** Ending of the stored path, even if accounts were revoked since. */
function shownEnding({ screens }: SiteFlow, path: readonly string[]): EndingScreen | null {
  const last = screens.find(({ moduleId }) => moduleId === path.at(-1));
  return last?.type === 'ending' ? last : null;
}

/** Records the ending as shown and passed, so that the funnel shows no drop-off there. */
async function recordEnding(tx: LinkContext, { session }: OpenSession, { moduleId }: EndingScreen): Promise<void> {
  const { id: sessionId, siteId, version } = session;
  for (const kind of ['SHOWN', 'PASSED'] as const)
    await insertStep(tx, { siteId, version, sessionId, kind, screen: moduleId, fields: [] });
}

/** A success cannot become a failure, and a visit whose accounts and documents are all revoked stays revoked. */
function isSettled(
  { session, sources }: OpenSession,
  next: { status: SiteSessionStatus; isDeclined: boolean },
): boolean {
  if (session.status === 'REVOKED') return sources.providerIds.length + sources.fileTypes.length === 0;
  return session.status === 'SUCCESS' || (session.status === next.status && !next.isDeclined);
}

function describeEnd(
  ctx: LinkContext,
  { session, flow, visit, sources }: OpenSession,
  { status, ending, routeUrl }: { status: 'SUCCESS' | 'FAILURE'; ending: EndingScreen | null; routeUrl: string | null },
): FinishedSession {
  const { exitUrl: usualUrl } = status === 'SUCCESS' ? flow.endings.success : flow.endings.failure;
  const endingUrl = ending?.redirect ? readAddress(ending.redirect, { answers: {}, ...visit }) : null;
  const exitUrl = ending ? endingUrl : (routeUrl ?? usualUrl);
  return {
    status,
    ending: ending?.moduleId ?? null,
    exitUrl: exitUrl && withOutcome(exitUrl, { winkSiteSessionId: session.id, status }),
    manageUrl: `${ctx.config.siteUrl}/${session.siteId}#manage=${manageKeyOf(ctx, session.id)}`,
    sources: describeSources(ctx, sources),
  };
}

function describeSources(ctx: LinkContext, { providerIds, fileTypes }: Sources): FinishedSession['sources'] {
  const providers = providerIds.flatMap((id) => findDatasource(ctx, id) ?? []);
  const documents = fileTypes.flatMap((id) => findFileType(ctx, id) ?? []);
  return [
    ...documents.map(({ type, typeLabel }) => ({ name: typeLabel, logoUrl: buildFileTypeLogoUrl(ctx, type) })),
    ...providers.map(({ name, logoUrl }) => ({ name, logoUrl })),
  ];
}

/** Adds the session's id and status to the exit URL. */
function withOutcome(address: string, outcome: { winkSiteSessionId: string; status: string }): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
