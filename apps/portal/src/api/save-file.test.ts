import { expect, it } from 'vitest';
import { fileNameOf } from './save-file.ts';

it('keeps the name as far as a file may have it', () => {
  expect(fileNameOf('Loans & Kredit für alle', 'svg')).toBe('Loans & Kredit für alle.svg');
  expect(fileNameOf('../a\\b: "c"?\u202e', 'png')).toBe('a b c.png');
  expect(fileNameOf(' . ', 'png')).toBe('site.png');
});
