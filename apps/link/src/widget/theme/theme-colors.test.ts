import { describe, expect, it } from 'vitest';
import { contrastOf, correctThemeColors } from './theme-colors.ts';

describe('correctThemeColors', () => {
  it.each(['#167e1c', '#ffffff', '#000000', '#ffe94a', '#808080', '#ff0000', '#0af', '#7f7fff', 'not a colour'])(
    'makes %s readable wherever it is used',
    (color) => {
      const { fill, onFill, onLight, onDark } = correctThemeColors(color, '#167e1c');
      expect(contrastOf(fill, onFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(onLight, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(onDark, '#14161a')).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('leaves a colour that is readable as it is', () => {
    expect(correctThemeColors('#167e1c', '#000000')).toMatchObject({ fill: '#167e1c', onFill: '#ffffff' });
  });

  it('keeps a bright colour and puts dark text on it', () => {
    expect(correctThemeColors('#ffe94a', '#000000')).toMatchObject({ fill: '#ffe94a', onFill: '#16181d' });
  });
});

it('knows the contrast of black and white', () => {
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
});
