import { isReadable } from '@smile/contract/archive-analysis';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawSheet, printSheet } from '../../../testing/hard-negatives/sheet.ts';
import { hardNegatives } from '../../../testing/hard-negatives/sheets.ts';
import { classify } from './classify.ts';
import { createEngine } from './engine.ts';
import { extract } from './extract.ts';
import { readDocument } from './read-document.ts';
import { ReadingError } from './reading-error.ts';

const engine = createEngine();
afterAll(() => engine.close());
vi.setConfig({ testTimeout: 120_000 });

async function read(bytes: Buffer, declaredType: string | null) {
  return readDocument(engine, { classify, extract }, { files: [bytes], declaredType, isClassifiedOnly: false });
}

describe('no document', () => {
  it.each(hardNegatives.map((sheet) => [sheet.name, sheet] as const))('%s is not accepted', async (_name, sheet) => {
    const bytes = await printSheet(sheet);
    for (const declaredType of [null, sheet.claimed]) {
      const { fileType, classification, fields } = await read(bytes, declaredType);
      expect({ fileType, found: classification.fileType, fields }).toMatchObject({ fields: null });
      expect(isReadable(fileType)).toBe(false);
    }
  });

  it('is accepted as a picture either', async () => {
    for (const sheet of hardNegatives.filter((_, index) => index % 8 === 0))
      expect(await read(drawSheet(sheet), sheet.claimed).catch(refused), sheet.name).toMatchObject({ fields: null });
  });
});

/** A page with hardly any letters is refused before it is classified. */
function refused(error: unknown): { fields: null } {
  if (error instanceof ReadingError) return { fields: null };
  throw error;
}
