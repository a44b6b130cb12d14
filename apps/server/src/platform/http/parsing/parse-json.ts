import { setImmediate } from 'node:timers/promises';
import { findTextEnd } from '../../json-depth.ts';

/** Parsing this many takes a few milliseconds. */
const plainCharacters = 1_000_000;
/** Minimum length of texts, such as base64 files, that are cut out before parsing. */
const longCharacters = 64_000;
const charactersPerTurn = 4_000_000;
/** Placeholder for cut-out texts; a Unicode noncharacter, so it does not occur otherwise. */
const mark = '\ufdd0';
const controlCharacter = /\p{Cc}/u;

/**
 * Parses a body of any size without blocking the event loop: cuts long texts without escapes out of the JSON and parses
 * the small rest.
 * @throws SyntaxError
 */
export async function parseJson(text: string): Promise<unknown> {
  if (text.length <= plainCharacters) return JSON.parse(text);
  const { rest, texts } = setLongTextsAside(text);
  if (texts.length === 0 || text.includes(mark) || /\\ufdd0/i.test(rest)) return JSON.parse(text);
  for (const long of texts) await refuseControlCharacters(long);
  return restore(JSON.parse(rest), texts);
}

function setLongTextsAside(json: string): { rest: string; texts: string[] } {
  const parts: string[] = [];
  const texts: string[] = [];
  let kept = 0;
  for (let start = json.indexOf('"'); start >= 0; ) {
    const end = findTextEnd(json, start);
    if (end < 0) break;
    if (end - start > longCharacters && isPlainValue(json, start, end)) {
      parts.push(json.slice(kept, start + 1), `${mark}${texts.length}`);
      texts.push(json.slice(start + 1, end));
      kept = end;
    }
    start = json.indexOf('"', end + 1);
  }
  return { rest: parts.join('') + json.slice(kept), texts };
}

/** A value, not a property name, and without escapes. */
function isPlainValue(json: string, start: number, end: number): boolean {
  const backslash = json.indexOf('\\', start);
  return (backslash < 0 || backslash > end) && !/^\s*:/.test(json.slice(end + 1, end + 100));
}

async function refuseControlCharacters(text: string): Promise<void> {
  for (let start = 0; start < text.length; start += charactersPerTurn) {
    if (controlCharacter.test(text.slice(start, start + charactersPerTurn)))
      throw new SyntaxError('A text has a control character.');
    await setImmediate();
  }
}

function restore(value: unknown, texts: string[]): unknown {
  if (typeof value === 'string') return value.startsWith(mark) ? texts[Number(value.slice(1))]! : value;
  if (Array.isArray(value)) return value.map((entry) => restore(entry, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, restore(entry, texts)]));
}
