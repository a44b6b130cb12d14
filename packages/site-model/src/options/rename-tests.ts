import type { ComponentId, Condition, Test } from '../document.ts';
import { renameLines } from './option-ids.ts';

/** By component: old option values and their new ones. */
export type RenamedOptions = ReadonlyMap<ComponentId, ReadonlyMap<string, string>>;

/** A condition with the options' new values; the same object if nothing changes. */
export function renameInCondition(condition: Condition, renamed: RenamedOptions): Condition {
  const items = condition.items.map((test) => renameInTest(test, renamed));
  return items.every((test, index) => test === condition.items[index]) ? condition : { ...condition, items };
}

function renameInTest(test: Test, all: RenamedOptions): Test {
  const renamed = test.field.kind === 'component' ? all.get(test.field.componentId) : undefined;
  if (!renamed || test.type === 'EMPTY' || test.type === 'NOT_EMPTY') return test;
  const isList = test.type === 'ONE_OF' || test.type === 'NOT_ONE_OF';
  const value = isList ? renameLines(test.value, renamed) : (renamed.get(test.value.trim()) ?? test.value);
  return value === test.value ? test : { ...test, value };
}
