import { describe, expect, it } from 'vitest';
import { isTooDeep } from '../../json-depth.ts';
import { parseJson } from './parse-json.ts';

const long = 'QUJD'.repeat(400_000);
const quotes = '\\"'.repeat(600_000);

describe('a large body', () => {
  it.each([
    [
      'a long text as a value',
      JSON.stringify({
        files: [
          { name: 'a', data: long },
          { data: long, n: 1 },
        ],
      }),
    ],
    ['a long text alone', JSON.stringify(long)],
    ['a long text as a name', JSON.stringify({ [long]: 1 })],
    ['spaces around the colon', `{"a" : "${long}" , "${long}"\n : 2}`],
    ['long texts with escapes', `["${quotes}","${long}"]`],
    ['a text that looks like what stands for a long one', JSON.stringify(['\ufdd00', long])],
    ['the same by an escape', `["\\ufdd00","\\uFDD01","${long}"]`],
    ['many short texts', JSON.stringify(Array.from({ length: 200_000 }, (_, index) => `text ${index}`))],
  ])('is parsed like JSON.parse with %s', async (_what, text) => {
    expect(await parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['a control character in a long text', `["${long}\n${long}"]`],
    ['no end', `["${long}`],
    ['a comma too many', `["${long}",]`],
    ['something behind it', `["${long}"] x`],
  ])('is refused with %s', async (_what, text) => {
    await expect(parseJson(text)).rejects.toThrow(SyntaxError);
  });
});

describe('isTooDeep', () => {
  it.each([
    ['64 levels', '['.repeat(64) + ']'.repeat(64), false],
    ['65 levels', '['.repeat(65) + ']'.repeat(65), true],
    ['brackets in a text', `["${'['.repeat(100)}"]`, false],
    ['a text that ends with an escaped quote', `["\\"${'['.repeat(100)}"]`, false],
    ['brackets behind a text that ends with a backslash', `["\\\\",${'['.repeat(100)}`, true],
    ['a text without an end', '"[[[', false],
  ])('tells %s', (_what, text, expected) => {
    expect(isTooDeep(text)).toBe(expected);
  });
});
