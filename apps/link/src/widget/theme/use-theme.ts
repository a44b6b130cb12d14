import { useEffect } from 'react';
import { correctThemeColors } from './theme-colors.ts';

/** Paints the page in the template's colour, corrected where it would not be readable. */
export function useTheme(themeColor: string | undefined): void {
  useEffect(() => {
    if (!themeColor) return;
    const { fill, onFill, onLight, onDark } = correctThemeColors(themeColor, '#167e1c');
    const { style } = document.documentElement;
    style.setProperty('--accent-fill', fill);
    style.setProperty('--accent-on-fill', onFill);
    style.setProperty('--accent-on-light', onLight);
    style.setProperty('--accent-on-dark', onDark);
  }, [themeColor]);
}
