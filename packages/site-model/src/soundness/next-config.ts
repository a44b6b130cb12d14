import { siteLimits } from '@smile/contract/site-limits';
import type { Component, Condition, NextItem, SiteDocument, Test, TestField } from '../document.ts';
import { conditionsOf } from '../fields/component-conditions.ts';
import { fieldsInGroup } from '../parts.ts';
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

/** Fault of the conditions of a component in this document. Those of fields in a group may read their entry too. */
export function componentConditionsFault(doc: SiteDocument, component: Component): Fault {
  const fields = fieldsInGroup(component);
  const inEntry = new Set(fields.map(({ id }) => id));
  return (
    firstFault(conditionsOf(component), ([, condition]) => conditionFault(doc, condition)) ??
    firstFault(fields.flatMap(conditionsOf), ([, condition]) => conditionFault(doc, condition, inEntry))
  );
}

function conditionFault(doc: SiteDocument, { items }: Condition, inEntry?: ReadonlySet<string>): Fault {
  const isInEntry = ({ field }: Test) => field.kind === 'component' && inEntry?.has(field.componentId);
  const others = items.filter((test) => !isInEntry(test));
  return (
    countFault('Conditions', items, siteLimits.tests) ??
    firstFault(others, ({ field }) => fieldFault(doc, field)) ??
    firstFault(items, ({ value }) => textFault('The value of a condition', value, siteLimits.condition))
  );
}

function targetFault(doc: SiteDocument, type: NextItem['type'], target: string | null): Fault {
  if (target === null) return null;
  if (type === 'ROUTE_SCREEN') return Object.hasOwn(doc.screens, target) ? null : `There is no screen ${target}`;
  if (target === '') return 'A target that is not chosen is null';
  return isScreenId(target) ? 'A target URL cannot start with Screen_' : textFault('A URL', target, siteLimits.url);
}

/** Fault of what a condition or a calculated value reads. */
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
