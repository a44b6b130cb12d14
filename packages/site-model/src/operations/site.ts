import type { Calculation, NextItem, ScreenId, UrlParam } from '../document.ts';
import { calculationPath, queryPath } from '../field-paths.ts';
import { findScreen } from '../parts.ts';
import { calculationsFault } from '../soundness/calculations.ts';
import { nextConfigFault } from '../soundness/next-config.ts';
import { screenFault, siteFault, urlParamsFault } from '../soundness/screens.ts';
import { calculatedName } from '../variable-names.ts';
import { type Draft, forgetKept, noScreen, writeScreenValue, writeSite } from './draft.ts';
import type { Refusal, SetSite } from './operation.ts';
import { releaseFields, renameQueryTests } from './references.ts';
import { rewriteTexts } from './rewrite-texts.ts';

export function setSite(draft: Draft, { key, value }: SetSite): Refusal {
  writeSite(draft, key, value);
  return siteFault(draft.doc);
}

/** Conditions and variables are updated if exactly one parameter's key changed. */
export function setUrlParams(draft: Draft, urlParams: UrlParam[]): Refusal {
  const renamed = renamedKeys(draft.doc.urlParams, urlParams);
  writeSite(draft, 'urlParams', urlParams);
  renameQueryTests(draft, renamed);
  const paths = [...renamed].map(([from, to]) => [queryPath(from), queryPath(to)] as const);
  return urlParamsFault(urlParams) ?? rewriteTexts(draft, new Map(paths));
}

/** Conditions and texts follow renamed values; references to removed ones become dangling paths. */
export function setCalculations(draft: Draft, calculations: Calculation[]): Refusal {
  const former = draft.doc.calculations;
  const gone = former.filter(({ id }) => !calculations.some((other) => other.id === id));
  const renamed = calculations.flatMap((calculation) => {
    const before = former.find(({ id }) => id === calculation.id);
    return !before || before.name === calculation.name ? [] : [[calculatedName(before), calculatedName(calculation)]];
  });
  writeSite(draft, 'calculations', calculations);
  releaseFields(draft, new Map(gone.map(({ id }) => [id, calculationPath(id)])));
  for (const { id } of gone) forgetKept(draft, id);
  return calculationsFault(draft.doc) ?? rewriteTexts(draft, new Map(renamed as [string, string][]));
}

export function setNextConfig(draft: Draft, screenId: ScreenId, items: readonly NextItem[]): Refusal {
  const screen = findScreen(draft.doc, screenId);
  if (!screen) return noScreen;
  const cleaned = items.map(cleanItem);
  writeScreenValue(draft, screenId, 'nextConfig', cleaned);
  return screenFault({ ...screen, nextConfig: cleaned }) ?? nextConfigFault(draft.doc, cleaned);
}

/** Turns an empty target into null, and drops the marker of an empty condition once it has tests. */
function cleanItem(item: NextItem): NextItem {
  const { kept, ...condition } = item.condition;
  const isKept = kept !== undefined && (condition.items.length === 0 || Object.keys(kept).length > 0);
  return { ...item, target: item.target === '' ? null : item.target, condition: isKept ? item.condition : condition };
}

/** The single key that changed in place, if both keys are unique; otherwise empty. */
function renamedKeys(former: readonly UrlParam[], params: readonly UrlParam[]): Map<string, string> {
  if (former.length !== params.length) return new Map();
  const changed = former.flatMap(({ key }, index) =>
    key === params[index]!.key ? [] : [[key, params[index]!.key] as const],
  );
  const isAlone = (list: readonly UrlParam[], wanted: string) => list.filter(({ key }) => key === wanted).length === 1;
  const [rename] = changed;
  if (changed.length !== 1 || !rename || !isAlone(former, rename[0]) || !isAlone(params, rename[1])) return new Map();
  return new Map([rename]);
}
