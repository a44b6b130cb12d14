import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { type Condition, conditionNames } from './conditions.ts';
import { startPress } from './draw.ts';
import { sheetTypes } from './make-document.ts';
import { drawNeighbour, measurePapers, type Paper } from './measure-papers.ts';
import { openProductReader } from './readers.ts';
import { describeTable, type Row } from './report.ts';

const truthSchema = z.object({
  type: z.enum(sheetTypes),
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** *Employee ID type* is how a paper calls a number: whoever draws papers is not asked for it. */
const unasked = ['employeeIdType'];

/**
 * Reads papers that lie in the folders of `BENCH_PAPERS` (by comma; seen from the root of the project), in the conditions
 * of `BENCH_CONDITIONS` (text PDF, clean picture, phone photo, dark and small). Each is a page `NAME.html`, whose `main`
 * is the sheet, and `NAME.json`: its `type` and, as `fields`, what is printed of them.
 */
export async function benchPapers(say: (line: string) => void): Promise<void> {
  const folders = process.env.BENCH_PAPERS?.split(',') ?? [];
  if (folders.length === 0) return say('No papers: set BENCH_PAPERS to the folder they lie in.');
  const papers = (await Promise.all(folders.map((folder) => loadPapers(resolve(folder))))).flat();
  const press = await startPress();
  const reader = openProductReader(unasked);
  const neighbour = await drawNeighbour(press);
  const rows: Row[] = [];
  const usual = 'text PDF,clean picture,phone photo,dark and small';
  const conditions = (process.env.BENCH_CONDITIONS ?? usual).split(',');
  for (const condition of conditionNames.filter((name: Condition) => conditions.includes(name)))
    rows.push(await measurePapers(press, reader, { condition, papers, neighbour, say }));
  say(describeTable(rows));
  await Promise.all([reader.end(), press.end()]);
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
