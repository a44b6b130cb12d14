import { serveTasks } from '../../src/platform/child-workers/serve-tasks.ts';

type Kind = 'ANSWER' | 'THROW' | 'CRASH' | 'GROW' | 'COMPUTE' | 'WAIT';
/** Task shape of a pool, or of the compute service. */
type Task = { kind: Kind } | { name: Kind };

/** A child process that fails in every possible way. */
serveTasks<Task, { pid: number }, string>(
  () => ({ memoryBytes: 200 * 1024 ** 2, cpuSeconds: 1 }),
  async (task, onProgress) => {
    const kind = 'kind' in task ? task.kind : task.name;
    onProgress(`began ${kind}`);
    if (kind === 'THROW') throw new Error('this task is not for me');
    if (kind === 'CRASH') process.kill(process.pid, 'SIGSEGV');
    if (kind === 'GROW') grow();
    if (kind === 'COMPUTE') for (;;) Math.sqrt(Math.random());
    if (kind !== 'ANSWER') await new Promise(() => undefined);
    return { pid: process.pid };
  },
);

/** Outside the JavaScript heap, like pictures. */
function grow(): void {
  const held: Buffer[] = [];
  setInterval(() => held.push(Buffer.alloc(50 * 1024 ** 2, 1)), 20);
}
