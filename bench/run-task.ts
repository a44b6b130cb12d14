import { sendBare } from './bare/bare-sender.ts';
import { startBareServer } from './bare/bare-server.ts';
import { runQueueTask } from './capacity/queue-process.ts';
import { answer } from './child-process.ts';
import { serveLargeAnswers } from './large-adapter.ts';
import { runRounds, type Server } from './measure/compare.ts';
import { runPeerRounds } from './peers.ts';

const tasks: Record<string, (input: never) => Promise<void>> = {
  bare: async (input) => {
    const port = await startBareServer(input);
    answer({ url: `http://127.0.0.1:${port}`, pid: process.pid } satisfies Server);
  },
  load: runRounds,
  peers: runPeerRounds,
  'large-adapter': serveLargeAnswers,
  queue: runQueueTask,
  'bare-sender': async (input) => answer(await sendBare(input)),
};

/** Runs the task that a child process was started for. */
export function runTask(task: string, input: string): Promise<void> {
  return tasks[task]!(JSON.parse(input) as never);
}
