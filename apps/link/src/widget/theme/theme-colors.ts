const white = '#ffffff';
const ink = '#16181d';
/** `--raised` of both themes: text that is legible on it is legible on the page background too. */
const lightGround = '#f5f6f8';
const darkGround = '#1e2127';
const minimumContrast = 4.5;
const nearlyEnoughContrast = 3;

type Rgb = [number, number, number];

export interface ThemeColors {
  /** Background of the main button, and its text colour. */
  fill: string;
  onFill: string;
  /** The colour for text on light and on dark backgrounds. */
  onLight: string;
  onDark: string;
}

/**
 * Keeps the tenant's colour if it meets WCAG AA (4.5:1), otherwise uses the nearest that does. A bright colour keeps
 * its tone as button background and gets dark text.
 */
export function correctThemeColors(themeColor: string, fallback: string): ThemeColors {
  const color = toHex(parseHex(themeColor) ?? parseHex(fallback) ?? [0, 0, 0]);
  const onLight = shiftUntilReadable(color, '#000000', lightGround);
  const onDark = shiftUntilReadable(color, white, darkGround);
  return contrastOf(color, white) < nearlyEnoughContrast
    ? { fill: color, onFill: ink, onLight, onDark }
    : { fill: onLight, onFill: white, onLight, onDark };
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function shiftUntilReadable(from: string, goal: string, ground: string): string {
  const [start, end] = [from, goal].map(parseHex) as [Rgb, Rgb];
  for (let step = 0; step < 50; step++) {
    const shifted = toHex(start.map((part, index) => part + ((end[index] ?? 0) - part) * (step / 50)) as Rgb);
    if (contrastOf(shifted, ground) >= minimumContrast) return shifted;
  }
  return goal;
}

function luminanceOf(color: string): number {
  const [red, green, blue] = (parseHex(color) ?? [0, 0, 0]).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parseHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16)) as Rgb;
}

function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
