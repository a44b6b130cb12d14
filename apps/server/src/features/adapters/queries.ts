import sql from 'sql-template-tag';
import type { ServedProvider } from '../../connectors/http-adapter/protocol.ts';
import type { Context } from '../../context.ts';

export type AdapterHealth = 'UP' | 'DEGRADED' | 'DOWN';

export interface AdapterRow {
  id: string;
  url: string;
  secretSealed: string;
  allowPrivate: boolean;
  maxConcurrent: number;
  timeoutSeconds: number;
  onlyProviders: string[] | null;
  /** Null before the first health check. */
  healthStatus: AdapterHealth | null;
  healthMessage: string | null;
  healthTookMs: number | null;
  healthCheckedAt: Date | null;
  healthSince: Date | null;
}

export type AdapterValues = Omit<
  AdapterRow,
  'healthStatus' | 'healthMessage' | 'healthTookMs' | 'healthCheckedAt' | 'healthSince'
>;

export interface ServedRow extends ServedProvider {
  adapterId: string;
}

export function secretContext(adapterId: string): string {
  return `adapter:${adapterId}`;
}

/** All queries here need the system context: adapters belong to the platform, not to a tenant. */
export function selectAdapters(ctx: Context): Promise<AdapterRow[]> {
  return ctx.db.query(sql`
    select id, url, secret_sealed as "secretSealed", allow_private as "allowPrivate",
      max_concurrent as "maxConcurrent", timeout_seconds as "timeoutSeconds", only_providers as "onlyProviders",
      health_status as "healthStatus", health_message as "healthMessage", health_took_ms as "healthTookMs",
      health_checked_at as "healthCheckedAt", health_since as "healthSince"
    from adapters order by id`);
}

export async function selectServed(ctx: Context): Promise<ServedRow[]> {
  const rows = await ctx.db.query<Omit<ServedRow, 'entry'> & { entry: ServedRow['entry'] | null }>(sql`
    select provider_id as "id", adapter_id as "adapterId", login_options as "loginOptions", entry
    from adapter_providers order by provider_id`);
  return rows.map(({ entry, ...row }) => ({ ...row, ...(entry && { entry }) }));
}

export async function upsertAdapter(ctx: Context, adapter: AdapterValues): Promise<void> {
  const now = ctx.now();
  await ctx.db.query(sql`
    insert into adapters (id, url, secret_sealed, allow_private, max_concurrent, timeout_seconds, only_providers,
      created_at, updated_at)
    values (${adapter.id}, ${adapter.url}, ${adapter.secretSealed}, ${adapter.allowPrivate}, ${adapter.maxConcurrent},
      ${adapter.timeoutSeconds}, ${adapter.onlyProviders}, ${now}, ${now})
    on conflict (id) do update set url = excluded.url, secret_sealed = excluded.secret_sealed,
      allow_private = excluded.allow_private, max_concurrent = excluded.max_concurrent,
      timeout_seconds = excluded.timeout_seconds, only_providers = excluded.only_providers,
      updated_at = excluded.updated_at`);
}

/** Returns false when there was no such adapter. */
export async function deleteAdapter(ctx: Context, id: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`delete from adapters where id = ${id} returning id`);
  return rows.length > 0;
}

export async function updateHealth(
  ctx: Context,
  id: string,
  health: { status: AdapterHealth; message: string | null; tookMs: number },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.query(sql`
    update adapters set health_message = ${health.message}, health_took_ms = ${health.tookMs},
      health_checked_at = ${now},
      health_since = case when health_status = ${health.status} then health_since else ${now} end,
      health_status = ${health.status}
    where id = ${id}`);
}

/** Replaces the providers that the adapter serves; a provider served by another adapter stays with that one. */
export async function replaceServed(tx: Context, adapterId: string, providers: ServedProvider[]): Promise<void> {
  await tx.db.query(sql`delete from adapter_providers where adapter_id = ${adapterId}`);
  if (providers.length === 0) return;
  const rows = providers.map(({ id, loginOptions, entry }) => ({ id, loginOptions, entry: entry ?? null }));
  await tx.db.query(sql`
    insert into adapter_providers (provider_id, adapter_id, login_options, entry)
    select served->>'id', ${adapterId}, served->'loginOptions', nullif(served->'entry', 'null'::jsonb)
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as served
    on conflict (provider_id) do nothing`);
}
