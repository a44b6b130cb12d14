import type { Option } from '../document.ts';

/** Options with their ids, but for those of another program. */
export function withOptionIds(options: readonly Option[]): Option[] {
  return knownOptions(options).map(([, option]) => option);
}

/**
 * Options by their ids. Those of sites without ids get one that follows from their value, so that two editors give the
 * same option the same one.
 */
export function knownOptions(options: readonly Option[]): [id: string, option: Option][] {
  const taken = new Set<string>();
  return options.map((option) => {
    const given = idOf(option);
    let id = given !== null && !taken.has(given) ? given : hashId(option.value);
    for (let count = 2; taken.has(id); count++) id = hashId(`${option.value} ${count}`);
    taken.add(id);
    return [id, isForeign(option) ? option : { ...option, reference: id }];
  });
}

/** Null where another program keeps something else under this key. */
function idOf({ reference }: { reference?: unknown }): string | null {
  return typeof reference === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(reference) ? reference : null;
}

/** Whether another program keeps something else under our keys, which then stays. */
function isForeign(option: Option): boolean {
  const { reference, replaces }: { reference?: unknown; replaces?: unknown } = option;
  const hasId = idOf(option) !== null;
  return replaces === undefined ? !hasId && reference !== undefined : !hasId || typeof replaces !== 'string';
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
  const partners = pairOptions(withOptionIds(before), after);
  const values = after.map(({ value }) => value.trim());
  const isOpen = (value: string) => value === '' || values.indexOf(value) !== values.lastIndexOf(value);
  const kept = values.map((value, index) => {
    const name = partners[index] ? nameOf(partners[index]) : '';
    return name === value || isOpen(value) ? name : '';
  });
  const isKeptByOther = (name: string, index: number) => kept.some((each, at) => at !== index && each === name);
  const renamed = new Map<string, string>();
  const remembered = values.map((value, index) => {
    const formerName = partners[index] ? nameOf(partners[index]) : '';
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

/** Value by which conditions name an option. */
export function nameOf(option: Option): string {
  return option.replaces === undefined || isForeign(option) ? option.value.trim() : option.replaces;
}

/** For each option after an edit the one before: of its id, else of its texts, else the only one left at its place. */
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

/** Values of a long list whose lines got another one under the same label, which is all that tells a line. */
export function followListed(before: readonly Option[], after: readonly Option[]): Map<string, string> {
  const [former, now] = [valuesByLabel(before), valuesByLabel(after)];
  return new Map(
    [...former].flatMap(([label, value]): [string, string][] => {
      const found = now.get(label);
      return value === null || !found || found === value ? [] : [[value, found]];
    }),
  );
}

/** Null for a label that several options have. */
function valuesByLabel(options: readonly Option[]): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const { label, value } of options) values.set(label, values.has(label) ? null : value);
  return values;
}

/** The lines of a value, each under its new name. */
export function renameLines(text: string, renamed: ReadonlyMap<string, string>): string {
  return text
    .split('\n')
    .map((line) => renamed.get(line.trim()) ?? line)
    .join('\n');
}
