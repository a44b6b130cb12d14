import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process of this program: its first argument is the task, the second the input. */
export interface Child {
  /** Reads its next output line as JSON. */
  readAnswer<T>(): Promise<T>;
  end(): Promise<void>;
}

export function startChild(task: string, input: unknown): Child {
  const child = spawn(process.execPath, [process.argv[1]!, task, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async readAnswer<T>() {
      const line = await lines.next();
      if (line.done) throw new Error(`${task} ended without an answer`);
      return JSON.parse(line.value) as T;
    },
    async end() {
      process.off('exit', kill);
      await endProcess(child);
    },
  };
}

function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

/** Writes a line to the parent process. */
export function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
