import { type SampleDocument, sampleDocuments } from '@smile/contract/sample-documents';
import { describeSample } from '../../connectors/sandbox/sample-documents.ts';
import type { Clock } from '../../platform/clock.ts';
import { missing } from '../../platform/errors.ts';
import { renderReport } from '../../platform/pdf/render-report.ts';

export type OpenSample = (fileName: string) => Promise<Buffer>;

/** The PDF at `{person}-{document}.pdf`, drawn once a day. @throws ApiError MISSING_RESOURCE from what it answers */
export function createSampleReader(now: Clock): OpenSample {
  let drawn = new Map<string, Promise<Buffer>>();
  let drawnOn = '';
  return async (fileName) => {
    const time = now();
    const today = time.toISOString().slice(0, 10);
    if (drawnOn !== today) drawn = new Map();
    drawnOn = today;
    const [, person = '', document = ''] = /^([a-z]+)-([a-z-]+)\.pdf$/.exec(fileName) ?? [];
    const report = isSample(document) ? describeSample(person, document, time) : null;
    if (!report) throw missing();
    const bytes = drawn.get(fileName) ?? renderReport(report);
    drawn.set(fileName, bytes);
    return bytes;
  };
}

function isSample(document: string): document is SampleDocument {
  return Object.hasOwn(sampleDocuments, document);
}
