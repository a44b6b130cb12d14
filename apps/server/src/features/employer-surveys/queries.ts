import sql from 'sql-template-tag';
import type { Context, LinkContext } from '../../context.ts';

export interface WantedEmployer {
  employerName: string;
  mode: string;
  users: number;
}

export async function insertEmployerSurvey(
  ctx: LinkContext,
  survey: { employerKey: string; employerName: string },
): Promise<void> {
  await ctx.db.query(sql`
    insert into employer_surveys (tenant_id, mode, user_id, employer_key, employer_name, created_at)
    values (${ctx.tenantId}, ${ctx.mode}, ${ctx.actor.userId}, ${survey.employerKey}, ${survey.employerName},
      ${ctx.now()})
    on conflict do nothing`);
}

/** For the operator: over all tenants, most requested employers first. */
export function selectWantedEmployers(ctx: Context, limit: number): Promise<WantedEmployer[]> {
  return ctx.db.query<WantedEmployer>(sql`
    select min(employer_name) as "employerName", mode, count(*)::int as users
    from employer_surveys group by employer_key, mode
    order by users desc, employer_key, mode limit ${limit}`);
}
