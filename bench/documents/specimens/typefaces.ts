import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const files = {
  office: [
    ['400 normal', 'pdfjs-dist standard_fonts/LiberationSans-Regular.ttf'],
    ['700 normal', 'pdfjs-dist standard_fonts/LiberationSans-Bold.ttf'],
    ['400 italic', 'pdfjs-dist standard_fonts/LiberationSans-Italic.ttf'],
  ],
  modern: [
    ['100 900 normal', '@fontsource-variable/inter files/inter-latin-wght-normal.woff2'],
    ['100 900 normal', '@fontsource-variable/inter files/inter-latin-ext-wght-normal.woff2', 'U+20B1'],
  ],
  printer: [['100 900 normal', '@fontsource-variable/jetbrains-mono files/jetbrains-mono-latin-wght-normal.woff2']],
} as const;

/** Embeds a font, so that the paper looks the same on every machine; used in styles as `paper-office` and so on. */
export function typeface(name: keyof typeof files): string {
  const faces = files[name].map(([look, path, range]) => {
    const at = look.lastIndexOf(' ');
    const [from, file] = path.split(' ') as [string, string];
    const data = readFileSync(join(dirname(resolve(`${from}/package.json`)), file)).toString('base64');
    return `@font-face{font-family:paper-${name};font-weight:${look.slice(0, at)};font-style:${look.slice(at + 1)};${range ? `unicode-range:${range};` : ''}src:url(data:font/ttf;base64,${data})}`;
  });
  return `<style>${faces.join('')}</style>`;
}
