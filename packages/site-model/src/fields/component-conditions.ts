import { type Component, type Condition, conditionKeys, type TestField } from '../document.ts';

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

/** The component with mapped conditions; the same object if nothing changes. */
export function mapConditions(
  component: Component,
  change: (condition: Condition, key: ConditionKey) => Condition,
): Component {
  const changed = conditionsOf(component).flatMap(([key, condition]) => {
    const after = change(condition, key);
    return after === condition ? [] : [[key, after] as const];
  });
  if (changed.length === 0) return component;
  return { ...component, props: { ...component.props, ...Object.fromEntries(changed) } } as Component;
}

/** The condition with mapped fields; the same object if nothing changes. */
export function mapFields(condition: Condition, change: (field: TestField) => TestField): Condition {
  const fields = condition.items.map(({ field }) => change(field));
  if (fields.every((field, index) => field === condition.items[index]!.field)) return condition;
  return { ...condition, items: condition.items.map((test, index) => ({ ...test, field: fields[index]! })) };
}
