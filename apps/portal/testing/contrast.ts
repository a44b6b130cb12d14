import {
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  luminance,
  mergeMantineTheme,
  parseThemeColor,
} from '@mantine/core';
import { schemes, theme } from '../src/app/theme.ts';

type Rgb = readonly [number, number, number];

/** WCAG 2.2 contrast of two theme colours by variable name; transparent colours are blended over `under`. */
export function contrastOf(scheme: 'light' | 'dark') {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(merged);
  const values: Record<string, string> = { ...defaults.variables, ...defaults[scheme], ...schemes[scheme] };
  const read = (name: string): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`The theme has no ${name}.`);
    const inner = /^var\((--[\w-]+)\)$/.exec(value);
    return inner ? read(inner[1]!) : value;
  };
  return (front: string, back: string, under = back): number => {
    const ground = toRgb(read(back), toRgb(read(under)));
    const [low, high] = [luminanceOf(toRgb(read(front), ground)), luminanceOf(ground)].sort((a, b) => a - b);
    return (high! + 0.05) / (low! + 0.05);
  };

  function luminanceOf([red, green, blue]: Rgb): number {
    return luminance(`rgb(${red}, ${green}, ${blue})`);
  }

  function toRgb(color: string, under: Rgb = [255, 255, 255]): Rgb {
    const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color);
    if (parts) {
      const share = Number(parts[4]) / 100;
      return [1, 2, 3].map((at) => Number(parts[at]) * share + under[at - 1]! * (1 - share)) as unknown as Rgb;
    }
    const { value } = parseThemeColor({ color, theme: merged });
    const hex = /^#(..)(..)(..)$/.exec(value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value);
    if (!hex) throw new Error(`${color} is no colour that is understood.`);
    return hex.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
  }
}
