import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { type LookupKind, lookupKinds } from '../../lookup-sources/lookup-source.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';
import type { Lookup, SettledOutcome } from './lookup.ts';

const columns = sql`
  id, type, status, result_code as "resultCode", result_message as "resultMessage", request, result,
  created_at as "createdAt", updated_at as "updatedAt"`;

export interface LookupKeys {
  /** Digits without a plus, or an MD5 in lower case. */
  phone: string | null;
  /** Lower case. */
  emailAddress: string | null;
  type?: string;
}

export async function insertLookup<Request extends object>(
  tx: ModeContext,
  kind: LookupKind,
  lookup: LookupKeys & { id: string; request: Request },
): Promise<Lookup<Request, never>> {
  const rows = await tx.db.query<Lookup<Request, never>>(sql`
    insert into lookups (tenant_id, mode, kind, type, id, status, phone, email_address, request, created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${kind}, ${lookup.type ?? null}, ${lookup.id}, 'PROCESSING', ${lookup.phone}, ${lookup.emailAddress},
      ${lookup.request}, ${tx.now()}, ${tx.now()})
    returning ${columns}`);
  return rows[0]!;
}

/** Stores a lookup's outcome; null when it already has one. */
export async function updateSettled<Request extends object, Result extends object>(
  tx: ModeContext,
  id: string,
  outcome: SettledOutcome<Result>,
): Promise<Lookup<Request, Result> | null> {
  const rows = await tx.db.query<Lookup<Request, Result>>(sql`
    update lookups set status = ${outcome.status}, result_code = ${outcome.resultCode},
      result_message = ${outcome.resultMessage}, result = ${outcome.result}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} and status = 'PROCESSING'
    returning ${columns}`);
  return rows[0] ?? null;
}

export async function selectLookup<Request, Result>(
  ctx: ModeContext,
  kind: LookupKind,
  id: string,
): Promise<Lookup<Request, Result> | null> {
  const rows = await ctx.db.query<Lookup<Request, Result>>(sql`
    select ${columns} from lookups
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and kind = ${kind} and id = ${id}`);
  return rows[0] ?? null;
}

export interface LookupFilter {
  size: number;
  cursor?: string | undefined;
  id?: string | undefined;
  type?: string | undefined;
  phone?: string | undefined;
  emailAddress?: string | undefined;
  finalMatches?: boolean | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectLookups<Request, Result>(
  ctx: ModeContext,
  kind: LookupKind,
  filter: LookupFilter,
): Promise<List<Lookup<Request, Result>>> {
  const { id, type, phone, emailAddress, finalMatches } = filter;
  const rows = await ctx.db.query<Lookup<Request, Result>>(sql`
    select ${columns} from lookups
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and kind = ${kind}
      ${id ? sql`and id = ${id}` : empty}
      ${type ? sql`and type = ${type}` : empty}
      ${phone ? sql`and phone = ${phone}` : empty}
      ${emailAddress ? sql`and email_address = ${emailAddress}` : empty}
      ${finalMatches === undefined ? empty : sql`and final_matches = ${finalMatches}`}
      ${withinDays(filter)}
      ${newestFirst(filter)}`);
  return toPageByCreation(rows, filter.size, (row) => row);
}

/** Deletes the tenant's lookups in this mode about any of these numbers or addresses. */
export function deleteLookupsOf(
  tx: ModeContext,
  { phones, emailAddresses }: { phones: string[]; emailAddresses: string[] },
): Promise<{ id: string; kind: LookupKind }[]> {
  return tx.db.query(sql`
    delete from lookups
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and kind = any(${lookupKinds})
      and (phone = any(${phones}) or email_address = any(${emailAddresses}))
    returning id, kind`);
}
