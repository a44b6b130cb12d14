import type { Option } from '@smile/site-model/document';

/** Maximum number of options shown at once. */
export const maxFound = 50;

/** Normalized labels without case and accents, so that "Las Pinas" finds "Las Piñas". */
const folded = new WeakMap<readonly Option[], string[]>();

/** Finds the options whose label contains the typed text; labels that start with it come first. */
export function findOptions(options: readonly Option[], typed: string): { found: Option[]; count: number } {
  const labels = folded.get(options) ?? options.map(({ label }) => fold(label));
  folded.set(options, labels);
  const wanted = fold(typed.trim());
  const first: Option[] = [];
  const others: Option[] = [];
  for (const [index, label] of labels.entries()) {
    const at = label.indexOf(wanted);
    if (at === 0) first.push(options[index]!);
    else if (at > 0) others.push(options[index]!);
  }
  return { found: [...first, ...others].slice(0, maxFound), count: first.length + others.length };
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
