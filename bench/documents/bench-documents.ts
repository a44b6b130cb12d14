import { setPriority } from 'node:os';
import { measureAltered } from './drawing/altered.ts';
import { type Condition, conditionNames } from './drawing/conditions.ts';
import { type Press, startPress } from './drawing/draw.ts';
import { families } from './kinds/families.ts';
import { type MadeDocument, makeDocument, sheetTypes } from './kinds/make-document.ts';
import { drawNeighbour, measurePapers, sendPapers } from './measure-papers.ts';
import { openNativeReader, openPlainReader } from './plain-readers.ts';
import { openProductReader, type Reader } from './readers.ts';
import { describeGoals, describeTable, type Row } from './report.ts';
import type { Split } from './wording.ts';

/**
 * Size of the run: `BENCH_DOCUMENTS` per layout (1), every `BENCH_EVERY`th of them (1), the conditions in
 * `BENCH_CONDITIONS` (all; comma-separated), the splits in `BENCH_SPLITS` (held-out,tune), the `BENCH_FAMILIES` (all).
 * `BENCH_MISSES=1` lists wrong fields.
 */
const perLayout = Number(process.env.BENCH_DOCUMENTS ?? 1);
const every = Number(process.env.BENCH_EVERY ?? 1);
const chosenConditions = (process.env.BENCH_CONDITIONS?.split(',') ?? conditionNames) as Condition[];
const splits = (process.env.BENCH_SPLITS ?? 'held-out,tune').split(',') as Split[];
const chosenFamilies = process.env.BENCH_FAMILIES?.split(',') ?? families.map(({ name }) => name);
const baselineConditions: readonly Condition[] = ['clean picture', 'phone photo', 'dark and small'];
const isPatient = 15;

/** Reads generated documents and compares the fields with the truth; held-out documents first. */
export async function benchDocuments(say: (line: string) => void, expectGoal: (name: string, isMet: boolean) => void) {
  setPriority(isPatient);
  const press = await startPress();
  const product = openProductReader();
  const plain = [await openPlainReader(), openNativeReader()].filter((reader) => reader !== null);
  const neighbour = await drawNeighbour(press);
  await warmUp(press, [product, ...plain], neighbour);
  for (const split of splits) {
    const documents = listDocuments(split);
    say(
      `${split}: ${documents.length} documents of ${families.filter((family) => family.split === split).length} families`,
    );
    const rows: Row[] = [];
    for (const condition of chosenConditions) {
      const task = { condition, papers: await sendPapers(press, { condition, papers: documents, neighbour }), say };
      rows.push(await measurePapers(product, task));
      if (baselineConditions.includes(condition))
        for (const reader of plain) rows.push(await measurePapers(reader, task));
    }
    say(describeTable(rows));
    if (split === 'held-out') describeGoals(rows, say, expectGoal);
  }
  await measureAltered(press, product, say, expectGoal);
  await Promise.all([...plain, product].map((reader) => reader.end()));
  await press.end();
}

/** Warms up the JIT before timing: each type and the photo path have their own code. */
async function warmUp(press: Press, readers: readonly Reader[], neighbour: Buffer): Promise<void> {
  const family = families.find(({ split }) => split === 'tune')!;
  const papers = sheetTypes.map((type) => makeDocument(type, family, 1));
  for (const { bytes, paper } of await sendPapers(press, { condition: 'phone photo', papers, neighbour }))
    for (const reader of readers) await reader.read(bytes, paper);
}

function listDocuments(split: Split): MadeDocument[] {
  const all = families
    .filter((family) => family.split === split && chosenFamilies.includes(family.name))
    .flatMap((family, row) =>
      sheetTypes.flatMap((type, column) =>
        Array.from({ length: perLayout }, (_, number) => ({
          place: row + column + number,
          type,
          family,
          number: number + 1,
        })),
      ),
    );
  return all
    .filter(({ place }) => place % every === 0)
    .map(({ type, family, number }) => makeDocument(type, family, number));
}
