import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { type Condition, conditionNames } from './drawing/conditions.ts';
import { startPress } from './drawing/draw.ts';
import { sheetTypes } from './kinds/make-document.ts';
import { drawNeighbour, measurePapers, type Paper, sendPapers } from './measure-papers.ts';
import { openProductReader } from './readers.ts';
import { describeTable, type Row } from './report.ts';

const truthSchema = z.object({
  type: z.enum(sheetTypes),
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** *Employee ID type* is how a paper calls a number: whoever draws papers is not asked for it. */
const unasked = ['employeeIdType'];

/** Sets of papers that somebody drew who does not know the reader, each in a layout of its own. */
const ownSets = resolve('bench/documents/papers');

/**
 * Reads papers that lie in the folders of `BENCH_PAPERS` (by comma, seen from the root of the project; all sets of
 * `bench/documents/papers`), in the conditions of `BENCH_CONDITIONS` (text PDF, clean picture, phone photo, dark and
 * small). Each is a page `NAME.html`, whose `main` is the sheet, and `NAME.json`: its `type` and, as `fields`, what is
 * printed of them.
 */
export async function benchPapers(say: (line: string) => void): Promise<void> {
  const papers = (await Promise.all((await listFolders()).map(loadPapers))).flat();
  const press = await startPress();
  const reader = openProductReader(unasked);
  const neighbour = await drawNeighbour(press);
  const rows: Row[] = [];
  const usual = 'text PDF,clean picture,phone photo,dark and small';
  const conditions = (process.env.BENCH_CONDITIONS ?? usual).split(',');
  for (const condition of conditionNames.filter((name: Condition) => conditions.includes(name))) {
    const sent = await sendPapers(press, { condition, papers, neighbour });
    rows.push(await measurePapers(reader, { condition, papers: sent, say }));
  }
  say(describeTable(rows));
  await Promise.all([reader.end(), press.end()]);
}

async function listFolders(): Promise<string[]> {
  const chosen = process.env.BENCH_PAPERS?.split(',').map((folder) => resolve(folder));
  return chosen ?? (await readdir(ownSets)).sort().map((name) => join(ownSets, name));
}

async function loadPapers(folder: string): Promise<Paper[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    names.map(async (name) => {
      const at = join(folder, name);
      const html = await readFile(at, 'utf8');
      const { type, fields } = truthSchema.parse(JSON.parse(await readFile(at.replace(/html$/, 'json'), 'utf8')));
      for (const field of unasked) delete fields[field];
      return { name: `${basename(folder)}/${name.replace(/\.html$/, '')}`, type, html, truth: fields };
    }),
  );
}
