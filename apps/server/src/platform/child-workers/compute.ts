import { availableParallelism } from 'node:os';
import { type ChildPool, createChildPool } from './child-pool.ts';
import type { ChildLimits } from './messages.ts';

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
  pool: PoolName;
}

/** Kinds of processes: a task that a person waits for never waits behind one of another kind that takes longer. */
export type PoolName = 'quick' | 'long' | 'print';

/** For one task; a task that may end early keeps a smaller budget of its own. */
export const computeLimits = {
  quick: { memoryBytes: 600_000_000, cpuSeconds: 5 },
  long: { memoryBytes: 600_000_000, cpuSeconds: 5 },
  print: { memoryBytes: 900_000_000, cpuSeconds: 30 },
} satisfies Record<PoolName, ChildLimits>;

const processes: Record<PoolName, number> = { quick: 1, long: Math.min(2, availableParallelism()), print: 1 };
/** The rest of the memory is outside of the heap: code, fonts, buffers. */
const heapShare = 0.66;
/** By the clock: processor time is what limits a task, and a busy machine is not its fault. */
const timeoutMs = 120_000;
/** People wait for the result, so the processes yield to the server only a little. */
const niceness = 4;
const maxWaitingPerOwner = 50;

/** `program` serves the tasks; the processes of a kind start with its first task. Tasks without a kind are long. */
export function createCompute<Tasks extends ComputeTasks>(
  program: string,
  pools: Partial<Record<keyof Tasks, PoolName>>,
): Compute<Tasks> {
  const open = (name: PoolName): ChildPool<ComputeRequest, unknown, unknown> =>
    createChildPool({
      program,
      heapMegabytes: Math.round((heapShare * computeLimits[name].memoryBytes) / 1e6),
      timeoutMs,
      niceness,
      recycle: { afterTasks: 10_000, beyondBytes: 0.5 * computeLimits[name].memoryBytes },
      idleMs: 10 * 60_000,
      maxWaitingPerOwner,
      size: processes[name],
    });
  const opened = { quick: open('quick'), long: open('long'), print: open('print') };
  return {
    run(name, owner, input, { given = [], onPart = () => undefined } = {}) {
      const pool = pools[name] ?? 'long';
      return opened[pool].run({ name, input, pool }, { owner, parts: given, onProgress: onPart }) as Promise<never>;
    },
    async close() {
      await Promise.all(Object.values(opened).map((each) => each.close()));
    },
  };
}
