import { expect, it } from 'vitest';
import { findFreeTop } from './free-toast-top.ts';

it.each([
  ['at the top of an empty column', [], 16],
  ['below the button of a header', [{ top: 62, bottom: 98 }], 110],
  ['above a button that is far enough down', [{ top: 300, bottom: 336 }], 16],
  [
    'below two that leave no room between them',
    [
      { top: 120, bottom: 156 },
      { top: 20, bottom: 56 },
    ],
    168,
  ],
])('puts a toast %s', (_, buttons, top) => {
  expect(findFreeTop(buttons, 80)).toBe(top);
});
