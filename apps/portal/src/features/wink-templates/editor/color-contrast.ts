import { luminance } from '@mantine/core';

const minimumContrast = 4.5;

/** Contrast of white button text on this colour; WCAG 2.2 AA requires 4.5:1. Null for an invalid hex colour. */
export function rateThemeColor(color: string): { contrast: number; isEnough: boolean } | null {
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color)) return null;
  const contrast = 1.05 / (luminance(color) + 0.05);
  return { contrast: Math.floor(contrast * 10) / 10, isEnough: contrast >= minimumContrast };
}
