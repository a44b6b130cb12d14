import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { isShown } from './staging-queries.ts';

export interface KnownEmployer {
  name: string;
  /** Number of end users whose data names the employer. */
  users: number;
}

const employer = sql`lower(payload->>'employer')`;

/** Employers in the tenant's data whose name contains the keyword or similar words, most end users first. */
export function selectEmployersLike(ctx: ModeContext, keyword: string, limit: number): Promise<KnownEmployer[]> {
  const text = keyword.toLowerCase();
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return selectEmployers(ctx, sql`(${employer} like ${pattern} or ${employer} %> ${text})`, limit);
}

/** Employer with exactly this name, ignoring case. */
export async function selectEmployerNamed(ctx: ModeContext, name: string): Promise<KnownEmployer | null> {
  const rows = await selectEmployers(ctx, sql`${employer} = ${name.toLowerCase()}`, 1);
  return rows[0] ?? null;
}

function selectEmployers(ctx: ModeContext, isWanted: Sql, limit: number): Promise<KnownEmployer[]> {
  return ctx.db.query(sql`
    select min(payload->>'employer') as name, count(distinct user_id)::integer as users
    from user_data
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and datapoint = 'EMPLOYMENTS' and ${isWanted}
      and ${isShown(ctx)}
    group by ${employer} order by users desc, name limit ${limit}`);
}
