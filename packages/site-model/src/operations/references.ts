import type { ComponentId, NextItem, Screen, TestField } from '../document.ts';
import { formFieldPath, linkedIdsPath } from '../field-paths.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { type Draft, writeScreenValue } from './draft.ts';

/** Lets no next item lead to a screen that goes, and none read what stood on it. */
export function releaseScreen(draft: Draft, screen: Screen): void {
  const gone = new Map<string, string>(
    componentsOf(screen).map(({ id }) => [id, formFieldPath(screen.module.id, id)] as const),
  );
  if (screen.module.type === 'WinkWidgetModule') gone.set(screen.module.id, linkedIdsPath(screen.module.id));
  changeItems(draft, (item) =>
    releaseTarget(
      changeFields(item, (field) => releaseField(field, gone)),
      screen.id,
    ),
  );
}

/** Lets conditions that read a component that goes keep a path that leads nowhere. */
export function releaseComponent(draft: Draft, moduleId: string, id: ComponentId): void {
  const gone = new Map([[id, formFieldPath(moduleId, id)]]);
  changeItems(draft, (item) => changeFields(item, (field) => releaseField(field, gone)));
}

/** Lets conditions read the component that stands in for another. */
export function redirectTests(draft: Draft, from: ComponentId, to: ComponentId): void {
  const redirect = (field: TestField) =>
    field.kind === 'component' && field.componentId === from ? { ...field, componentId: to } : field;
  changeItems(draft, (item) => changeFields(item, redirect));
}

/** Lets conditions follow a URL parameter to its new key. */
export function renameQueryTests(draft: Draft, renamed: ReadonlyMap<string, string>): void {
  const rename = (field: TestField) => {
    const key = field.kind === 'query' ? renamed.get(field.key) : undefined;
    return key === undefined ? field : ({ kind: 'query', key } as const);
  };
  changeItems(draft, (item) => changeFields(item, rename));
}

function changeItems(draft: Draft, change: (item: NextItem) => NextItem): void {
  for (const { id, nextConfig } of screensOf(draft.doc)) {
    const items = nextConfig.map(change);
    if (items.some((item, index) => item !== nextConfig[index])) writeScreenValue(draft, id, 'nextConfig', items);
  }
}

function changeFields(item: NextItem, change: (field: TestField) => TestField): NextItem {
  const fields = item.condition.items.map(({ field }) => change(field));
  if (fields.every((field, index) => field === item.condition.items[index]!.field)) return item;
  const items = item.condition.items.map((test, index) => ({ ...test, field: fields[index]! }));
  return { ...item, condition: { ...item.condition, items } };
}

function releaseField(field: TestField, gone: ReadonlyMap<string, string>): TestField {
  const id = field.kind === 'component' ? field.componentId : field.kind === 'linked' ? field.moduleId : null;
  const path = id === null ? undefined : gone.get(id);
  return path === undefined ? field : { kind: 'unknown', path };
}

function releaseTarget(item: NextItem, screenId: string): NextItem {
  return item.type === 'ROUTE_SCREEN' && item.target === screenId ? { ...item, target: null } : item;
}
