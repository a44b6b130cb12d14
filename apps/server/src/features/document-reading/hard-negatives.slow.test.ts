import { isReadable } from '@smile/contract/archive-analysis';
import { afterAll, expect, it, vi } from 'vitest';
import { readSheet } from '../../../testing/hard-negatives/read-sheet.ts';
import { drawSheet, printSheet } from '../../../testing/hard-negatives/sheet.ts';
import { hardNegatives } from '../../../testing/hard-negatives/sheets.ts';
import { createEngine } from './engine.ts';

const engine = createEngine();
afterAll(() => engine.close());
vi.setConfig({ testTimeout: 120_000 });

it.each(hardNegatives)('refuses $name, whatever type is declared', async (sheet) => {
  const bytes = await printSheet(sheet);
  for (const declaredType of [null, sheet.claimed]) {
    const { fileType, fields } = await readSheet(engine, bytes, declaredType);
    expect({ fields, isReadable: isReadable(fileType) }).toEqual({ fields: null, isReadable: false });
  }
});

it('refuses them as pictures', async () => {
  for (const sheet of hardNegatives.filter((_, index) => index % 8 === 0))
    expect(await readSheet(engine, drawSheet(sheet), sheet.claimed), sheet.name).toMatchObject({ fields: null });
});
