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

/** `employeeIdType` is the paper's word for a number, which authors of papers do not annotate. */
const unasked = ['employeeIdType'];

/** Sets of papers by authors who do not know the reader, each with its own layout. */
const ownSets = resolve('bench/documents/papers');

/**
 * Reads papers in the folders of `BENCH_PAPERS` (comma-separated, relative to the project root; default: all sets of
 * `bench/documents/papers`) under the conditions of `BENCH_CONDITIONS` (text PDF, clean picture, phone photo, dark and
 * small). Each paper is a page `NAME.html`, whose `main` is the sheet, and `NAME.json` with its `type` and printed
 * `fields`.
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
