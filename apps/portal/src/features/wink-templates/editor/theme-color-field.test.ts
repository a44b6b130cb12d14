import { expect, it } from 'vitest';
import { rateThemeColor } from './theme-color-field.tsx';

it.each([
  ['#167e1c', 5.2, true],
  ['#ffe600', 1.2, false],
  ['#fff', 1, false],
  ['#000000', 21, true],
])('rates white text on %s', (color, contrast, isEnough) => {
  expect(rateThemeColor(color)).toEqual({ contrast, isEnough });
});

it('rates no value that is not a hex colour', () => {
  expect(rateThemeColor('green')).toBeNull();
  expect(rateThemeColor('#12')).toBeNull();
});
