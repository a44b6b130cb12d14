import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { bundleProgram } from '../../../testing/bundle-program.ts';
import { createCompute } from './compute.ts';

const tasks = { WAIT: () => ({ pid: 0 }), ANSWER: () => ({ pid: 0 }) };

it('runs work that people wait for while long work takes every process of its kind', { timeout: 30_000 }, async () => {
  const program = await bundleProgram(new URL('../../../testing/programs/troubled-child.ts', import.meta.url));
  const compute = createCompute<typeof tasks>(program, { ANSWER: 'pages' });
  const long = Array.from({ length: availableParallelism() + 1 }, (_, index) =>
    expect(compute.run('WAIT', `tenant ${index}`, undefined as never)).rejects.toThrow(),
  );
  expect((await compute.run('ANSWER', 'tenant', undefined as never)).pid).toBeGreaterThan(0);
  await compute.close();
  await Promise.all(long);
  rmSync(dirname(program), { recursive: true });
});
