import { type Context, inTransaction } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { mayBePublicHost } from '../../../platform/outbound/public-address.ts';
import { type AdapterInput, adapterInputSchema } from '../adapter-input.ts';
import {
  type AdapterRow,
  deleteAdapter,
  secretContext,
  selectAdapters,
  selectServed,
  upsertAdapter,
} from '../queries.ts';
import { announceAdapters } from './adapter-notices.ts';

/**
 * Creates an adapter or replaces its settings. Needs the system context.
 * @throws ApiError INVALID_PARAMETERS naming what is wrong
 */
export async function putAdapter(ctx: Context, given: unknown): Promise<AdapterInput> {
  const parsed = adapterInputSchema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw invalid(`${path.join('.') || 'The adapter'} ${message}.`);
  }
  const { secret, providers, ...settings } = parsed.data;
  checkAddress(parsed.data);
  const secretSealed = ctx.vault.seal(secret, secretContext(settings.id));
  await inTransaction(ctx, async (tx) => {
    await upsertAdapter(tx, { ...settings, secretSealed, onlyProviders: providers ?? null });
    await announceAdapters(tx);
  });
  return parsed.data;
}

function checkAddress({ url, allowPrivate }: AdapterInput): void {
  const { protocol, hostname, username, search, hash } = new URL(url);
  if (username || search || hash) throw invalid('url must be an address and a path alone.');
  if (allowPrivate) return;
  if (protocol !== 'https:') throw invalid('url must be https, unless private addresses are allowed.');
  if (!mayBePublicHost(hostname))
    throw invalid('url leads to a private or reserved address. Allow private addresses if that is meant.');
}

export interface ListedAdapter extends Omit<AdapterRow, 'secretSealed'> {
  providers: string[];
}

/** Every adapter with the providers it serves. Needs the system context. */
export async function listAdapters(ctx: Context): Promise<ListedAdapter[]> {
  const [adapters, served] = await Promise.all([selectAdapters(ctx), selectServed(ctx)]);
  return adapters.map(({ secretSealed: _secretSealed, ...adapter }) => ({
    ...adapter,
    providers: served.filter(({ adapterId }) => adapterId === adapter.id).map(({ id }) => id),
  }));
}

/** @throws ApiError MISSING_RESOURCE */
export async function removeAdapter(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteAdapter(tx, id))) throw missing();
    await announceAdapters(tx);
  });
}
