import type { AnswerExportFormat } from '@smile/contract/site-answers';
import { cellOf, listEntryAnswers, type Question } from '@smile/site-model/visits/questions';
import writeXlsx from 'write-excel-file/node';
import type { TaskParts } from '../../platform/child-workers/compute.ts';
import { type CsvRow, writeCsv } from '../../platform/csv/write-csv.ts';

export interface AnswerSheet {
  format: AnswerExportFormat;
  /** Questions of the version, in page order. */
  questions: Question[];
}

/** Some of the visits, with their stored forms. */
export interface AnswerPart {
  visits: {
    id: string;
    userId: string;
    outcome: string;
    createdAt: string;
    finishedAt: string | null;
  }[];
  forms: { sessionId: string; reference: string; data: string }[];
}

/** Columns left of the answers. */
export const visitHeadings = ['Session ID', 'User ID', 'Outcome', 'Started At', 'Finished At'];
/** Excel's limit, in characters. */
const maxCellLength = 32_767;
/** Small enough that copying one part to the server process takes about a millisecond. */
const bytesPerPart = 256 * 1024;

/** Writes a file with one row per visit and sends it in parts. */
export async function writeAnswers({ format, questions }: AnswerSheet, { given, send }: TaskParts): Promise<void> {
  const rows: CsvRow[] = [[...visitHeadings, ...headingsOf(questions)]];
  for (const part of given as readonly AnswerPart[]) rows.push(...rowsOf(part, questions));
  const bytes = format === 'CSV' ? await writeCsv(rows) : await writeSheet(rows);
  for (let start = 0; start < bytes.length; start += bytesPerPart) send(bytes.subarray(start, start + bytesPerPart));
}

/** Labels; duplicates are prefixed with the screen's name, and remaining duplicates get the field name. */
function headingsOf(questions: readonly Question[]): string[] {
  const isUnique = (labels: string[], label: string) => labels.filter((other) => other === label).length === 1;
  const labels = questions.map(({ label }) => label);
  const prefixed = questions.map(({ screenName, label }) => `${screenName}: ${label}`);
  return questions.map(({ name }, index) => {
    if (isUnique(labels, labels[index]!)) return labels[index]!;
    return isUnique(prefixed, prefixed[index]!) ? prefixed[index]! : `${prefixed[index]!} (${name})`;
  });
}

function rowsOf({ visits, forms }: AnswerPart, questions: readonly Question[]): CsvRow[] {
  const bySession = new Map<string, Map<string, Record<string, unknown>>>();
  for (const { sessionId, reference, data } of forms) {
    const byReference = bySession.get(sessionId) ?? new Map<string, Record<string, unknown>>();
    bySession.set(sessionId, byReference.set(reference, JSON.parse(data)));
  }
  return visits.map(({ id, userId, outcome, createdAt, finishedAt }) => {
    const answers = bySession.get(id);
    return [
      ...[id, userId, outcome, createdAt, finishedAt],
      ...questions.map((question) => cellIn(answers?.get(question.reference) ?? {}, question)),
    ];
  });
}

/** The answers of several entries stand in one cell, joined with semicolons. */
function cellIn(data: Record<string, unknown>, question: Question): string | number | null {
  const { name } = question;
  // A dot separates a group from its field, but in older sites a field's own name may contain one.
  if (Object.hasOwn(data, name)) return cellOf(question, data[name]);
  const cells = listEntryAnswers(data, name).map((value) => cellOf(question, value));
  return cells.length > 1 ? cells.map((cell) => cell ?? '').join('; ') : (cells[0] ?? null);
}

/** Text cells are stored as text, so Excel never evaluates them as formulas. */
async function writeSheet(rows: readonly CsvRow[]): Promise<Buffer> {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? toXmlText(cell) : cell)));
  return (await writeXlsx(cells as never)).toBuffer();
}

/** Drops characters that XML 1.0 does not allow (§2.2). */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').slice(0, maxCellLength);
}
