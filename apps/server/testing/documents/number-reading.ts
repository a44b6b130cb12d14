import type { createEngine } from '../../src/features/document-reading/engine.ts';
import type { Extraction } from '../../src/features/document-reading/extract/read-field.ts';
import { type DocumentReading, readDocument } from '../../src/features/document-reading/read-document.ts';
import type { Understanding } from '../../src/features/document-reading/understand-pages.ts';
import type { Page } from '../../src/features/document-reading/word.ts';

/** Every number on the payslip that `drawPayslip` and `printPayslip` make. */
export const numbers = ['123-456-789-000', '34-1234567-8', '25,000.00', '2,345.10', '26,230.65', '4,020.10'];

type Engine = ReturnType<typeof createEngine>;

/** Treats every number on the first page as a field with low confidence, since only recognition is tested. */
function readNumbers(seen: { pages: Page[] }): Understanding {
  return {
    classify: () => ({ fileType: 'PAYSLIP', confidence: 90 }),
    extract(_type, pages): Extraction {
      seen.pages = pages;
      const words = pages[0]!.words.filter(({ text }) => numbers.includes(text));
      const [net] = words.filter(({ text }) => text === '26,230.65');
      const field = net && {
        value: 26230.65,
        confidence: net.confidence,
        page: 1,
        box: net.box,
        label: '',
        reason: '',
      };
      return {
        fields: field ? { netAmount: field } : {},
        auxiliaryFields: {},
        hasEvidence: true,
        doubtful: words.filter(({ second }) => !second),
      };
    },
  };
}

/** Reads files as one payslip; tests recognition, not understanding. */
export async function readNumbersOf(
  engine: Engine,
  ...files: Buffer[]
): Promise<{ reading: DocumentReading; texts: string[]; pages: Page[] }> {
  const seen = { pages: [] as Page[] };
  const document = { files, declaredType: 'PAYSLIP', isClassifiedOnly: false };
  const reading = await readDocument(engine, readNumbers(seen), document);
  return { reading, pages: seen.pages, texts: seen.pages.flatMap(({ words }) => words.map(({ text }) => text)) };
}
