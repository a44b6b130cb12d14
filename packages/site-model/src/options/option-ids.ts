import type { Option } from '../document.ts';

/**
 * Options with their ids. Those of sites without ids get one that follows from their value, so that two editors give
 * the same option the same one.
 */
export function withOptionIds(options: readonly Option[]): (Option & { reference: string })[] {
  const taken = new Set<string>();
  return options.map((option) => {
    const given = idOf(option);
    let id = given !== null && !taken.has(given) ? given : hashId(option.value);
    for (let count = 2; taken.has(id); count++) id = hashId(`${option.value} ${count}`);
    taken.add(id);
    return { ...option, reference: id };
  });
}

/** Null where another program keeps something else under this key. */
function idOf({ reference }: { reference?: unknown }): string | null {
  return typeof reference === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(reference) ? reference : null;
}

/** FNV-1a, 32 bits. */
function hashId(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `Option_${(hash >>> 0).toString(16).padStart(8, '0')}`;
}

export interface FollowedOptions {
  options: Option[];
  /** Values that conditions and defaults name, by what they are to name now. */
  renamed: Map<string, string>;
}

/**
 * Options after an edit, and the values that got others. While a value is empty or that of another option, conditions
 * keep the one before: the option remembers it. An option with the value of another that conditions name has no name.
 */
export function followOptionIds(before: readonly Option[], after: readonly Option[]): FollowedOptions {
  const known = withOptionIds(before);
  const partners = pairOptions(known, after);
  const values = after.map(({ value }) => value.trim());
  const isOpen = (value: string) => value === '' || values.indexOf(value) !== values.lastIndexOf(value);
  const kept = values.map((value, index) => {
    const name = partners[index] ? nameOf(partners[index]) : '';
    return name === value || isOpen(value) ? name : '';
  });
  const isKeptByOther = (name: string, index: number) => kept.some((each, at) => at !== index && each === name);
  const renamed = new Map<string, string>();
  const options = after.map((option, index) => {
    const former = partners[index];
    const { replaces: _, ...plain } = option;
    const same = former ? { ...plain, reference: former.reference } : plain;
    const [formerName, value] = [former ? nameOf(former) : '', values[index]!];
    if (formerName === value) return same;
    const name = isKeptByOther(formerName, index) ? '' : formerName;
    if (name === '')
      return value !== '' && (isOpen(value) || isKeptByOther(value, index)) ? { ...same, replaces: '' } : same;
    if (isOpen(value)) return { ...same, replaces: name };
    renamed.set(name, value);
    return same;
  });
  return { options: withOptionIds(options), renamed };
}

/** Value by which conditions name an option. */
export function nameOf({ value, replaces }: Option): string {
  return typeof replaces === 'string' ? replaces : value.trim();
}

/** For each option after an edit the one before: of its id, else of its texts, else the only one left at its place. */
function pairOptions(
  before: readonly (Option & { reference: string })[],
  after: readonly Option[],
): (Option & { reference: string })[] {
  const left = new Set(before);
  const partners = after.map((option) => {
    const found = before.find((each) => left.has(each) && each.reference === idOf(option));
    if (found) left.delete(found);
    return found;
  });
  const take = (index: number, found: (Option & { reference: string }) | undefined) => {
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
  return partners as (Option & { reference: string })[];
}

/** The one value of a long list that gave way to another; lists without ids tell no more. */
export function followListed(before: readonly Option[], after: readonly Option[]): Map<string, string> {
  const keyOf = ({ label, value }: Option) => `${label}\t${value}`;
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const gone = before.filter((option) => !now.has(keyOf(option)));
  const added = after.filter((option) => !old.has(keyOf(option)));
  const isOne = gone.length === 1 && added.length === 1 && gone[0]!.value !== added[0]!.value;
  return new Map(isOne ? [[gone[0]!.value, added[0]!.value]] : []);
}

/** The lines of a value, each under its new name. */
export function renameLines(text: string, renamed: ReadonlyMap<string, string>): string {
  return text
    .split('\n')
    .map((line) => renamed.get(line.trim()) ?? line)
    .join('\n');
}
