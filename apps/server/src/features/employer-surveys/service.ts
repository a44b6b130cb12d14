import type { Context, LinkContext } from '../../context.ts';
import { requireUnfinishedVisit } from '../site-visits/service/visit-checks.ts';
import { insertEmployerSurvey, selectWantedEmployers, type WantedEmployer } from './queries.ts';

const maxListed = 200;

/** Notes which employer an end user missed; saying so twice counts once. @throws ApiError EDIT_CONFLICT once the visit has succeeded */
export async function answerEmployerSurvey(ctx: LinkContext, employerName: string): Promise<void> {
  await requireUnfinishedVisit(ctx);
  const employerKey = employerName.toLowerCase().replace(/\s+/g, ' ');
  await insertEmployerSurvey(ctx, { employerKey, employerName });
}

/** Needs the system context. */
export function listWantedEmployers(ctx: Context): Promise<WantedEmployer[]> {
  return selectWantedEmployers(ctx, maxListed);
}
