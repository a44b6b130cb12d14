import type { DraftShare, NewSiteDraft } from '@smile/contract/wink-site-drafts';
import type { SiteFlow } from '@smile/site-model/flow';
import {
  type Context,
  type DeveloperContext,
  inTransaction,
  type ModeContext,
  modeContext,
  tenantContext,
} from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { isSameSecret } from '../../../platform/crypto/vault.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import {
  type DraftLink,
  deleteNewShare,
  selectNewShare,
  selectShare,
  selectSharedDraft,
  updateNewShare,
  updateShare,
  upsertNewShare,
} from '../draft-queries.ts';
import { lockSite } from '../queries.ts';
import { readPages } from '../read-pages.ts';
import { refuseTooLarge } from './refuse-site.ts';
import { requireSite } from './sites.ts';

const shareIdBytes = 16;
const macLength = 32;

/** Link to the caller's draft. @throws ApiError MISSING_RESOURCE */
export async function getDraftShare(ctx: DeveloperContext & ModeContext, siteId: string): Promise<DraftShare> {
  await requireSite(ctx, siteId);
  const draft = await selectShare(ctx, siteId, ctx.actor.developerId);
  const share = draft?.share ?? null;
  return { hasDraft: draft !== null, ...showLink(ctx, siteId, share && share.until > ctx.now() ? share : null) };
}

/**
 * Creates a link to the caller's draft and revokes the previous one.
 * @throws ApiError MISSING_RESOURCE for an unknown site and without a draft of the caller
 */
export async function shareDraft(
  ctx: DeveloperContext & ModeContext,
  siteId: string,
  hours: number,
): Promise<DraftShare> {
  const share = newLink(ctx, hours);
  await setShare(ctx, siteId, share);
  return { hasDraft: true, ...showLink(ctx, siteId, share) };
}

/** @throws ApiError MISSING_RESOURCE for an unknown site and without a draft of the caller */
export async function stopSharing(ctx: DeveloperContext & ModeContext, siteId: string): Promise<void> {
  await setShare(ctx, siteId, null);
}

async function setShare(ctx: DeveloperContext & ModeContext, siteId: string, share: DraftLink | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await lockSite(tx, siteId))) throw missing();
    if (!(await updateShare(tx, siteId, { developerId: ctx.actor.developerId, share }))) throw missing();
    await recordAudit(tx, {
      action: share ? 'wink-site.share-draft' : 'wink-site.stop-sharing',
      entityType: 'wink-site',
      entityId: siteId,
      after: { mode: tx.mode, ...(share && { until: toApiTime(share.until) }) },
    });
  });
}

/** Link to the caller's site that was never saved. */
export async function getNewShare(ctx: DeveloperContext & ModeContext): Promise<DraftShare> {
  const shared = await selectNewShare(ctx, ctx.actor.developerId);
  const isActive = shared !== null && shared.share.until > ctx.now();
  return { hasDraft: true, ...showLink(ctx, shared?.siteId ?? '', isActive ? shared.share : null) };
}

/** Creates a link to a site that was never saved and revokes the previous one. */
export async function shareNewSite(
  ctx: DeveloperContext & ModeContext,
  { hours, ...pages }: NewSiteDraft & { hours: number },
): Promise<DraftShare> {
  const { developerId } = ctx.actor;
  const id = ctx.newId('winkSite');
  const share = newLink(ctx, hours);
  await inTransaction(ctx, async (tx) => {
    await upsertNewShare(tx, { developerId, id, name: pages.name, content: readPages(pages), share });
    await recordAudit(tx, {
      action: 'wink-site.share-draft',
      entityType: 'wink-site',
      entityId: id,
      after: { mode: tx.mode, until: toApiTime(share.until) },
    });
  });
  return { hasDraft: true, ...showLink(ctx, id, share) };
}

/** Changes what the caller's link to a new site shows; does nothing when it has ended. */
export async function changeNewShare(
  ctx: DeveloperContext & ModeContext,
  { id, ...pages }: NewSiteDraft & { id: string },
): Promise<void> {
  const { developerId } = ctx.actor;
  await updateNewShare(ctx, id, { developerId, name: pages.name, content: readPages(pages) });
}

/** Ends the caller's link to a new site. With an id, a link to another one stays. */
export async function stopSharingNewSite(ctx: DeveloperContext & ModeContext, siteId?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const id = await deleteNewShare(tx, ctx.actor.developerId, siteId);
    if (id === null) return;
    await recordAudit(tx, {
      action: 'wink-site.stop-sharing',
      entityType: 'wink-site',
      entityId: id,
      after: { mode: tx.mode },
    });
  });
}

function newLink(ctx: Context, hours: number): DraftLink {
  return { id: ctx.randomBytes(shareIdBytes).toString('hex'), until: addSeconds(ctx.now(), hours * 3600) };
}

function showLink(ctx: Context, siteId: string, share: DraftLink | null): Omit<DraftShare, 'hasDraft'> {
  if (!share) return { url: null, expiresAt: null };
  const key = draftKeyOf(ctx, siteId, share);
  return { url: `${ctx.config.siteUrl}/${siteId}/draft#draft=${key}`, expiresAt: toApiTime(share.until) };
}

/**
 * Compiles the draft behind a link. Stores nothing. Needs the system context.
 * @throws ApiError LINK_EXPIRED; MISSING_RESOURCE for a forged key, and once the draft is no longer shared, its author
 * has left or its site is deleted; UNAUTHORIZED_ACCESS in a suspended tenant
 */
export async function findSharedDraft(
  ctx: Context,
  siteId: string,
  key: string,
): Promise<{ tenant: ModeContext; flow: SiteFlow; until: Date }> {
  const share = readDraftKey(ctx, siteId, key);
  if (!share) throw missing();
  if (share.until <= ctx.now()) throw new ApiError('LINK_EXPIRED');
  const draft = await selectSharedDraft(ctx, siteId, share.id);
  if (!draft) throw missing();
  const tenant = modeContext(tenantContext(ctx, draft.tenantId), draft.mode);
  await refuseSuspendedTenant(tenant);
  const { type, name, content } = draft;
  const flow = await ctx.compute.run('compilePages', tenant.tenantId, { type, name, content }).catch(refuseTooLarge);
  if (!flow) throw missing();
  return { tenant, flow, until: share.until };
}

/** Key in the link of a shared draft: share id, expiry, and a keyed hash of both and the site. Stored nowhere. */
function draftKeyOf(ctx: Pick<Context, 'vault'>, siteId: string, { id, until }: DraftLink): string {
  const signed = `${id}.${until.getTime()}`;
  return `${signed}.${ctx.vault.keyedHash(`share-site-draft ${siteId} ${signed}`).slice(0, macLength)}`;
}

/** Share in a key; null when the key's hash does not match the site. */
function readDraftKey(ctx: Pick<Context, 'vault'>, siteId: string, key: string): DraftLink | null {
  const [id = '', until = ''] = key.split('.');
  const share = { id, until: new Date(Number(until)) };
  return isSameSecret(draftKeyOf(ctx, siteId, share), key) ? share : null;
}
