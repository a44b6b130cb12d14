import { checkDocument, joinProblems } from '@smile/site-model/checks';
import type { SiteDocument } from '@smile/site-model/document';
import { inputsIn } from '@smile/site-model/parts';
import { findPatternProblem } from '../find-pattern-problem.ts';

/** All that keeps a document from being saved, a line for each; empty where nothing does. */
export async function findProblems(document: SiteDocument): Promise<string> {
  const patterns = inputsIn(document).flatMap(({ props }) => props.rule?.regex ?? []);
  const problems = new Map<string, string | null>();
  for (const pattern of new Set(patterns)) problems.set(pattern, await findPatternProblem(pattern));
  return joinProblems(checkDocument(document, (pattern) => problems.get(pattern) ?? null));
}
