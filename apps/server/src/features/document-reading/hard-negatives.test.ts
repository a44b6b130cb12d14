import { isReadable } from '@smile/contract/archive-analysis';
import { afterAll, expect, it, vi } from 'vitest';
import { readSheet } from '../../../testing/hard-negatives/read-sheet.ts';
import { printSheet } from '../../../testing/hard-negatives/sheet.ts';
import { hardNegatives } from '../../../testing/hard-negatives/sheets.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();
afterAll(() => engine.close());
vi.setConfig({ testTimeout: 120_000 });

// The slow suite reads all of them, as pictures too.
it.each(hardNegatives.filter((_, index) => index % 6 === 0))('refuses $name', async (sheet) => {
  const { fileType, fields } = await readSheet(engine, await printSheet(sheet), sheet.claimed);
  expect({ fields, isReadable: isReadable(fileType) }).toEqual({ fields: null, isReadable: false });
});
