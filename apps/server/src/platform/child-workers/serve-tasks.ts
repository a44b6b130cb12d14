import { Worker } from 'node:worker_threads';
import { type ChildLimits, type ChildMessage, limitSignals, type TaskMessage } from './messages.ts';

/**
 * Turns this process into a pool's child that runs one task after another. It ends with its parent, and when a task
 * exceeds the limits.
 */
export function serveTasks<Task, Result, Progress>(
  limitsOf: (task: Task) => ChildLimits,
  run: (task: Task, onProgress: (progress: Progress) => void, parts: unknown[]) => Promise<Result>,
): void {
  const send = (message: ChildMessage) => void process.send!(message);
  const watch = startWatch();
  process.once('disconnect', () => process.exit(0));
  const parts: unknown[] = [];
  process.on('message', async (message: TaskMessage) => {
    if ('part' in message) {
      parts.push(message.part);
      return;
    }
    watch.postMessage(limitsOf(message.task as Task));
    try {
      const onProgress = (progress: Progress) => send({ kind: 'PROGRESS', progress });
      const result = await run(message.task as Task, onProgress, parts.splice(0));
      watch.postMessage(null);
      send({ kind: 'RESULT', result, memoryBytes: process.memoryUsage.rss() });
    } catch (error) {
      watch.postMessage(null);
      send({ kind: 'ERROR', message: String((error as Error).stack ?? error) });
    }
  });
}

/** Watches the limits from another thread while this one computes. */
function startWatch(): Worker {
  const watch = new Worker(watchLimits, { eval: true, workerData: limitSignals });
  watch.unref();
  return watch;
}

/** Source text, because a thread starts from a file or from text, and the build bundles each program into one file. */
const watchLimits = `
  const { parentPort, workerData } = require('node:worker_threads');
  let limits = null;
  let start = null;
  parentPort.on('message', (limitsOfTask) => {
    limits = limitsOfTask;
    start = process.cpuUsage();
  });
  setInterval(() => {
    if (limits === null) return;
    const { user, system } = process.cpuUsage(start);
    if (process.memoryUsage.rss() > limits.memoryBytes) process.kill(process.pid, workerData.MEMORY);
    else if ((user + system) / 1e6 > limits.cpuSeconds) process.kill(process.pid, workerData.TIME);
  }, 100);
`;
