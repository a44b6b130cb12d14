import { isReadable } from '@smile/contract/archive-analysis';
import { applyCondition, type Condition } from './drawing/conditions.ts';
import type { Press } from './drawing/draw.ts';
import type { Truth } from './drawing/sheet.ts';
import { families } from './kinds/families.ts';
import { type MadeDocument, makeDocument } from './kinds/make-document.ts';
import type { Reader, ReadResult } from './readers.ts';
import type { Row } from './report.ts';
import { addTallies, emptyTally, tallyFields } from './tally.ts';

/** Something printed, with its true values. */
export type Paper = Pick<MadeDocument, 'name' | 'type' | 'html' | 'truth'>;

/** A paper as a file that a reader gets. */
export interface SentPaper {
  paper: Paper;
  bytes: Buffer;
  /** Visible fields; empty if the paper does not mark them. */
  shown: ReadonlySet<string>;
}

export async function drawNeighbour(press: Press): Promise<Buffer> {
  return (await press.draw(makeDocument('COMPANY_ID', families[0]!, 3))).picture();
}

/**
 * Prepares papers in one condition. All are drawn before any is read, because drawing and its garbage collection would
 * distort the timing. `neighbour` is the second document for conditions with two.
 */
export async function sendPapers(
  press: Press,
  { condition, papers, neighbour }: { condition: Condition; papers: readonly Paper[]; neighbour: Buffer },
): Promise<SentPaper[]> {
  const sent: SentPaper[] = [];
  for (const paper of papers) {
    const drawing = await press.draw(paper);
    const bytes = await applyCondition(condition, paper.name, { drawing, neighbour });
    sent.push({ paper, bytes, shown: drawing.shown });
  }
  return sent;
}

interface Task {
  condition: Condition;
  papers: readonly SentPaper[];
  say(line: string): void;
}

/** Results of a reader for papers in one condition; `BENCH_MISSES` lists wrong fields. */
export async function measurePapers(reader: Reader, { condition, papers, say }: Task): Promise<Row> {
  const row: Row = { condition, reader: reader.name, documents: 0, classified: 0, seconds: 0, tally: emptyTally };
  for (const { paper, bytes, shown } of papers) {
    const startedAt = process.cpuUsage();
    const result = await reader.read(bytes, paper);
    const { user, system } = process.cpuUsage(startedAt);
    row.seconds += (user + system) / 1e6;
    row.documents += 1;
    if (isSameType(result, paper)) row.classified += 1;
    else if (process.env.BENCH_MISSES) say(`  ${paper.name}: ${result.type} for ${paper.type}`);
    if (isReadable(paper.type)) row.tally = addTallies(row.tally, judge(result, paper, shown, say));
  }
  return row;
}

function judge(result: ReadResult, paper: Paper, shown: ReadonlySet<string>, say: Task['say']) {
  if (!isReadable(paper.type)) return emptyTally;
  const isMarked = shown.size > 0;
  const truth: Truth = Object.fromEntries(
    Object.entries(paper.truth).filter(([field]) => !isMarked || shown.has(field)),
  );
  const { tally, misses } = tallyFields(paper.type, result.fields, truth);
  if (process.env.BENCH_MISSES)
    for (const { field, wanted, got, confidence } of misses)
      say(`  ${paper.name} ${field}: ${got} (${confidence}) for ${wanted}`);
  return tally;
}

function isSameType({ type: found }: ReadResult, { type }: Paper): boolean {
  return isReadable(type) ? found === type : found !== null && !isReadable(found);
}
