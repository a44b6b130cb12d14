import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isReadable } from '@smile/contract/archive-analysis';
import { z } from 'zod';
import { percent } from '../measure/figures.ts';
import { sheetTypes } from './kinds/make-document.ts';
import { openProductReader, type ReadResult } from './readers.ts';
import { normaliseValue } from './tally.ts';

const value = z.union([z.string(), z.number()]);
const truthSchema = z.record(
  z.string(),
  z.object({ type: z.enum(sheetTypes), fields: z.record(z.string(), z.union([value, z.array(value)])) }),
);
type Truth = z.infer<typeof truthSchema>[string];

const sureFrom = 90;

/**
 * Reads the files in `BENCH_FOLDER` that its `truth.json` lists: `{ "FILE": { "type", "fields" } }`, where an array
 * contains all accepted values. Prints type, fields and seconds per file; `BENCH_MISSES=1` lists wrong fields.
 */
export async function benchFolder(say: (line: string) => void): Promise<void> {
  const folder = process.env.BENCH_FOLDER;
  if (!folder) return say('Set BENCH_FOLDER to a folder with documents and their truth.json.');
  const truths = truthSchema.parse(JSON.parse(await readFile(join(resolve(folder), 'truth.json'), 'utf8')));
  const reader = openProductReader();
  const files = (await readdir(folder)).filter((name) => truths[name]).sort();
  await reader.read(await readFile(join(folder, files[0]!)), { type: 'OTHERS' });
  say('file | type | fields right | wrong | sure and wrong | s');
  for (const name of files) {
    const startedAt = performance.now();
    const result = await reader.read(await readFile(join(folder, name)), { type: truths[name]!.type });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    say(`${name} | ${describeResult(result, truths[name]!)} | ${seconds}`);
    if (process.env.BENCH_MISSES) for (const line of listMisses(result, truths[name]!)) say(`  ${line}`);
  }
  await reader.end();
}

function describeResult(result: ReadResult, { type, fields }: Truth): string {
  const names = Object.keys(fields);
  const right = names.filter((name) => isRight(result, name, fields)).length;
  const wrong = names.filter((name) => result.fields[name]?.value != null && !isRight(result, name, fields));
  const sure = wrong.filter((name) => result.fields[name]!.confidence >= sureFrom);
  const isSameType = result.type === type || (!isReadable(type) && result.type !== null && !isReadable(result.type));
  const share = names.length > 0 ? ` (${percent(right / names.length)})` : '';
  return `${isSameType ? '' : 'NOT '}${type} | ${right} of ${names.length}${share} | ${wrong.length} | ${sure.length}`;
}

function isRight(result: ReadResult, name: string, fields: Truth['fields']): boolean {
  const wanted = fields[name]!;
  const read = normaliseValue(result.fields[name]?.value);
  return (Array.isArray(wanted) ? wanted : [wanted]).some((each) => normaliseValue(each) === read);
}

function listMisses(result: ReadResult, { type, fields }: Truth): string[] {
  const misses = Object.keys(fields).filter((name) => !isRight(result, name, fields));
  const found = result.type === type ? [] : [`type: ${result.type}`];
  const lines = misses.map((name) => {
    const read = result.fields[name];
    return `${name}: ${read?.value ?? null} (${read?.confidence ?? 0}) for ${JSON.stringify(fields[name])}`;
  });
  return [...found, ...lines];
}
