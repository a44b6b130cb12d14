import type { Option } from '@smile/site-model/document';

/** Longer option lists are searched instead of shown in full. */
export const maxListed = 200;

/** Options to choose from, without duplicate values; selected values without an option are added at the end. */
export function listChoices(options: readonly Option[], selected: readonly string[]): Option[] {
  const choices = new Map(options.map((option) => [option.value, option]));
  for (const value of selected)
    if (value !== '' && !choices.has(value)) choices.set(value, { value, label: `${value} (no option)` });
  return [...choices.values()];
}
