import type { SiteFlow } from '@smile/site-model/flow';
import type { StoredVisit } from '@smile/site-model/visits/walk';
import type { LinkContext, ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectFormsOfSession } from '../../forms/shared-queries.ts';
import { holdUser } from '../../users/service/users.ts';
import { selectSiteVersion } from '../../wink-sites/shared-visit-queries.ts';
import { type SessionRow, type Sources, selectSession, selectSources } from '../shared-queries.ts';
import { toVisit } from '../visit.ts';

export interface OpenSession {
  session: SessionRow;
  flow: SiteFlow;
  visit: StoredVisit;
  /** Connected providers and kept document types. */
  sources: Sources;
}

/**
 * Locks the caller's session and returns it with everything stored for it.
 * @throws ApiError MISSING_RESOURCE, also once the site is deleted
 */
export async function lockSession(tx: LinkContext, id: string): Promise<OpenSession> {
  const open = await lockKeptSession(tx, { id, userId: tx.actor.userId });
  if (!open) throw missing();
  return open;
}

/** A session of this user; null once its site is deleted. */
export async function lockKeptSession(
  tx: ModeContext,
  { id, userId }: { id: string; userId: string },
): Promise<OpenSession | null> {
  await holdUser(tx, userId);
  const session = await selectSession(tx, id, { lock: true });
  const site = session && (await selectSiteVersion(tx, session.siteId, session.version));
  if (!site) return null;
  const sources = await selectSources(tx, session.userId);
  const visit = toVisit(site.flow, {
    forms: await selectFormsOfSession(tx, id),
    sources: [...sources.providerIds, ...sources.fileTypes],
    urlParams: session.urlParams,
  });
  return { session, flow: site.flow, visit, sources };
}
