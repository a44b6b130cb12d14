import type { FinishedSession } from '@smile/contract/hosted-sites';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import { walk } from '@smile/site-model/routing';
import { inTransaction, type LinkContext } from '../../../context.ts';
import { invalid } from '../../../platform/errors.ts';
import { findDatasource, findFileType } from '../../datasources/service/datasources.ts';
import { buildFileTypeLogoUrl } from '../../datasources/service/logos.ts';
import { deleteFormsExcept } from '../../forms/shared-queries.ts';
import { updateSessionStatus } from '../../users/shared-queries.ts';
import { type Sources, updateFinished } from '../shared-queries.ts';
import { modulesOf } from '../visit.ts';
import { manageKeyOf } from '../visit-keys.ts';
import { announceLater } from './announce-later.ts';
import { lockSession, type OpenSession } from './lock-session.ts';

/**
 * Ends a session as requested, as far as the stored visit confirms it: only a visit that reached its end can succeed.
 * Entries off the final path are deleted. Idempotent. @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS for success
 * before the end
 */
export function finishSession(ctx: LinkContext, id: string, asked: 'SUCCESS' | 'FAILURE'): Promise<FinishedSession> {
  return inTransaction(ctx, async (tx) => {
    const open = await lockSession(tx, id);
    const { path, step } = walk(open.flow, open.visit);
    const isAtEnd = step.type !== 'screen';
    if (asked === 'SUCCESS' && !isAtEnd) throw invalid('This session has not come to its end.');
    const status = isAtEnd ? 'SUCCESS' : 'FAILURE';
    if (!isSettled(open, status)) {
      const modules = modulesOf(open.flow, path);
      await updateFinished(tx, id, { status, path: modules });
      if (status === 'SUCCESS') {
        await deleteFormsExcept(tx, id, modules);
        await updateSessionStatus(tx, open.session.userId, 'COMPLETED');
        await announceLater(tx, id);
      }
    }
    return describeEnd(tx, open, status, step.type === 'url' ? step.url : null);
  });
}

/** Neither is success taken back by a late failure, nor does who revoked everything succeed by asking again. */
function isSettled({ session, sources }: OpenSession, next: SiteSessionStatus): boolean {
  if (session.status === 'REVOKED') return sources.providerIds.length + sources.fileTypes.length === 0;
  return session.status === 'SUCCESS' || session.status === next;
}

function describeEnd(
  ctx: LinkContext,
  { session, flow, sources }: OpenSession,
  status: 'SUCCESS' | 'FAILURE',
  routeUrl: string | null,
): FinishedSession {
  const ending = status === 'SUCCESS' ? flow.endings.success : flow.endings.failure;
  const exitUrl = routeUrl ?? ending.exitUrl;
  return {
    status,
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

/** Adds what the application wants to know to the address to which the person returns. */
function withOutcome(address: string, outcome: { winkSiteSessionId: string; status: string }): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.href;
}
