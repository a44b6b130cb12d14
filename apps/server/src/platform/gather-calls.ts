import { ApiError } from './errors.ts';

interface Waiting<Input, Output> {
  input: Input;
  done: (output: Output) => void;
  fail: (error: unknown) => void;
}

/**
 * Turns a function of many inputs into one of a single input: calls made while a run is under way share the next one.
 * When a shared run fails, each of its calls is made alone, so that one bad input spoils no other; a database that is
 * away fails them all.
 */
export function gatherCalls<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  maxSize: number,
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = [];
  let isRunning = false;

  const settle = async (calls: Waiting<Input, Output>[]): Promise<void> => {
    try {
      const outputs = await run(calls.map(({ input }) => input));
      for (const [index, { done }] of calls.entries()) done(outputs[index]!);
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'SERVER_UNAVAILABLE';
      if (calls.length === 1 || isAway) for (const { fail } of calls) fail(error);
      else for (const call of calls) await settle([call]);
    }
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) await settle(waiting.splice(0, maxSize));
    isRunning = false;
  };

  return (input) =>
    new Promise((done, fail) => {
      waiting.push({ input, done, fail });
      if (isRunning) return;
      isRunning = true;
      queueMicrotask(() => void flush());
    });
}
