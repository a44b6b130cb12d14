import { type InsightFeature, type InsightFeatureName, insightFeatures } from '@smile/contract/insight-features';

type Group = InsightFeature['group'];

/** One value for all features of a group, or for those with the given units. */
export function fillFeatures(group: Group, value: number, units?: InsightFeature['unit'][]): Record<string, number> {
  const names = Object.keys(insightFeatures) as InsightFeatureName[];
  const wanted = names.filter((name) => {
    const feature = insightFeatures[name];
    return feature.group === group && (!units || units.includes(feature.unit));
  });
  return Object.fromEntries(wanted.map((name) => [name, value]));
}

/** Amounts in several currencies cannot be summed. */
export function hasSeveralCurrencies(records: readonly { currency: string }[]): boolean {
  return new Set(records.map(({ currency }) => currency)).size > 1;
}
