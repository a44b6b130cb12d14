// Entry point of the reading process, which reads documents one after another.
import { classify } from './features/document-reading/classify/classify.ts';
import { createEngine } from './features/document-reading/engine.ts';
import { extract } from './features/document-reading/extract/extract.ts';
import { type DocumentFiles, type ReadingStage, readDocument } from './features/document-reading/read-document.ts';
import { ReadingError, readingLimits } from './features/document-reading/reading-error.ts';
import type { ReadOutcome } from './features/document-reading/service.ts';
import { serveTasks } from './platform/child-workers/serve-tasks.ts';
import { replaceUnstorable } from './platform/text.ts';

const engine = createEngine();

serveTasks<DocumentFiles, ReadOutcome, ReadingStage>(
  () => ({ memoryBytes: readingLimits.memoryBytes, cpuSeconds: readingLimits.seconds }),
  async (document, onStage) => {
    try {
      const reading = await readDocument(engine, { classify, extract }, document, onStage);
      return { status: 'READ', reading: replaceUnstorable(reading) };
    } catch (error) {
      if (error instanceof ReadingError) return { status: 'REFUSED', message: error.message };
      throw error;
    }
  },
);
