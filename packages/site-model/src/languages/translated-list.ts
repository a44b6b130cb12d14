import type { Component, Option } from '../document.ts';
import { isInput } from '../document.ts';
import { readOptionLines, writeOptionLines } from '../fields/option-lines.ts';
import { translationOf } from './author-texts.ts';

/** Key of a long list's translation: lines like the list's own, with translated labels, in any order. */
export const listKey = 'optionLines';

/** The whole list with translated labels; labels without a translation stay. */
export function translateLines(lines: string, translated: string): string {
  const labels = labelsByValue(translated);
  if (labels.size === 0) return lines;
  return writeOptionLines(
    readOptionLines(lines).map(({ label, value }) => ({ label: labels.get(value) ?? label, value })),
  );
}

export function labelsByValue(lines: string): Map<string, string> {
  return new Map(readOptionLines(lines).map(({ label, value }) => [value, label]));
}

/** Cache by component object, since documents share unchanged components. */
const known = new WeakMap<Component, Map<string, readonly Option[]>>();

/** Options of a long list whose label has letters but no translation. */
export function untranslatedOptions(component: Component, language: string): readonly Option[] {
  const byLanguage = known.get(component) ?? new Map<string, readonly Option[]>();
  known.set(component, byLanguage);
  const found = byLanguage.get(language) ?? findUntranslated(component, language);
  byLanguage.set(language, found);
  return found;
}

function findUntranslated(component: Component, language: string): Option[] {
  if (!isInput(component)) return [];
  const labels = labelsByValue(translationOf(component.translations, language, listKey) ?? '');
  return readOptionLines(component.props.optionLines).filter(
    ({ label, value }) => !labels.has(value) && /\p{L}/u.test(label),
  );
}

/** Moves translated labels to renamed values; `isListed` drops those of removed options. */
export function renameTranslated(
  translated: string,
  renamed: ReadonlyMap<string, string>,
  isListed: (value: string) => boolean = () => true,
): string {
  const options = readOptionLines(translated);
  const moved = options.map(({ label, value }) => ({ label, value: renamed.get(value) ?? value }));
  const left = moved.filter(({ value }) => isListed(value));
  const isSame = left.length === options.length && left.every(({ value }, index) => value === options[index]!.value);
  return isSame ? translated : writeOptionLines(left);
}
