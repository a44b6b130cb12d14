import { createHash } from 'node:crypto';
import type { ExportExtensionType } from '@smile/contract/account-exports';
import type { AccountPayload } from '@smile/contract/user-data';
import type { TaskParts } from '../../platform/child-workers/compute.ts';
import { joinListParts, type ListPart } from '../../platform/child-workers/list-parts.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { renderReport } from '../../platform/pdf/render-report.ts';
import { describeAccount, type ExportSubject } from './account-report.ts';
import { writeRows } from './write-rows.ts';

export interface ReportRequest {
  extensionType: ExportExtensionType;
  /** Its lists are empty here; their items arrive in parts. */
  subject: ExportSubject;
}

/** Bounds the time to copy one part to the server to a millisecond. */
const bytesPerPart = 256 * 1024;

/** Writes the file of an export, which it sends in parts. */
export async function writeReport(
  { extensionType, subject }: ReportRequest,
  { given, send }: TaskParts,
): Promise<{ md5: string }> {
  const payload: AccountPayload = { ...subject.payload };
  joinListParts(payload as unknown as Record<string, unknown[]>, given as readonly ListPart[]);
  const whole = { ...subject, payload };
  const file = extensionType === 'CSV' ? await writeCsv(writeRows(whole)) : await renderReport(describeAccount(whole));
  for (let start = 0; start < file.length; start += bytesPerPart) send(file.subarray(start, start + bytesPerPart));
  return { md5: createHash('md5').update(file).digest('hex') };
}
