import type { Option } from '../document.ts';

/** Options with ids, except options with foreign data under our keys. */
export function withOptionIds(options: readonly Option[]): Option[] {
  return optionsById(options).map(([, option]) => option);
}

/** Options by id. Options without an id get one derived from their value, so that two editors assign the same id. */
export function optionsById(options: readonly Option[]): [id: string, option: Option][] {
  const taken = new Set<string>();
  return options.map((option) => {
    const given = idOf(option);
    let id = given !== null && !taken.has(given) ? given : hashId(option.value);
    for (let count = 2; taken.has(id); count++) id = hashId(`${option.value} ${count}`);
    taken.add(id);
    return [id, isForeign(option) ? option : { ...option, reference: id }];
  });
}

/** Null if another program uses this key for other data. */
function idOf({ reference }: { reference?: unknown }): string | null {
  return typeof reference === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(reference) ? reference : null;
}

/** Whether another program uses our keys for other data, which is then preserved. */
function isForeign(option: Option): boolean {
  const { reference, replaces }: { reference?: unknown; replaces?: unknown } = option;
  const hasId = idOf(option) !== null;
  return replaces === undefined ? !hasId && reference !== undefined : !hasId || typeof replaces !== 'string';
}

/** 32-bit FNV-1a hash. */
function hashId(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `Option_${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

export interface FollowedOptions {
  options: Option[];
  /** Maps old values used by conditions and defaults to new ones. */
  renamed: Map<string, string>;
}

/**
 * Matches options after an edit and reports renamed values. While a value is empty or a duplicate, conditions keep
 * using the old value, which the option remembers. An option whose value duplicates one that conditions use cannot be
 * referenced.
 */
export function matchEditedOptions(before: readonly Option[], after: readonly Option[]): FollowedOptions {
  const partners = pairOptions(withOptionIds(before), after);
  const values = after.map(({ value }) => value.trim());
  const isOpen = (value: string) => value === '' || values.indexOf(value) !== values.lastIndexOf(value);
  const kept = values.map((value, index) => {
    const name = partners[index] ? referredValue(partners[index]) : '';
    return name === value || isOpen(value) ? name : '';
  });
  const isKeptByOther = (name: string, index: number) => kept.some((each, at) => at !== index && each === name);
  const renamed = new Map<string, string>();
  const remembered = values.map((value, index) => {
    const formerName = partners[index] ? referredValue(partners[index]) : '';
    if (formerName === value) return null;
    const name = isKeptByOther(formerName, index) ? '' : formerName;
    if (name === '') return value !== '' && (isOpen(value) || isKeptByOther(value, index)) ? '' : null;
    if (isOpen(value)) return name;
    renamed.set(name, value);
    return null;
  });
  const options = withOptionIds(after.map((option, index) => carryId(option, partners[index])));
  return { options: options.map((option, index) => remember(option, remembered[index]!)), renamed };
}

function carryId(option: Option, former: Option | undefined): Option {
  if (isForeign(option)) return option;
  const { replaces: _, ...plain } = option;
  const id = former && idOf(former);
  return id ? { ...plain, reference: id } : plain;
}

function remember(option: Option, name: string | null): Option {
  return name === null || isForeign(option) ? option : { ...option, replaces: name };
}

/** The value by which conditions refer to an option. */
export function referredValue(option: Option): string {
  return option.replaces === undefined || isForeign(option) ? option.value.trim() : option.replaces;
}

/**
 * Pairs each option after an edit with its earlier self: by id, then by label and value, then by position if the
 * remaining counts match.
 */
function pairOptions(before: readonly Option[], after: readonly Option[]): (Option | undefined)[] {
  const left = new Set(before);
  const partners = after.map((option) => {
    const found = before.find((each) => left.has(each) && idOf(each) !== null && idOf(each) === idOf(option));
    if (found) left.delete(found);
    return found;
  });
  const take = (index: number, found: Option | undefined) => {
    if (!found) return;
    partners[index] = found;
    left.delete(found);
  };
  const isOpen = (index: number) => !partners[index] && idOf(after[index]!) === null;
  for (const [index, { label, value }] of after.entries())
    if (isOpen(index))
      take(
        index,
        [...left].find((each) => each.label === label && each.value === value),
      );
  const open = [...after.keys()].filter(isOpen);
  const rest = [...left];
  if (open.length === rest.length) for (const [at, index] of open.entries()) take(index, rest[at]);
  return partners;
}

/** Renamed values of a long list: lines with the same label and a new value, since lines have no ids. */
export function renamedListValues(before: readonly Option[], after: readonly Option[]): Map<string, string> {
  const [former, now] = [valuesByLabel(before), valuesByLabel(after)];
  return new Map(
    [...former].flatMap(([label, value]): [string, string][] => {
      const found = now.get(label);
      return value === null || !found || found === value ? [] : [[value, found]];
    }),
  );
}

/** Null for a label that several options share. */
function valuesByLabel(options: readonly Option[]): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const { label, value } of options) values.set(label, values.has(label) ? null : value);
  return values;
}

/** Replaces renamed values line by line. */
export function renameLines(text: string, renamed: ReadonlyMap<string, string>): string {
  return text
    .split('\n')
    .map((line) => renamed.get(line.trim()) ?? line)
    .join('\n');
}
