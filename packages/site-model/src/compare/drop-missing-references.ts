import type { Condition, NextItem, SiteDocument, TestField } from '../document.ts';
import { formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { mapFields } from '../fields/component-conditions.ts';
import { componentsOf, screensOf } from '../parts.ts';
import type { Three } from './merge-values.ts';
import type { PresentParts } from './present-parts.ts';
import { isSame } from './same.ts';

/** Next items with references to missing parts removed. */
export function dropMissingReferences(
  doc: SiteDocument,
  present: PresentParts,
  items: readonly NextItem[],
): NextItem[] {
  return items.map((item) => {
    const isGone = item.type === 'ROUTE_SCREEN' && item.target !== null && !present.screens.has(item.target);
    const condition = releaseCondition(doc, present, item.condition);
    return { ...item, target: isGone ? null : item.target, condition };
  });
}

/** A condition with references to missing parts removed. */
export function releaseCondition(doc: SiteDocument, present: PresentParts, condition: Condition): Condition {
  return mapFields(condition, (field) => releaseField(doc, present, field));
}

/** Undoes what a side's removal of parts did to a condition, if those parts stay. */
export function restoreCondition(
  docs: Three<SiteDocument>,
  present: PresentParts,
  side: 'theirs' | 'mine',
  { base, condition }: { base: Condition; condition: Condition },
): Condition {
  const own = partsOf(docs[side]);
  const isBack = partIds(docs.base).some((id) => !own.has(id) && has(present, id));
  const released = releaseCondition(docs.base, { screens: own, components: own }, base);
  return isBack && isSame(released, condition) ? base : condition;
}

/**
 * Undoes what a side's removal of parts did to next items, if those parts stay: cleared targets and conditions get
 * their base values again.
 */
export function restoreItems(
  docs: Three<SiteDocument>,
  present: PresentParts,
  side: 'theirs' | 'mine',
  { base, items }: { base: readonly NextItem[]; items: readonly NextItem[] },
): NextItem[] {
  const own = partsOf(docs[side]);
  const isBack = partIds(docs.base).some((id) => !own.has(id) && has(present, id));
  if (!isBack) return [...items];
  const released = dropMissingReferences(docs.base, { screens: own, components: own }, base);
  return items.map((item, index) => {
    const exact = released.findIndex((other, at) => isSameItem(other, item) && !isSameItem(other, base[at]!));
    if (exact >= 0) return { ...base[exact]!, id: item.id };
    const former = base[index];
    const isCleared = item.target === null && released[index]?.target === null && item.type === former?.type;
    return isCleared ? { ...item, target: former!.target } : item;
  });
}

function isSameItem({ id: _, ...one }: NextItem, { id: __, ...other }: NextItem): boolean {
  return isSame(one, other);
}

function partIds(doc: SiteDocument): string[] {
  return screensOf(doc).flatMap((screen) => [screen.id, ...componentsOf(screen).map(({ id }) => id)]);
}

function partsOf(doc: SiteDocument): ReadonlySet<string> {
  return new Set(partIds(doc));
}

function has({ screens, components }: PresentParts, id: string): boolean {
  return screens.has(id) || components.has(id);
}

function releaseField(doc: SiteDocument, present: PresentParts, field: TestField): TestField {
  if (field.kind === 'component' && !present.components.has(field.componentId)) {
    const screen = screensOf(doc).find((other) => componentsOf(other).some(({ id }) => id === field.componentId));
    return screen ? { kind: 'unknown', path: formFieldPath(screen.module.id, field.componentId) } : field;
  }
  if (field.kind !== 'linked') return field;
  const screen = screensOf(doc).find(({ module }) => module.id === field.moduleId);
  const isGone = screen && !present.screens.has(screen.id);
  return isGone ? { kind: 'unknown', path: linkedIdsPath(field.moduleId) } : field;
}
