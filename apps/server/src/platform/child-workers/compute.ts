import { availableParallelism } from 'node:os';
import { type ChildPool, createChildPool } from './child-pool.ts';
import type { ChildLimits } from './messages.ts';

/** Large input and output of a task in parts, so that copying one takes a few milliseconds at most. */
export interface TaskParts {
  given: readonly unknown[];
  send(part: unknown): void;
}

type ComputeTask = (input: never, parts: TaskParts) => unknown;

/** Pure functions by name. Input and output are copied between processes. */
export type ComputeTasks = Record<string, ComputeTask>;

type InputOf<Task extends ComputeTask> = Parameters<Task>[0];
type ResultOf<Task extends ComputeTask> = Awaited<ReturnType<Task>>;

/** Runs work whose size depends on outsiders, off the event loop and within time and memory limits. */
export interface Compute<Tasks extends ComputeTasks> {
  /**
   * @param owner usually the tenant; owners take turns
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

/** Process pools: a task that a person waits for never queues behind a longer one of another pool. */
export type PoolName =
  /** Checks while a visitor waits for the next screen. */
  | 'quick'
  /** Compiling and comparing sites while their author waits. */
  | 'pages'
  /** The rest: reading answers of sources and deriving data from them. */
  | 'long'
  /** Writing files such as exports and reports. */
  | 'print';

/** Limits of one task. Tasks that can stop early set a lower limit themselves. */
export const computeLimits = {
  quick: { memoryBytes: 600_000_000, cpuSeconds: 5 },
  pages: { memoryBytes: 600_000_000, cpuSeconds: 5 },
  long: { memoryBytes: 600_000_000, cpuSeconds: 5 },
  print: { memoryBytes: 900_000_000, cpuSeconds: 30 },
} satisfies Record<PoolName, ChildLimits>;

const few = Math.min(2, availableParallelism());
/**
 * All processes have a lower priority than the server, and pools for jobs a lower one than pools that people wait for.
 */
const processes: Record<PoolName, { size: number; niceness: number }> = {
  quick: { size: 1, niceness: 2 },
  pages: { size: few, niceness: 4 },
  long: { size: few, niceness: 10 },
  print: { size: 1, niceness: 10 },
};
/** The rest of the memory is outside the heap: code, fonts, buffers. */
const heapShare = 0.66;
/** Wall-clock limit, far above the CPU limit, since tasks take longer on a busy machine. */
const timeoutMs = 120_000;
const maxWaitingPerOwner = 50;

/** `program` serves the tasks; a pool's processes start with its first task. Tasks without a pool run in `long`. */
export function createCompute<Tasks extends ComputeTasks>(
  program: string,
  pools: Partial<Record<keyof Tasks, PoolName>>,
): Compute<Tasks> {
  const open = (name: PoolName): ChildPool<ComputeRequest, unknown, unknown> =>
    createChildPool({
      program,
      heapMegabytes: Math.round((heapShare * computeLimits[name].memoryBytes) / 1e6),
      timeoutMs,
      recycle: { afterTasks: 10_000, beyondBytes: 0.5 * computeLimits[name].memoryBytes },
      idleMs: 10 * 60_000,
      maxWaitingPerOwner,
      ...processes[name],
    });
  const opened = { quick: open('quick'), pages: open('pages'), long: open('long'), print: open('print') };
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
