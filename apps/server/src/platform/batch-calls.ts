import { ApiError } from './errors.ts';
import type { Tracing } from './tracing/tracing.ts';

interface Waiting<Input, Output> {
  input: Input;
  done: (output: Output) => void;
  fail: (error: unknown) => void;
  /** Runs work in the trace of the call. */
  within?: ReturnType<Tracing['keep']> | undefined;
}

interface Limits<Input> {
  /** Maximum calls per run. */
  maxSize: number;
  /** Maximum concurrent runs. Additional runs start only for a full batch of `maxSize` calls; smaller batches wait. */
  atOnce?: number;
  /** Only calls of one group share runs, and groups do not wait for each other. By default there is one group. */
  groupOf?: (input: Input) => string;
  /** A shared run is traced as part of its first call. */
  tracing?: Tracing | null;
}

/**
 * Batches calls of a single-input function into a multi-input one: calls made during a run share the next run. When a
 * shared run fails, its calls run one by one, so that a bad input fails only its own call; an unreachable database
 * fails all of them.
 */
export function batchCalls<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { groupOf = () => '', ...limits }: Limits<Input>,
): (input: Input) => Promise<Output> {
  const groups = new Map<string, (input: Input) => Promise<Output>>();
  return (input) => {
    const key = groupOf(input);
    const group = groups.get(key) ?? gatherGroup(run, limits, () => groups.delete(key));
    groups.set(key, group);
    return group(input);
  };
}

/** `ended` hears that no call waits or runs. */
function gatherGroup<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { maxSize, atOnce = 1, tracing = null }: Limits<Input>,
  ended: () => void,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let running = 0;

  const settle = async (calls: Waiting<Input, Output>[]): Promise<void> => {
    try {
      const inputs = calls.map(({ input }) => input);
      const { within } = calls[0]!;
      const outputs = await (within ? within(() => run(inputs)) : run(inputs));
      for (const [index, { done }] of calls.entries()) done(outputs[index]!);
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'SERVER_UNAVAILABLE';
      if (calls.length === 1 || isAway) for (const { fail } of calls) fail(error);
      else for (const call of calls) await settle([call]);
    }
  };

  const isDue = () => waiting.length > 0 && (running === 0 || waiting.length >= maxSize);
  const flush = async (): Promise<void> => {
    while (isDue() && running < atOnce) {
      running += 1;
      await settle(waiting.splice(0, maxSize));
      running -= 1;
    }
    if (waiting.length === 0 && running === 0) ended();
  };

  return (input) =>
    new Promise((done, fail) => {
      waiting.push({ input, done, fail, within: tracing?.keep() });
      if (isDue() && running < atOnce) queueMicrotask(() => void flush());
    });
}
