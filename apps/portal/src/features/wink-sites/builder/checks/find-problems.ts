import { checkDocument, joinProblems } from '@smile/site-model/checks';
import type { SiteDocument } from '@smile/site-model/document';
import { fieldsInGroup, inputsIn } from '@smile/site-model/parts';
import type { PatternCheck } from '@smile/site-model/pattern-problem';
import { loadPatternCheck } from '../../load-patterns.ts';

/** Reasons why a document cannot be saved, one per line; empty if there are none. */
export async function findProblems(document: SiteDocument): Promise<string> {
  const fields = inputsIn(document).flatMap((input) => [input, ...fieldsInGroup(input)]);
  const patterns = fields.flatMap(({ props }) => props.rule?.regex ?? []);
  const checks = new Map<string, PatternCheck>();
  for (const pattern of new Set(patterns)) checks.set(pattern, await loadPatternCheck(pattern));
  return joinProblems(checkDocument(document, (pattern) => checks.get(pattern)!));
}
