import { type SampleDocument, sampleDocuments } from '@smile/contract/sample-documents';
import { describeSample } from '../../connectors/sandbox/sample-documents.ts';
import type { Context } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { fileOf } from '../../platform/files/file-of.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { renderReport } from '../../platform/pdf/render-report.ts';

export type OpenSample = (ctx: Pick<Context, 'now'>, fileName: string) => Promise<NamedFile>;

/** The PDF at `{person}-{document}.pdf`, drawn once a day. @throws ApiError MISSING_RESOURCE from what it answers */
export function createSampleReader(): OpenSample {
  let drawn = new Map<string, Promise<Buffer>>();
  let drawnOn = '';
  return async (ctx, name) => {
    const time = ctx.now();
    const today = time.toISOString().slice(0, 10);
    if (drawnOn !== today) drawn = new Map();
    drawnOn = today;
    const [, person = '', document = ''] = /^([a-z]+)-([a-z-]+)\.pdf$/.exec(name) ?? [];
    const report = isSample(document) ? describeSample(person, document, time) : null;
    if (!report) throw missing();
    const bytes = drawn.get(name) ?? renderReport(report);
    drawn.set(name, bytes);
    return fileOf(await bytes, { name, contentType: 'application/pdf' });
  };
}

function isSample(document: string): document is SampleDocument {
  return Object.hasOwn(sampleDocuments, document);
}
