import type { CalculationId, Component, ComponentId, FormModule, SiteDocument } from '../document.ts';
import { isInput } from '../document.ts';
import { calculationPath, formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { componentsOf, fieldsInGroup, screensOf } from '../parts.ts';

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
      const isItsOwn =
        counts.get(name) === 1 && name !== '' && !name.includes('.') && !Object.hasOwn(module.componentMap, name);
      pathOf.set(component.id, formFieldPath(module.id, isItsOwn ? name : component.id));
    }
  }
  const componentAt = new Map(Array.from(pathOf, ([id, path]) => [path, id]));
  const calculationAt = new Map(doc.calculations.map(({ id }) => [calculationPath(id), id]));
  return { pathOf, componentAt, widgetAt, calculationAt };
}

/** The same with the fields of a repeating group, which conditions in it can read: their paths go on from its own. */
export function pathsInGroup(paths: FieldPaths, group: Component): FieldPaths {
  const fields = fieldsInGroup(group);
  const names = fields.map(({ props }) => props.name);
  const own = fields.map(({ id }, index): [ComponentId, string] => {
    const name = names[index]!;
    const isItsOwn =
      name !== '' && names.indexOf(name) === names.lastIndexOf(name) && fields.every((each) => each.id !== name);
    return [id, `${paths.pathOf.get(group.id)}.${isItsOwn ? name : id}`];
  });
  const pathOf = new Map([...paths.pathOf, ...own]);
  const componentAt = new Map([...own.map(([id, path]) => [path, id] as const), ...paths.componentAt]);
  return { ...paths, pathOf, componentAt };
}

function countNames(form: FormModule): Map<string, number> {
  const counts = new Map<string, number>();
  const names = Object.values<Component>(form.componentMap).flatMap((part) => (isInput(part) ? [part.props.name] : []));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
