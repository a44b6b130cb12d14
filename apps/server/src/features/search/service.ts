import type { List } from '@smile/contract/common';
import type { FoundKind, FoundObject } from '@smile/contract/search';
import type { DeveloperContext, ModeContext } from '../../context.ts';
import { findAccounts } from '../accounts/shared-queries.ts';
import { findActiveApiKeys, findApiKeys } from '../api-keys/shared-queries.ts';
import { findArchives } from '../archives/shared-queries.ts';
import { findAuditEntry } from '../audit-log/shared-queries.ts';
import { findConsentTemplates } from '../consent-templates/shared-queries.ts';
import { findProvidersByName } from '../datasources/service/datasources.ts';
import { findGuides } from '../docs/service.ts';
import { findInvites } from '../invites/shared-queries.ts';
import { findLookups } from '../lookups/shared-queries.ts';
import { findSiteSessions } from '../site-visits/shared-queries.ts';
import { findTaskSource } from '../tasks/shared-queries.ts';
import { findItemSource } from '../user-data/shared-queries.ts';
import { findNewestUsers, findUsersById, findUsersByName } from '../users/shared-search-queries.ts';
import { findDeliveries, findEvents, findFailedDeliveries, findWebhooks } from '../webhooks/shared-queries.ts';
import { findSites } from '../wink-sites/shared-queries.ts';
import { findTemplates } from '../wink-templates/shared-queries.ts';

const maxPerKind = 5;
const maxSuggested = 20;
/** An id or its last characters, optionally after an ellipsis, as tables show it. */
const idPattern = /^(?:…|\.{3})?((?:[a-z0-9]+-)?[0-9a-f]{6,32})$/;
/** An API key or its last characters; tables show five. */
const apiKeyPattern = /^(?:…|\.{3})?((?:ak-|[a-z]+_)?[0-9a-f]{5,64})$/;

interface Search {
  text?: string | undefined;
  kind?: FoundKind | undefined;
}

/**
 * Objects of the mode whose id ends with the text or whose name contains it; without a text, suggestions of the kind.
 */
export async function searchObjects(
  ctx: DeveloperContext & ModeContext,
  { text, kind }: Search,
): Promise<List<FoundObject>> {
  const found = text === undefined ? await suggest(ctx, kind) : await findByText(ctx, text);
  const items = new Map(found.map((item) => [`${item.kind} ${item.id}`, item]));
  return { nextCursor: null, items: [...items.values()].filter((item) => !kind || item.kind === kind) };
}

async function findByText(ctx: DeveloperContext & ModeContext, text: string): Promise<FoundObject[]> {
  const [, idEnd] = idPattern.exec(text.toLowerCase()) ?? [];
  const [, keyEnd] = apiKeyPattern.exec(text.toLowerCase()) ?? [];
  const groups = await Promise.all([
    idEnd ? findById(ctx, idEnd) : [],
    keyEnd ? findApiKeys(ctx, { idEnd: keyEnd, limit: maxPerKind }).then((rows) => toObjects('API_KEY', rows)) : [],
    findByName(ctx, text),
  ]);
  return groups.flat();
}

/** The newest users, active keys or failed deliveries, suggested before anything is typed; other kinds have none. */
async function suggest(ctx: ModeContext, kind: FoundKind | undefined): Promise<FoundObject[]> {
  if (kind === 'USER') return toObjects(kind, await findNewestUsers(ctx, maxSuggested));
  if (kind === 'API_KEY') return toObjects(kind, await findActiveApiKeys(ctx, maxSuggested));
  if (kind === 'DELIVERY') return toObjects(kind, await findFailedDeliveries(ctx, maxSuggested));
  return [];
}

interface Found {
  id: string;
  name?: string | null;
  parentId?: string | null;
}

const toObjects = (kind: FoundKind, rows: readonly Found[]): FoundObject[] =>
  rows.map(({ id, name = null, parentId = null }) => ({ kind, id, name, parentId }));

async function findById(ctx: DeveloperContext & ModeContext, idEnd: string): Promise<FoundObject[]> {
  const match = { idEnd, limit: maxPerKind };
  const groups = await Promise.all([
    findAccounts(ctx, match).then((rows) => toObjects('ACCOUNT', rows)),
    findArchives(ctx, match).then((rows) => toObjects('ARCHIVE', rows)),
    findWebhooks(ctx, match).then((rows) => toObjects('WEBHOOK', rows)),
    findDeliveries(ctx, match).then((rows) => toObjects('DELIVERY', rows)),
    findEvents(ctx, match).then((rows) => rows.map(toEventObject)),
    findSites(ctx, match).then((rows) => toObjects('SITE', rows)),
    findSiteSessions(ctx, match).then((rows) => toObjects('SITE_SESSION', rows)),
    findTemplates(ctx, match).then((rows) => toObjects('TEMPLATE', rows)),
    findUsersById(ctx, match).then((rows) => toObjects('USER', rows)),
    findInvites(ctx, match).then((rows) => toObjects('INVITE', rows)),
    findLookups(ctx, match).then((rows) => toObjects('LOOKUP', rows)),
    findConsentTemplates(ctx, match).then((rows) => toObjects('CONSENT_TEMPLATE', rows)),
    ctx.actor.role === 'ADMIN' ? findAuditEntry(ctx, idEnd).then((rows) => toObjects('AUDIT_ENTRY', rows)) : [],
    findTaskSource(ctx, idEnd).then((sources) => findSources(ctx, sources)),
    findItemSource(ctx, idEnd).then((sources) => findSources(ctx, sources)),
  ]);
  return groups.flat();
}

/** An event without a delivery opens the page of its user. */
function toEventObject({ id, name, webhookId, userId }: Found & { webhookId: string | null; userId: string | null }) {
  const page = webhookId || !userId ? { kind: 'EVENT' as const, id } : { kind: 'USER' as const, id: userId };
  return { ...page, name: name ?? null, parentId: webhookId };
}

/** A task or data item opens the page of its account or archive. */
async function findSources(
  ctx: ModeContext,
  [source]: readonly { id: string; type: string }[],
): Promise<FoundObject[]> {
  if (!source) return [];
  const match = { idEnd: source.id, limit: 1 };
  return source.type === 'ACCOUNT'
    ? toObjects('ACCOUNT', await findAccounts(ctx, match))
    : toObjects('ARCHIVE', await findArchives(ctx, match));
}

async function findByName(ctx: ModeContext, text: string): Promise<FoundObject[]> {
  const match = { name: text, limit: maxPerKind };
  const groups = await Promise.all([
    findUsersByName(ctx, match).then((rows) => toObjects('USER', rows)),
    findWebhooks(ctx, match).then((rows) => toObjects('WEBHOOK', rows)),
    findSites(ctx, match).then((rows) => toObjects('SITE', rows)),
    findTemplates(ctx, match).then((rows) => toObjects('TEMPLATE', rows)),
    findConsentTemplates(ctx, match).then((rows) => toObjects('CONSENT_TEMPLATE', rows)),
  ]);
  return [
    ...groups.flat(),
    ...toObjects('PROVIDER', findProvidersByName(ctx, text).slice(0, maxPerKind)),
    ...toObjects('GUIDE', findGuides(text).slice(0, maxPerKind)),
  ];
}
