import type { CalculationId, Component, ComponentId, FormModule, SiteDocument } from '../document.ts';
import { isInput } from '../document.ts';
import { calculationPath, formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { componentsOf, screensOf } from '../parts.ts';

/** Sources that conditions can use besides the address, by wire-format path. */
export interface FieldPaths {
  pathOf: ReadonlyMap<ComponentId, string>;
  componentAt: ReadonlyMap<string, ComponentId>;
  widgetAt: ReadonlyMap<string, string>;
  calculationAt: ReadonlyMap<string, CalculationId>;
}

/**
 * A field's path ends with its name, or with its id if the name is empty or not unique. Reading and writing both use
 * this list, so they round-trip.
 */
export function fieldPathsOf(doc: SiteDocument): FieldPaths {
  const pathOf = new Map<ComponentId, string>();
  const widgetAt = new Map<string, string>();
  for (const screen of screensOf(doc)) {
    const { module } = screen;
    if (module.type === 'WinkWidgetModule') widgetAt.set(linkedIdsPath(module.id), module.id);
    if (module.type !== 'FormModule') continue;
    const counts = countNames(module);
    for (const component of componentsOf(screen)) {
      const name = isInput(component) ? component.props.name : '';
      const isItsOwn = counts.get(name) === 1 && name !== '' && !Object.hasOwn(module.componentMap, name);
      pathOf.set(component.id, formFieldPath(module.id, isItsOwn ? name : component.id));
    }
  }
  const componentAt = new Map(Array.from(pathOf, ([id, path]) => [path, id]));
  const calculationAt = new Map(doc.calculations.map(({ id }) => [calculationPath(id), id]));
  return { pathOf, componentAt, widgetAt, calculationAt };
}

function countNames(form: FormModule): Map<string, number> {
  const counts = new Map<string, number>();
  const names = Object.values<Component>(form.componentMap).flatMap((part) => (isInput(part) ? [part.props.name] : []));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
