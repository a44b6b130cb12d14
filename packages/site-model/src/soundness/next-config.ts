import { siteLimits } from '@smile/contract/site-limits';
import type { Component, Condition, NextItem, SiteDocument, Test, TestField } from '../document.ts';
import { conditionsOf } from '../fields/component-conditions.ts';
import { isScreenId } from './ids.ts';
import { countFault, type Fault, firstFault, textFault } from './texts.ts';

/** Fault of next items in this document; whether they can be saved is a separate check. */
export function nextConfigFault(doc: SiteDocument, items: readonly NextItem[]): Fault {
  if (new Set(items.map(({ id }) => id)).size < items.length) return 'Two next items have the same id';
  return countFault('Next items', items, siteLimits.nextItems) ?? firstFault(items, (item) => itemFault(doc, item));
}

function itemFault(doc: SiteDocument, { type, target, condition }: NextItem): Fault {
  return targetFault(doc, type, target) ?? conditionFault(doc, condition);
}

/** Fault of a component's conditions in this document. */
export function componentConditionsFault(doc: SiteDocument, component: Component): Fault {
  return firstFault(conditionsOf(component), ([, condition]) => conditionFault(doc, condition));
}

function conditionFault(doc: SiteDocument, { items }: Condition): Fault {
  return countFault('Conditions', items, siteLimits.tests) ?? firstFault(items, (test) => testFault(doc, test));
}

function targetFault(doc: SiteDocument, type: NextItem['type'], target: string | null): Fault {
  if (target === null) return null;
  if (type === 'ROUTE_SCREEN') return Object.hasOwn(doc.screens, target) ? null : `There is no screen ${target}`;
  if (target === '') return 'A target that is not chosen is null';
  return isScreenId(target) ? 'A target URL cannot start with Screen_' : textFault('A URL', target, siteLimits.url);
}

function testFault(doc: SiteDocument, { field, value }: Test): Fault {
  return fieldFault(doc, field) ?? textFault('The value of a condition', value, siteLimits.condition);
}

/** Fault of a field that a condition or calculated value uses. */
export function fieldFault(doc: SiteDocument, field: TestField): Fault {
  if (field.kind === 'query') return textFault('The key of a URL parameter', field.key, siteLimits.paramKey);
  if (field.kind === 'unknown') return textFault('The field of a condition', field.path, siteLimits.condition);
  if (field.kind === 'calculated')
    return doc.calculations.some(({ id }) => id === field.calculationId)
      ? null
      : `There is no calculated value ${field.calculationId}`;
  if (field.kind === 'linked') return hasWidget(doc, field.moduleId) ? null : `There is no widget ${field.moduleId}`;
  return hasComponent(doc, field.componentId) ? null : `There is no component ${field.componentId}`;
}

function hasComponent(doc: SiteDocument, id: string): boolean {
  return doc.screenIds.some((screenId) => {
    const module = doc.screens[screenId]?.module;
    return module?.type === 'FormModule' && Object.hasOwn(module.componentMap, id);
  });
}

function hasWidget(doc: SiteDocument, id: string): boolean {
  return doc.screenIds.some((screenId) => {
    const module = doc.screens[screenId]?.module;
    return module?.type === 'WinkWidgetModule' && module.id === id;
  });
}
