import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker } from 'tesseract.js';
import { readPlainFields } from './plain-fields.ts';
import type { Reader } from './readers.ts';

/** Baseline reader: tesseract.js with defaults, and one regular expression per label. */
export async function openPlainReader(): Promise<Reader> {
  const data = join(
    dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  );
  const worker = await createWorker('eng', 1, { langPath: data, cacheMethod: 'none' });
  return {
    name: 'plain tesseract.js and regular expressions',
    async read(bytes, { type }) {
      const { data: found } = await worker.recognize(bytes);
      return { type: null, fields: readPlainFields(type, found.text), signs: [] };
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** The same baseline with native Tesseract; null if it is not installed. */
export function openNativeReader(): Reader | null {
  if (spawnSync('tesseract', ['--version']).status !== 0) return null;
  return {
    name: 'native tesseract and regular expressions',
    async read(bytes, { type }) {
      const { stdout } = spawnSync('tesseract', ['stdin', 'stdout', '-l', 'eng'], { input: bytes });
      return { type: null, fields: readPlainFields(type, stdout.toString()), signs: [] };
    },
    end: async () => undefined,
  };
}
