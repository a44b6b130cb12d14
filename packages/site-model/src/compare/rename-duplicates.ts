import { siteLimits } from '@smile/contract/site-limits';
import { countCharacters, cutText } from '@smile/contract/texts';
import type { ComponentId, ScreenId } from '../document.ts';
import { numberedLabel, numberedName } from '../field-names.ts';
import type { FlatDocument } from './flat-parts.ts';
import type { MergedParts } from './merge-parts.ts';
import type { Three } from './merge-values.ts';

const keys = ['label', 'name'] as const;
type Key = (typeof keys)[number];

/**
 * Renames fields of mine whose label or name the other side gave to a field on the same screen, because duplicates
 * cannot be saved. Duplicates within one side stay.
 */
export function renameDuplicates(flat: Three<FlatDocument>, parts: MergedParts): void {
  for (const [screenId, ids] of parts.componentIds)
    for (const key of keys) renameOnScreen(flat, parts, { screenId, ids, key });
}

interface Place {
  screenId: ScreenId;
  ids: readonly ComponentId[];
  key: Key;
}

function renameOnScreen({ theirs, mine }: Three<FlatDocument>, { components }: MergedParts, place: Place): void {
  const { screenId, ids, key } = place;
  const textOf = (id: ComponentId) => textIn(components.get(id)!.values, key);
  const isOn = (side: FlatDocument, id: ComponentId) => {
    const part = side.components.get(id);
    return part?.screenId === screenId && textIn(part.values, key) === textOf(id);
  };
  const isKnown = (one: ComponentId, other: ComponentId) =>
    [theirs, mine].some((side) => isOn(side, one) && isOn(side, other));
  const taken = new Set(ids.map(textOf));
  const settled: ComponentId[] = [];
  // Fields that already exist in theirs keep their names.
  for (const id of [...ids].sort((one, other) => Number(isOn(theirs, other)) - Number(isOn(theirs, one)))) {
    const text = textOf(id);
    if (text !== '' && settled.some((other) => textOf(other) === text && !isKnown(id, other))) {
      const renamed = freeText(key, text, taken);
      const part = components.get(id)!;
      components.set(id, { ...part, values: { ...part.values, [key]: renamed } });
      taken.add(renamed);
    }
    settled.push(id);
  }
}

function textIn(values: Readonly<Record<string, unknown>>, key: Key): string {
  return typeof values[key] === 'string' ? values[key].trim() : '';
}

function freeText(key: Key, text: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const renamed = numbered(key, text, number);
    if (!taken.has(renamed)) return renamed;
  }
}

function numbered(key: Key, text: string, number: number): string {
  const [write, max] = key === 'label' ? [numberedLabel, siteLimits.label] : [numberedName, siteLimits.fieldName];
  const suffix = countCharacters(write('', number));
  return write(cutText(text, max - suffix), number);
}
