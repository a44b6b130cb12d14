import { siteLimits } from '@smile/contract/site-limits';
import type { SiteDocument } from '../document.ts';
import { idsOf, screensOf } from '../parts.ts';
import type { Refusal } from './operation.ts';

/** Refused if there is no room for more components, or if an id of the new parts is already taken. */
export function roomRefusal(
  doc: SiteDocument,
  componentIds: readonly string[],
  { otherIds = [], leaving = 0 }: { otherIds?: readonly string[]; leaving?: number } = {},
): Refusal {
  const taken = new Set(doc.screenIds);
  let count = componentIds.length - leaving;
  for (const { module } of screensOf(doc)) {
    taken.add(module.id);
    if (module.type !== 'FormModule') continue;
    for (const component of Object.values(module.componentMap)) {
      const ids = idsOf(component);
      count += ids.length;
      for (const id of ids) taken.add(id);
    }
  }
  if (count > siteLimits.components) return `A site has at most ${siteLimits.components} components`;
  for (const id of [...componentIds, ...otherIds]) {
    if (taken.has(id)) return `Two parts have the id ${id}`;
    taken.add(id);
  }
  return null;
}
