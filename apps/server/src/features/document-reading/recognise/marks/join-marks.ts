import type { FoundWord } from '../recogniser.ts';

/** Maximum gap, overlap and vertical offset of a period or comma after its word, in word heights. */
const near = { after: 1.3, overlapping: 0.2, foot: 0.3 };

/** Attaches periods and commas that were read as separate words: they end sentences and names. */
export function joinMarks(words: readonly FoundWord[], shape: { width: number; height: number }): FoundWord[] {
  const marks = words.filter(({ text }) => /^[.,]$/.test(text));
  if (marks.length === 0) return [...words];
  const owners = new Map<FoundWord, FoundWord>();
  for (const mark of marks) {
    const owner = words.find((word) => isBefore(word, mark, shape.width / shape.height));
    if (owner) owners.set(owner, mark);
  }
  const joined = new Set(owners.values());
  return words
    .filter((word) => !joined.has(word))
    .map((word) => (owners.has(word) ? { ...word, text: word.text + owners.get(word)!.text } : word));
}

function isBefore({ text, box }: FoundWord, mark: FoundWord, aspect: number): boolean {
  if (!/[\p{L}\d)]$/u.test(text)) return false;
  const gap = ((mark.box.x - box.x - box.width) * aspect) / box.height;
  const foot = Math.abs(mark.box.y + mark.box.height - box.y - box.height) / box.height;
  return gap > -near.overlapping && gap < near.after && foot < near.foot && mark.box.height < box.height * 0.6;
}
