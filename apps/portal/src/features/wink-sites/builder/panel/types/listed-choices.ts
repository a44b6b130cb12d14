import type { Option } from '@smile/site-model/document';

/** Longer lists are searchable instead of fully listed. */
export const maxListed = 200;

/** Options of a long list for a searchable select; an unknown value is offered unchanged. */
export function listedChoices(options: readonly Option[], value: string): Option[] {
  const choices = [...new Map(options.map((option) => [option.value, option])).values()];
  const isListed = value === '' || choices.some((option) => option.value === value);
  return isListed ? choices : [...choices, { value, label: `${value} (no option)` }];
}
