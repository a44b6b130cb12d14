import type { DocumentType } from '@smile/contract/archive-analysis';
import { classify } from '../../apps/server/src/features/document-reading/classify/classify.ts';
import { createEngine, type Engine } from '../../apps/server/src/features/document-reading/engine.ts';
import { extract } from '../../apps/server/src/features/document-reading/extract/extract.ts';
import { readDocument } from '../../apps/server/src/features/document-reading/read-document.ts';
import type { MadeDocument } from './kinds/make-document.ts';
import type { ReadValue } from './tally.ts';

export interface ReadResult {
  /** Null if the reader does not classify. */
  type: DocumentType | null;
  fields: Partial<Record<string, ReadValue>>;
  /** Kinds of detected signs of editing. */
  signs: string[];
}

/** Turns a file's bytes into fields. */
export interface Reader {
  name: string;
  read(bytes: Buffer, document: Pick<MadeDocument, 'type'>): Promise<ReadResult>;
  end(): Promise<void>;
}

const unread: ReadResult = { type: null, fields: {}, signs: [] };

/** The product's own pipeline, without the parts in `left`. */
export function openProductReader(left: readonly string[] = []): Reader {
  const engine: Engine = createEngine();
  return {
    name: 'Smile',
    async read(bytes, { type }) {
      const files = { files: [bytes], declaredType: type === 'OTHERS' ? null : type, isClassifiedOnly: false };
      try {
        const reading = await readDocument(engine, { classify, extract }, files);
        const read = reading.fileType === type ? (reading.fields ?? {}) : {};
        const fields = Object.fromEntries(Object.entries(read).filter(([field]) => !left.includes(field)));
        return { type: reading.classification.fileType, fields, signs: reading.signs.map(({ kind }) => kind) };
      } catch (error) {
        process.stdout.write(`  not read: ${error instanceof Error ? error.message : error}\n`);
        return unread;
      }
    },
    end: () => engine.close(),
  };
}
