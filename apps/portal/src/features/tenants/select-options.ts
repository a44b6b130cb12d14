import { countryCodes } from '@smile/contract/iso-codes';

interface Option {
  value: string;
  label: string;
}

/** Values are lower-case labels; an unknown value is offered unchanged. */
export function industryOptions(labels: readonly string[], current: string): Option[] {
  const options = labels.map((label) => ({ value: label.toLowerCase(), label }));
  const isKnown = current === '' || options.some((option) => option.value === current);
  return isKnown ? options : [{ value: current, label: current }, ...options];
}

/** Countries with a name, sorted by it. */
export function countryOptions(): Option[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countryCodes
    .flatMap((code) => {
      const label = names.of(code);
      return label ? [{ value: code, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
