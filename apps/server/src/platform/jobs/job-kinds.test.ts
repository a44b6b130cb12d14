import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JobKind } from './job.ts';

const source = new URL('../../', import.meta.url);

it('lets every kind of job survive two failures that are not its own', async () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && /= jobKind\(/.test(readFileSync(new URL(file, source), 'utf8')),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, source).href)));
  const kinds = modules.flatMap((module) => Object.values(module)).filter(isKind);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(({ maxAttempts }) => maxAttempts < 3).map(({ name }) => name)).toEqual([]);
});

function isKind(value: unknown): value is JobKind<unknown> {
  return typeof value === 'object' && value !== null && 'maxAttempts' in value;
}
