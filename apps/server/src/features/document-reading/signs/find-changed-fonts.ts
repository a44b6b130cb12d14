import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import type { PdfPage } from '../pdf/open-pdf.ts';
import type { Sign } from './sign.ts';

/** Maximum number of numbers in a font that counts as added later. */
const fewNumbers = 2;
/** Minimum number of numbers in the main font. */
const manyNumbers = 6;
const number = /\d[\d,.-]*\d/;

/** Finds numbers whose font changes midway or differs from the other numbers. */
export async function findChangedFonts(page: PdfPage): Promise<Sign[]> {
  // Loads the fonts, which name their family.
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const texts = items.filter((item): item is TextItem => 'str' in item && item.str.trim() !== '');
  const familyOf = nameFamilies(page, texts);
  const changed = texts.flatMap((item, index) => {
    const before = texts[index - 1];
    return before && continues(before, item) && familyOf(before) !== familyOf(item) ? [`${before.str}${item.str}`] : [];
  });
  const odd = [...changed, ...findOddNumbers(texts, familyOf)];
  if (odd.length === 0) return [];
  const shown = [...new Set(odd)].slice(0, 3).join(', ');
  return [
    { kind: 'CHANGED_FONT', message: `On page ${page.pageNumber} numbers are set in another typeface: ${shown}.` },
  ];
}

function nameFamilies(page: PdfPage, texts: TextItem[]): (item: TextItem) => string {
  const names = new Map<string, string>();
  for (const { fontName } of texts) {
    const font = page.commonObjs.has(fontName) ? (page.commonObjs.get(fontName) as { name?: string }) : {};
    const bare = (font.name ?? fontName).replace(/^[A-Z]{6}\+/, '');
    names.set(
      fontName,
      bare.replace(/[-,]?(?:bold|italic|oblique|regular|medium|light|semi|black|book|roman|mt|ps)+/gi, ''),
    );
  }
  return ({ fontName }) => names.get(fontName)!;
}

/** Maximum distance of adjacent digits, from the baseline and from each other, in font sizes. */
const maxRise = 0.2;
const maxGap = 0.15;

/** True when digits follow digits; periods and currency signs may have another font. */
function continues(before: TextItem, item: TextItem): boolean {
  if (!/\d$/.test(before.str) || !/^\d/.test(item.str)) return false;
  const [, , , size, x, y] = before.transform as number[];
  const [, , , , nextX, nextY] = item.transform as number[];
  return Math.abs(nextY! - y!) < maxRise * size! && Math.abs(nextX! - (x! + before.width)) < maxGap * size!;
}

function findOddNumbers(texts: TextItem[], familyOf: (item: TextItem) => string): string[] {
  const families = groupBy(texts, familyOf);
  const counted = [...families.values()].map((items) => ({
    items,
    numbers: items.filter(({ str }) => number.test(str)).length,
  }));
  if (!counted.some(({ numbers }) => numbers >= manyNumbers)) return [];
  return counted
    .filter(({ items, numbers }) => numbers > 0 && numbers <= fewNumbers && numbers === items.length)
    .flatMap(({ items }) => items.map(({ str }) => str));
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
