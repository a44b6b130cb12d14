import { type InsightFeature, type InsightFeatureName, insightFeatures } from '@smile/contract/insight-features';

type Group = InsightFeature['group'];

/** Sets all features of a group, or those with the given units, to one value, such as a sentinel. */
export function fillFeatures(group: Group, value: number, units?: InsightFeature['unit'][]): Record<string, number> {
  const names = Object.keys(insightFeatures) as InsightFeatureName[];
  const chosen = names.filter((name) => {
    const feature = insightFeatures[name];
    return feature.group === group && (!units || units.includes(feature.unit));
  });
  return Object.fromEntries(chosen.map((name) => [name, value]));
}

/** True when the amounts cannot be summed. */
export function hasSeveralCurrencies(records: readonly { currency: string }[]): boolean {
  return new Set(records.map(({ currency }) => currency)).size > 1;
}
