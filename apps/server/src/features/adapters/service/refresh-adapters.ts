import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AdapterAnswer, AdapterClient } from '../../../connectors/http-adapter/adapter-client.ts';
import type { ServedProvider } from '../../../connectors/http-adapter/protocol.ts';
import { type Context, inTransaction } from '../../../context.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { isKnownProvider, isKnownSubType } from '../../datasources/service/datasources.ts';
import {
  type AdapterHealth,
  type AdapterRow,
  replaceServed,
  selectAdapters,
  selectServed,
  updateHealth,
} from '../queries.ts';
import { announceAdapters } from './adapter-notices.ts';
import { loadAdapters } from './load-adapters.ts';

/** Few attempts, since the schedule adds a new job every minute. */
const maxAttempts = 3;
export const refreshAdaptersJob = jobKind('adapters.refresh', z.strictObject({}), maxAttempts);

/** A health check that takes longer marks the adapter as degraded. */
const slowMs = 3000;

/** Checks the health of every adapter and updates the list of providers it serves. Needs the system context. */
export async function refreshAdapters(ctx: Context): Promise<void> {
  const adapters = await selectAdapters(ctx);
  await Promise.all(adapters.map((adapter) => refreshOne(ctx, adapter)));
}

/** Refreshes one adapter after its creation and returns its health. */
export async function refreshAdapter(ctx: Context, id: string): Promise<AdapterHealth> {
  // The notice of the new adapter may not have reached this process yet.
  await loadAdapters(ctx);
  const adapter = (await selectAdapters(ctx)).find((one) => one.id === id);
  return adapter ? refreshOne(ctx, adapter) : 'DOWN';
}

async function refreshOne(ctx: Context, adapter: AdapterRow): Promise<AdapterHealth> {
  const client = ctx.adapters.clientOf(adapter.id);
  if (!client) return 'DOWN';
  // The time makes the idempotency key new, so that the adapter does not repeat an earlier answer.
  const key = `${adapter.id}:${ctx.now().getTime()}`;
  const startedMs = performance.now();
  const health = await probe(client, 'health', key);
  // At least 1, since the status page shows "Answers within {tookMs} ms".
  const tookMs = Math.max(1, Math.round(performance.now() - startedMs));
  const catalogue = health.kind === 'ANSWERED' ? await probe(client, 'catalogue', key) : null;
  const assessed = assessHealth(health, catalogue, tookMs);
  await inTransaction(ctx, async (tx) => {
    await updateHealth(tx, adapter.id, { ...assessed, tookMs });
    if (catalogue?.kind === 'ANSWERED') await updateServed(tx, adapter, catalogue.answer.providers);
  });
  return assessed.status;
}

function probe<O extends 'health' | 'catalogue'>(
  client: AdapterClient,
  operation: O,
  key: string,
): Promise<AdapterAnswer<O>> {
  return client.ask({ operation, key: `${key}:${operation}`, providerId: null, content: {}, manner: 'probe' });
}

function assessHealth(
  health: AdapterAnswer<'health'>,
  catalogue: AdapterAnswer<'catalogue'> | null,
  tookMs: number,
): { status: AdapterHealth; message: string | null } {
  if (health.kind === 'FAILED') return { status: 'DOWN', message: health.message };
  if (catalogue?.kind === 'FAILED') return { status: 'DEGRADED', message: `Catalogue: ${catalogue.message}` };
  const fault = catalogue && findCatalogueFault(catalogue.answer.providers);
  if (fault) return { status: 'DEGRADED', message: `Catalogue: ${fault}` };
  const { status, message } = health.answer;
  const isSlow = status === 'UP' && tookMs > slowMs;
  return { status: isSlow ? 'DEGRADED' : status, message: message ?? (isSlow ? 'It answers slowly.' : null) };
}

/** Describes the first provider that cannot be listed; null if there is none. */
function findCatalogueFault(providers: ServedProvider[]): string | null {
  for (const { id, entry } of providers) {
    if (isKnownProvider(id)) continue;
    if (!entry) return `${id} is unknown here and has no entry.`;
    if (!isKnownSubType(entry.subType)) return `${id} has the unknown subType ${entry.subType}.`;
  }
  return null;
}

/** A provider stays with the first adapter that offered it. Our own catalogue's display data wins over the adapter's. */
async function updateServed(tx: Context, { id, onlyProviders }: AdapterRow, offered: ServedProvider[]): Promise<void> {
  const all = await selectServed(tx);
  const taken = new Set(all.filter(({ adapterId }) => adapterId !== id).map((served) => served.id));
  const accepted = offered
    .filter((served) => !taken.has(served.id) && (!onlyProviders || onlyProviders.includes(served.id)))
    .filter((served) => isKnownProvider(served.id) || (served.entry && isKnownSubType(served.entry.subType)))
    .map(({ entry, ...served }) => (isKnownProvider(served.id) || !entry ? served : { ...served, entry }));
  const next = [...new Map(accepted.map((served) => [served.id, served])).values()].toSorted(byId);
  const kept = all.filter(({ adapterId }) => adapterId === id).map(({ adapterId: _adapterId, ...served }) => served);
  if (isDeepStrictEqual(kept.toSorted(byId), next)) return;
  await replaceServed(tx, id, next);
  await announceAdapters(tx);
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
