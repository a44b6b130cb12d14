import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { type ChildMessage, limitSignals, type TaskMessage } from './messages.ts';

/**
 * TIME and MEMORY: the task exceeded its limit. CRASH: the process died of another cause, such as native code. CLOSED:
 * the pool was closed. BUSY: the owner already has too many waiting tasks.
 */
export class ChildFailure extends Error {
  readonly reason: 'TIME' | 'MEMORY' | 'CRASH' | 'CLOSED' | 'BUSY';

  constructor(reason: ChildFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface ChildSettings {
  /** A program that calls `serveTasks`. */
  program: string;
  heapMegabytes: number;
  /** Maximum duration of a task, waiting included. */
  timeoutMs: number;
  /** Added to the server's niceness, so that the server stays responsive; 10 by default. */
  niceness?: number;
}

/** One process, with its current task if any. */
export interface Child {
  /** `parts` is large input, sent before the task. */
  run(
    task: unknown,
    onProgress: (progress: unknown) => void,
    parts?: readonly unknown[],
  ): Promise<{ result: unknown; memoryBytes: number }>;
  isDead(): boolean;
  kill(): Promise<void>;
}

const maxErrorCharacters = 2000;
const lowestPriority = 19;

export function startChild({ program, heapMegabytes, timeoutMs, niceness = 10 }: ChildSettings): Child {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    // Hides the server's environment, which contains secrets.
    env: { TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  lowerPriority(child, niceness);
  // Lets the server exit when it has nothing else to do; the child then ends too.
  child.unref();
  child.channel?.unref();
  let errorOutput = '';
  child.stderr!.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-maxErrorCharacters);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let settle: ((message: ChildMessage | ChildFailure) => void) | null = null;
  let hasTimedOut = false;
  child.on('message', (message: ChildMessage) => settle?.(message));
  child.once('error', (error) => settle?.(new ChildFailure('CRASH', error.message)));
  child.once('close', (code, signal) => settle?.(describeEnd({ code, signal, hasTimedOut, errorOutput })));

  return {
    run: (task, onProgress, parts = []) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          hasTimedOut = true;
          child.kill('SIGKILL');
        }, timeoutMs);
        settle = (message) => {
          if (!(message instanceof ChildFailure) && message.kind === 'PROGRESS') {
            onProgress(message.progress);
            return;
          }
          clearTimeout(timer);
          settle = null;
          if (message instanceof ChildFailure) reject(message);
          else if (message.kind === 'ERROR') reject(new Error(message.message));
          else resolve(message);
        };
        sendAll(child, [...parts.map((part) => ({ part })), { task }]).catch((error: Error) =>
          settle?.(new ChildFailure('CRASH', error.message)),
        );
      }),
    isDead: () => child.exitCode !== null || child.signalCode !== null || !child.connected,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Sends messages one by one, so that copying them never blocks this process for long. */
async function sendAll(child: ChildProcess, messages: TaskMessage[]): Promise<void> {
  for (const message of messages) {
    await new Promise<void>((done, fail) => {
      child.send(message, (error) => (error ? fail(error) : done()));
    });
  }
}

interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
  hasTimedOut: boolean;
  errorOutput: string;
}

function describeEnd({ code, signal, hasTimedOut, errorOutput }: End): ChildFailure {
  if (hasTimedOut || signal === limitSignals.TIME) return new ChildFailure('TIME', 'The task took too long.');
  const isOutOfHeap = errorOutput.includes('heap out of memory');
  if (signal === limitSignals.MEMORY || isOutOfHeap)
    return new ChildFailure('MEMORY', 'The task took too much memory.');
  return new ChildFailure('CRASH', `The process ended with ${signal ?? code}. ${errorOutput}`.trim());
}

function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + niceness, lowestPriority));
  } catch {
    // The process has already ended, or its priority may not be changed: neither matters here.
  }
}
