import type { Context, LinkContext } from '../../context.ts';
import { insertEmployerSurvey, selectWantedEmployers, type WantedEmployer } from './queries.ts';

const maxListed = 200;

/** Notes which employer an end user missed; saying so twice counts once. */
export function answerEmployerSurvey(ctx: LinkContext, employerName: string): Promise<void> {
  const employerKey = employerName.toLowerCase().replace(/\s+/g, ' ');
  return insertEmployerSurvey(ctx, { employerKey, employerName });
}

/** Takes the system's context. */
export function listWantedEmployers(ctx: Context): Promise<WantedEmployer[]> {
  return selectWantedEmployers(ctx, maxListed);
}
