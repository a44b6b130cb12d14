import { ApiError } from './errors.ts';
import type { Tracing } from './tracing/tracing.ts';

interface Waiting<Input, Output> {
  input: Input;
  done: (output: Output) => void;
  fail: (error: unknown) => void;
  /** Runs work in the trace of the call. */
  within?: ReturnType<Tracing['keep']> | undefined;
}

interface Limits {
  /** Calls that one run takes. */
  maxSize: number;
  /** Runs under way at the same time. All but the first are of `maxSize` calls: fewer wait for a run to end. */
  atOnce?: number;
  /** A shared run counts as its first call's. */
  tracing?: Tracing | null;
}

/**
 * Turns a function of many inputs into one of a single input: calls made while a run is under way share the next one.
 * When a shared run fails, each of its calls is made alone, so that one bad input spoils no other; a database that is
 * away fails them all.
 */
export function gatherCalls<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { maxSize, atOnce = 1, tracing = null }: Limits,
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
  };

  return (input) =>
    new Promise((done, fail) => {
      waiting.push({ input, done, fail, within: tracing?.keep() });
      if (isDue() && running < atOnce) queueMicrotask(() => void flush());
    });
}
