import { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import type { EngineAnswer, EngineFolders, EngineRequest } from './engine-messages.ts';
import type { LogSync } from './log-sync.ts';

export interface EngineThread extends Engine {
  logSync: Pick<LogSync, 'write' | 'settle'>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (answers: Uint8Array) => void;
  reject: (error: unknown) => void;
}

const nothing = new Uint8Array();

/**
 * Opens the database in the folder on a thread of its own, so that its statements leave the event loop free.
 * @param program the built `serve-engine.ts`
 * @param onDeath called when the open thread ends without being closed; the database does not answer any more
 * @throws the error that prevented opening
 */
export async function openEngineThread(
  program: string | URL,
  folders: EngineFolders,
  onDeath: (error: Error) => void,
): Promise<EngineThread> {
  const thread = new Worker(program, { workerData: folders });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isSettled = true;
  let isEnded = false;
  const post = (request: EngineRequest, transfer: ArrayBuffer[] = []) => thread.postMessage(request, transfer);
  const call = (request: (id: number) => EngineRequest, transfer?: ArrayBuffer[]) =>
    new Promise<Uint8Array>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      post(request(lastId), transfer);
    });
  await hasOpened(thread);
  const die = (error: Error) => {
    if (isEnded) return;
    isEnded = true;
    for (const { reject } of waiting.values()) reject(error);
    onDeath(error);
  };
  thread.on('error', die).on('exit', () => die(new Error(threadEnded)));
  thread.on('message', (answer: EngineAnswer) => {
    isSettled = answer.isSettled;
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    if (answer.kind === 'FAILED') reject(answer.error);
    else resolve(answer.answers ?? nothing);
  });

  return {
    exec(messages) {
      const copy = messages.slice();
      return call((id) => ({ kind: 'EXEC', id, messages: copy }), [copy.buffer]);
    },
    logSync: {
      async write(work) {
        post({ kind: 'GATHER' });
        const done = await work().then(
          () => null,
          (error) => ({ error }),
        );
        const stored = call((id) => ({ kind: 'STORE', id }));
        stored.catch(() => undefined);
        if (done) throw done.error;
        return { stored };
      },
      settle: () => (isSettled ? null : call((id) => ({ kind: 'SETTLE', id }))),
    },
    async close() {
      await call((id) => ({ kind: 'CLOSE', id }));
      isEnded = true;
      await thread.terminate();
    },
  };
}

const threadEnded = 'The thread of the embedded database ended.';

function hasOpened(thread: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error(threadEnded));
    thread.once('error', reject).once('exit', stop);
    thread.once('message', () => {
      thread.off('error', reject).off('exit', stop);
      resolve();
    });
  });
}
