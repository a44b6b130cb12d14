import { siteLimits } from '@smile/contract/site-limits';

/** The letters of a label, which form a field name. */
export function lettersOf(label: string): string {
  return label.replace(/[^A-Za-z]/g, '').slice(0, siteLimits.fieldName);
}

/** Derives a field name from a label: `Mobile number` becomes `mobileNumber`, and `Child’s señas` `childsSenas`. */
export function nameOfLabel(label: string): string {
  // Decomposed: accents are characters of their own, and split no word; nor do apostrophes.
  const plain = label.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
  const [first = '', ...others] = plain.split(/[^A-Za-z]+/).filter(Boolean);
  const start = first === first.toUpperCase() ? first.toLowerCase() : first.charAt(0).toLowerCase() + first.slice(1);
  return [start, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))]
    .join('')
    .slice(0, siteLimits.fieldName);
}

/** As `nameOfLabel`, made unique. */
export function uniqueFieldName(label: string, taken: ReadonlySet<string>): string {
  const name = nameOfLabel(label);
  if (name === '' || !taken.has(name)) return name;
  let number = 2;
  const numbered = () => numberedName(name.slice(0, siteLimits.fieldName - 2), number);
  while (taken.has(numbered())) number++;
  return numbered();
}

/**
 * The first number from 1 on at which no new field clashes with an existing label or name. From 2 on, labels get "(2)"
 * and names get "B".
 */
export function freeNumber(
  fields: readonly { label: string; name: string }[],
  taken: { labels: ReadonlySet<string>; names: ReadonlySet<string> },
): number {
  let number = 1;
  const isTaken = (field: { label: string; name: string }) =>
    taken.labels.has(numberedLabel(field.label, number)) || taken.names.has(numberedName(field.name, number));
  while (fields.some(isTaken)) number++;
  return number;
}

export function numberedLabel(label: string, number: number): string {
  return number === 1 ? label : `${label} (${number})`;
}

/** 2 is B, 26 is Z, 27 is AA. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  let letters = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return name + letters;
}
