import type { Page, Word } from '../../src/features/document-reading/word.ts';

const cell = { width: 8, height: 16 };

/** A typewritten page: one character per cell, words separated by spaces. */
export function typePage(text: string, source: Page['source'] = 'TEXT_LAYER'): Page {
  const lines = text.replace(/^\n/, '').split('\n');
  const width = Math.max(80, ...lines.map(({ length }) => length)) * cell.width;
  const height = Math.max(lines.length, 20) * cell.height;
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        confidence: 95,
        page: 1,
        second: null,
        box: {
          x: (match.index * cell.width) / width,
          y: (row * cell.height + 3) / height,
          width: (match[0].length * cell.width - 1) / width,
          height: (cell.height - 6) / height,
        },
      }),
    ),
  );
  return { number: 1, width, height, source, words };
}
