import type { Translations, Unknowns } from '../document.ts';
import { isTranslations } from '../languages/translations.ts';
import { idFault } from '../soundness/ids.ts';

const maxProblems = 20;

/** Parse results besides the document itself. */
export interface Reading {
  problems: string[];
  kept: Unknowns;
}

/** An object of the wire format, and its path. */
export interface WireObject {
  reading: Reading;
  at: string;
  value: Record<string, unknown>;
}

export function note(reading: Reading, at: string, problem: string): void {
  if (reading.problems.length < maxProblems) reading.problems.push(`${at}: ${problem}`);
  else if (reading.problems.length === maxProblems) reading.problems.push('and more');
}

export function readObject(reading: Reading, at: string, value: unknown): WireObject {
  if (isObject(value)) return { reading, at, value };
  note(reading, at, 'must be an object');
  return { reading, at, value: {} };
}

export function readInner(outer: WireObject, key: string): WireObject {
  return readObject(outer.reading, `${outer.at}.${key}`, own(outer, key));
}

/** An optional object. */
export function readOptional(outer: WireObject, key: string): WireObject {
  const value = own(outer, key);
  return readObject(outer.reading, `${outer.at}.${key}`, value === undefined ? {} : value);
}

export function readText(object: WireObject, key: string, leftOut = ''): string {
  return readType(object, key, 'a text', leftOut, (value) => typeof value === 'string');
}

export function readFlag(object: WireObject, key: string): boolean {
  return readType(object, key, 'true or false', false, (value) => typeof value === 'boolean');
}

export function readNumber<T extends number | null>(object: WireObject, key: string, leftOut: T): number | T {
  return readType<number | T>(object, key, 'a number', leftOut, (value) => typeof value === 'number');
}

export function readChoice<const T extends string>(
  object: WireObject,
  key: string,
  choices: readonly T[],
  leftOut?: T,
): T {
  const value = Object.hasOwn(object.value, key) ? object.value[key] : leftOut;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) note(object.reading, `${object.at}.${key}`, `must be one of ${choices.join(', ')}`);
  return found ?? choices[0]!;
}

/** An optional list of texts. */
export function readTexts(object: WireObject, key: string): string[] {
  const isTexts = (value: unknown) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  return readType<string[]>(object, key, 'a list of texts', [], isTexts);
}

/** Translations of a part. A value of another shape is preserved as an unknown key. */
export function readTranslations({ value }: WireObject): { translations?: Translations } {
  return Object.hasOwn(value, 'translations') && isTranslations(value.translations)
    ? { translations: value.translations }
    : {};
}

/** An optional list of objects. */
export function readObjects(object: WireObject, key: string): WireObject[] {
  const list = readType<unknown[]>(object, key, 'a list', [], Array.isArray);
  return list.map((value, index) => readObject(object.reading, `${object.at}.${key}[${index}]`, value));
}

export function readId(object: WireObject): string {
  const id = readText(object, 'reference');
  const fault = idFault(id);
  if (fault) note(object.reading, `${object.at}.reference`, fault);
  return fault ? '' : id;
}

export function readAdditionalProps(object: WireObject): Record<string, unknown> {
  return readOptional(object, 'additionalProps').value;
}

/** Unknown keys, to be written back unchanged; undefined if there are none. */
export function unknownKeys({ value }: WireObject, known: readonly string[]): Record<string, unknown> | undefined {
  const keys = Object.keys(value).filter((key) => !known.includes(key));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, value[key]]));
}

/** Preserves data without a place in the document: unknown keys, and other values of known constant keys. */
export function keep(
  object: WireObject,
  path: string,
  known: readonly string[],
  usual: Record<string, string> = {},
): void {
  const others = Object.keys(usual).filter((key) => readText(object, key, usual[key]) !== usual[key]);
  const unknown = unknownKeys(object, [...known, ...Object.keys(usual)]);
  if (!unknown && others.length === 0) return;
  object.reading.kept[path] = {
    ...unknown,
    ...Object.fromEntries(others.map((key) => [key, object.value[key]])),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own({ value }: WireObject, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function readType<T>(object: WireObject, key: string, what: string, leftOut: T, isIt: (value: unknown) => boolean): T {
  const value = own(object, key);
  if (value === undefined) return leftOut;
  if (isIt(value)) return value as T;
  note(object.reading, `${object.at}.${key}`, `must be ${what}`);
  return leftOut;
}
