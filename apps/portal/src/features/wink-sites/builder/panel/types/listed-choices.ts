import type { Option } from '@smile/site-model/document';

/** More options than this are searched, not listed. */
export const maxListed = 200;

/** Options of a long list for a searchable select; a value that is no option is offered as it is. */
export function listedChoices(options: readonly Option[], value: string): Option[] {
  const choices = [...new Map(options.map((option) => [option.value, option])).values()];
  const isListed = value === '' || choices.some((option) => option.value === value);
  return isListed ? choices : [...choices, { value, label: `${value} (no option)` }];
}
