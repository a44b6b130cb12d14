import { mapOperands } from '../calculations/operands.ts';
import type { ComponentId, Condition, NextItem, Screen, TestField } from '../document.ts';
import { formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { mapConditions, mapFields } from '../fields/component-conditions.ts';
import { renameInCondition } from '../options/rename-tests.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { type Draft, writeComponent, writeScreenValue, writeSite } from './draft.ts';

/** Clears next items that lead to a removed screen, and references to its parts. */
export function releaseScreen(draft: Draft, screen: Screen): void {
  const gone = new Map<string, string>(
    componentsOf(screen).map(({ id }) => [id, formFieldPath(screen.module.id, id)] as const),
  );
  if (screen.module.type === 'WinkWidgetModule') gone.set(screen.module.id, linkedIdsPath(screen.module.id));
  releaseFields(draft, gone);
  changeItems(draft, (item) => releaseTarget(item, screen.id));
}

/** Turns references to a removed component into dangling paths. */
export function releaseComponent(draft: Draft, moduleId: string, id: ComponentId): void {
  releaseFields(draft, new Map([[id, formFieldPath(moduleId, id)]]));
}

/** Turns references to removed parts into dangling paths. */
export function releaseFields(draft: Draft, gone: ReadonlyMap<string, string>): void {
  if (gone.size > 0) changeTests(draft, (field) => releaseField(field, gone));
}

/** Redirects conditions from a component to its replacement. */
export function redirectTests(draft: Draft, from: ComponentId, to: ComponentId): void {
  const redirect = (field: TestField) =>
    field.kind === 'component' && field.componentId === from ? { ...field, componentId: to } : field;
  changeTests(draft, redirect);
}

/** Updates conditions to a URL parameter's new key. */
export function renameQueryTests(draft: Draft, renamed: ReadonlyMap<string, string>): void {
  const rename = (field: TestField) => {
    const key = field.kind === 'query' ? renamed.get(field.key) : undefined;
    return key === undefined ? field : ({ kind: 'query', key } as const);
  };
  changeTests(draft, rename);
}

function changeItems(draft: Draft, change: (item: NextItem) => NextItem): void {
  for (const { id, nextConfig } of screensOf(draft.doc)) {
    const items = nextConfig.map(change);
    if (items.some((item, index) => item !== nextConfig[index])) writeScreenValue(draft, id, 'nextConfig', items);
  }
}

/** Updates conditions to the new values of options. */
export function renameOptionTests(draft: Draft, id: ComponentId, renamed: ReadonlyMap<string, string>): void {
  changeConditions(draft, (condition) => renameInCondition(condition, new Map([[id, renamed]])));
}

/** Maps the fields used by conditions and calculated values. */
function changeTests(draft: Draft, change: (field: TestField) => TestField): void {
  changeConditions(draft, (condition) => mapFields(condition, change));
  const calculations = draft.doc.calculations.map((calculation) => mapOperands(calculation, change));
  if (calculations.some((calculation, index) => calculation !== draft.doc.calculations[index]))
    writeSite(draft, 'calculations', calculations);
}

function changeConditions(draft: Draft, change: (condition: Condition) => Condition): void {
  changeItems(draft, (item) => {
    const condition = change(item.condition);
    return condition === item.condition ? item : { ...item, condition };
  });
  for (const screen of screensOf(draft.doc))
    for (const component of componentsOf(screen)) {
      const changed = mapConditions(component, change);
      if (changed !== component) writeComponent(draft, screen.id, component.id, changed);
    }
}

function releaseField(field: TestField, gone: ReadonlyMap<string, string>): TestField {
  const path = gone.get(partOf(field) ?? '');
  return path === undefined ? field : { kind: 'unknown', path };
}

function partOf(field: TestField): string | null {
  if (field.kind === 'component') return field.componentId;
  if (field.kind === 'calculated') return field.calculationId;
  return field.kind === 'linked' ? field.moduleId : null;
}

function releaseTarget(item: NextItem, screenId: string): NextItem {
  return item.type === 'ROUTE_SCREEN' && item.target === screenId ? { ...item, target: null } : item;
}
