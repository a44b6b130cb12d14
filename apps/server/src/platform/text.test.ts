import { describe, expect, it } from 'vitest';
import { findBrokenText, replaceUnstorable } from './text.ts';

describe('findBrokenText', () => {
  it.each([
    ['U+0000', 'a\u0000b'],
    ['half of a surrogate pair', ['x', { y: '\ud83d' }]],
    ['U+0000', { 'a\u0000': 1 }],
    ['direction of writing', { name: 'a\u202eb' }],
    ['line breaks', { logoUrl: 'https://a\n.example' }],
  ])('finds %s anywhere in a value', (word, value) => expect(findBrokenText(value)).toContain(word));

  it('takes everything else', () => {
    const fine = { text: 'Zoë 💥 ñ', list: [null, 1, true, ['\n']], file: new File([], 'a') };
    expect(findBrokenText(fine)).toBeNull();
  });

  it('does not run out of stack', () => {
    let deep: unknown = 'a\u0000';
    for (let level = 0; level < 200_000; level++) deep = [deep];
    expect(findBrokenText(deep)).toContain('U+0000');
  });
});

it('replaces only text that no database stores', () => {
  const bytes = Buffer.from('x');
  expect(replaceUnstorable({ 'a\u0000': ['b\ud800', '💥'], bytes, none: null })).toEqual({
    'a\ufffd': ['b\ufffd', '💥'],
    bytes,
    none: null,
  });
});
