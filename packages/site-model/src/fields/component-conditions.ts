import { type Component, type Condition, conditionKeys, type TestField } from '../document.ts';
import { fieldsInGroup, mapGroupFields } from '../parts.ts';

export type ConditionKey = (typeof conditionKeys)[number];

/** A condition of a component; null if it has none. */
export function conditionOf({ props }: Component, key: ConditionKey): Condition | null {
  return key in props ? (props[key as keyof typeof props] as Condition | null) : null;
}

/** The conditions of a component, by key. */
export function conditionsOf(component: Component): [ConditionKey, Condition][] {
  return conditionKeys.flatMap((key) => {
    const condition = conditionOf(component, key);
    return condition ? [[key, condition] as [ConditionKey, Condition]] : [];
  });
}

/** The conditions of a component and of the fields in it. */
export function allConditionsOf(component: Component): Condition[] {
  return [component, ...fieldsInGroup(component)].flatMap((part) =>
    conditionsOf(part).map(([, condition]) => condition),
  );
}

/**
 * A component with other conditions, those of the fields in it included; itself where they stay the same.
 * @param change `key` is that of the component's value that holds the condition
 */
export function mapConditions(
  component: Component,
  change: (condition: Condition, key: ConditionKey | 'fields') => Condition,
): Component {
  const changed = mapOwnConditions(component, change);
  return mapGroupFields(changed, (field) => mapOwnConditions(field, (condition) => change(condition, 'fields')));
}

function mapOwnConditions<T extends Component>(
  component: T,
  change: (condition: Condition, key: ConditionKey) => Condition,
): T {
  const changed = conditionsOf(component).flatMap(([key, condition]) => {
    const after = change(condition, key);
    return after === condition ? [] : [[key, after] as const];
  });
  if (changed.length === 0) return component;
  return { ...component, props: { ...component.props, ...Object.fromEntries(changed) } } as T;
}

/** The condition with mapped fields; the same object if nothing changes. */
export function mapFields(condition: Condition, change: (field: TestField) => TestField): Condition {
  const fields = condition.items.map(({ field }) => change(field));
  if (fields.every((field, index) => field === condition.items[index]!.field)) return condition;
  return { ...condition, items: condition.items.map((test, index) => ({ ...test, field: fields[index]! })) };
}
