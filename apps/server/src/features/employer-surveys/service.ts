import type { Context, LinkContext } from '../../context.ts';
import { requireUnfinishedVisit } from '../site-visits/service/visit-checks.ts';
import { insertEmployerSurvey, selectWantedEmployers, type WantedEmployer } from './queries.ts';

const maxListed = 200;

/**
 * Records an employer that an end user could not find; a repeated answer counts once.
 * @throws ApiError EDIT_CONFLICT once the visit has succeeded
 */
export async function answerEmployerSurvey(ctx: LinkContext, employerName: string): Promise<void> {
  await requireUnfinishedVisit(ctx);
  const employerKey = employerName.toLowerCase().replace(/\s+/g, ' ');
  await insertEmployerSurvey(ctx, { employerKey, employerName });
}

/** Needs the system context. */
export function listWantedEmployers(ctx: Context): Promise<WantedEmployer[]> {
  return selectWantedEmployers(ctx, maxListed);
}
