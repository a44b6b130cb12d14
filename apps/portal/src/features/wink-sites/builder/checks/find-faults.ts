import type { SiteDocument } from '@smile/site-model/document';
import { inputsIn, screensOf } from '@smile/site-model/parts';
import { isProvedFault } from '@smile/site-model/proof/findings/finding';
import { proveSite } from '@smile/site-model/proof/prove-site';
import { loadMatcher } from '../../load-matcher.ts';
import { templateIdsOf } from '../store/template-ids.ts';

/** Save does not wait longer; the panel shows what is found later. */
const budgetMs = 300;

/** The faults that visits of a document certainly meet, as sentences. Judges no lists that the server has. */
export async function findFaults(document: SiteDocument): Promise<string[]> {
  const hasPattern = inputsIn(document).some(({ props }) => props.rule?.format === 'REGEX');
  const matches = hasPattern ? await loadMatcher() : () => true;
  const endMs = performance.now() + budgetMs;
  const isOver = () => performance.now() > endMs;
  const sourceIds = [...comparedSources(document), 'any other source'];
  const { findings } = proveSite(document, { matches, isOver, sourceIds, templateIds: templateIdsOf(document) });
  return findings.filter(isProvedFault).map(({ text }) => text);
}

function comparedSources(document: SiteDocument): string[] {
  const tests = screensOf(document).flatMap(({ nextConfig }) => nextConfig.flatMap(({ condition }) => condition.items));
  return tests.flatMap(({ field, value }) => (field.kind === 'linked' ? [value] : []));
}
