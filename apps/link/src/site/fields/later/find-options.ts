import type { Option } from '@smile/site-model/document';

/** Options that are drawn at a time. */
export const maxFound = 50;

/** Labels as they are compared: without case and accents, so that "Las Pinas" finds "Las Piñas". */
const folded = new WeakMap<readonly Option[], string[]>();

/** The options with a text in their label, those first that begin with it. */
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
