import { countryCodes } from '@smile/contract/iso-codes';

interface Option {
  value: string;
  label: string;
}

/** Each value is the lowercase of its label; a value from elsewhere is offered as it is. */
export function industryOptions(labels: readonly string[], current: string): Option[] {
  const options = labels.map((label) => ({ value: label.toLowerCase(), label }));
  const isKnown = current === '' || options.some((option) => option.value === current);
  return isKnown ? options : [{ value: current, label: current }, ...options];
}

/** The countries that have a name, in its order. */
export function countryOptions(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countryCodes
    .flatMap((code) => {
      const label = names.of(code);
      return label ? [{ value: code, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
