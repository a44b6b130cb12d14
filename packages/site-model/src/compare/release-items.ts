import type { NextItem, SiteDocument, TestField } from '../document.ts';
import { formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { componentsOf, screensOf } from '../parts.ts';
import type { PresentParts } from './present-parts.ts';

/** Next items as they are once parts that are not present are gone from their document. */
export function releaseItems(doc: SiteDocument, present: PresentParts, items: readonly NextItem[]): NextItem[] {
  return items.map((item) => {
    const tests = item.condition.items.map((test) => ({ ...test, field: releaseField(doc, present, test.field) }));
    const isGone = item.type === 'ROUTE_SCREEN' && item.target !== null && !present.screens.has(item.target);
    return { ...item, target: isGone ? null : item.target, condition: { ...item.condition, items: tests } };
  });
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
