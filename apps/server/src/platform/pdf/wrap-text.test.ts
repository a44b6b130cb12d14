import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every character has width 1, a tilde 2. */
const widthOf = (character: string) => (character === '~' ? 2 : 1);
const wrap = (text: string, width: number, maxLines = 9) => wrapText(text, width, widthOf, maxLines);

it.each([
  ['', ['']],
  ['one', ['one']],
  ['one two', ['one two']],
  ['one two three', ['one two', 'three']],
  ['one  two', ['one', 'two']],
  ['a-very-long word', ['a-very-', 'long', 'word']],
  ['abcdefghijkl', ['abcdefg', 'hijkl']],
  ['ab cdefghijkl', ['ab', 'cdefghi', 'jkl']],
  ['~~~~', ['~~~', '~']],
  ['one\n\ntwo', ['one', '', 'two']],
  ['🙂🙂🙂🙂🙂🙂🙂🙂', ['🙂🙂🙂🙂🙂🙂🙂', '🙂']],
])('breaks %j into lines of seven', (text, lines) => {
  expect(wrap(text, 7)).toEqual(lines);
});

it('ends the last line that fits with an ellipsis', () => {
  expect(wrap('one two three four', 7, 2)).toEqual(['one two', 'three…']);
  expect(wrap('abcdefghijklmnop', 7, 2)).toEqual(['abcdefg', 'hijklm…']);
  expect(wrap('one two\nthree', 7, 1)).toEqual(['one tw…']);
});

it('draws a character wider than the line', () => {
  expect(wrap('~~', 1)).toEqual(['~', '~']);
});
