import { availableParallelism } from 'node:os';
import { type ChildPool, createChildPool } from './child-pool.ts';

/** Large input and output of a task, in parts: copying one between processes takes a few milliseconds at most. */
export interface TaskParts {
  given: readonly unknown[];
  send(part: unknown): void;
}

type ComputeTask = (input: never, parts: TaskParts) => unknown;

/** Pure functions by name; what they take and give is copied between processes. */
export type ComputeTasks = Record<string, ComputeTask>;

type InputOf<Task extends ComputeTask> = Parameters<Task>[0];
type ResultOf<Task extends ComputeTask> = Awaited<ReturnType<Task>>;

/** Runs work whose size an outsider decides, off the event loop and within limits of time and memory. */
export interface Compute<Tasks extends ComputeTasks> {
  /**
   * @param owner whose work it is, usually the tenant: owners take turns
   * @throws ChildFailure TIME or MEMORY beyond a limit, BUSY when the owner has too much work waiting
   */
  run<Name extends keyof Tasks & string>(
    name: Name,
    owner: string,
    input: InputOf<Tasks[Name]>,
    parts?: { given?: readonly unknown[]; onPart?: (part: unknown) => void },
  ): Promise<ResultOf<Tasks[Name]>>;
  close(): Promise<void>;
}

export interface ComputeRequest {
  name: string;
  input: unknown;
}

/** For one task; a task that may end early keeps a smaller budget of its own. */
export const computeLimits = { memoryBytes: 600_000_000, cpuSeconds: 5 };

/** A person waits for a quick task, so it never waits behind a long one. */
const quickProcesses = 1;
const longProcesses = Math.min(2, availableParallelism());
/** By the clock: processor time is what limits a task, and a busy machine is not its fault. */
const timeoutMs = 120_000;
/** People wait for the result, so the processes yield to the server only a little. */
const niceness = 4;
const maxWaitingPerOwner = 50;

/** `program` serves the tasks; its processes start with the first task of their kind. */
export function createCompute<Tasks extends ComputeTasks>(
  program: string,
  quickTasks: readonly (keyof Tasks)[],
): Compute<Tasks> {
  const settings = {
    program,
    heapMegabytes: 400,
    timeoutMs,
    niceness,
    recycle: { afterTasks: 10_000, beyondBytes: 0.5 * computeLimits.memoryBytes },
    idleMs: 10 * 60_000,
    maxWaitingPerOwner,
  };
  const quick: ChildPool<ComputeRequest, unknown, unknown> = createChildPool({ ...settings, size: quickProcesses });
  const long: ChildPool<ComputeRequest, unknown, unknown> = createChildPool({ ...settings, size: longProcesses });
  return {
    run(name, owner, input, { given = [], onPart = () => undefined } = {}) {
      const pool = quickTasks.includes(name) ? quick : long;
      return pool.run({ name, input }, { owner, parts: given, onProgress: onPart }) as Promise<never>;
    },
    async close() {
      await Promise.all([quick.close(), long.close()]);
    },
  };
}
