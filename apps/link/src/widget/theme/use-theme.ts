import { useEffect } from 'react';
import { correctThemeColors } from './theme-colors.ts';

/** Applies the template's colour to the page, corrected for contrast. */
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
