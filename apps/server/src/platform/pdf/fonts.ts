import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const find = createRequire(import.meta.url).resolve;
const paths = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  medium: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
} as const;
export type FontName = keyof typeof paths;

/**
 * Glyph substitution and positioning tables. Latin text reads well without them, and layout is about 100 times
 * faster.
 */
const shapingTables = ['GSUB', 'GPOS', 'GDEF'];
const loaded = new Map<FontName, Buffer>();

export const fontNames = Object.keys(paths) as FontName[];

/** Inter covers Filipino, Spanish and the peso sign. */
export function loadFont(name: FontName): Buffer {
  const font = loaded.get(name) ?? disableShaping(readFileSync(find(paths[name])));
  loaded.set(name, font);
  return font;
}

/**
 * Renames the shaping tables in an OpenType directory (OpenType 1.9, "Table Directory") so that the library ignores
 * them.
 */
function disableShaping(font: Buffer): Buffer {
  const tableCount = font.readUInt16BE(4);
  for (let table = 0; table < tableCount; table += 1) {
    const at = 12 + 16 * table;
    if (shapingTables.includes(font.toString('latin1', at, at + 4))) font.write('none', at, 'latin1');
  }
  return font;
}
