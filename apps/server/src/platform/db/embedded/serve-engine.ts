import { parentPort, workerData } from 'node:worker_threads';
import { execMessages } from './engine.ts';
import { type EngineAnswer, type EngineFolders, type EngineRequest, opened } from './engine-messages.ts';
import { createLogSync } from './log-sync.ts';
import { openEmbedded } from './open-embedded.ts';
import type { Written } from './shared-flush.ts';

/** Program of the thread that runs the embedded database, so that statements leave the server's event loop free. */
const port = parentPort!;
const { folder, snapshotFolder } = workerData as EngineFolders;
const logSync = createLogSync();
const pglite = await openEmbedded(folder, snapshotFolder, logSync);
/** The write between GATHER and STORE. */
let gathering: { written: Promise<Written>; end: () => void } | null = null;

const isSettled = () => {
  const settling = logSync.settle();
  // A failed sync is reported to the next write; unhandled, it would end the thread.
  settling?.catch(() => undefined);
  return settling === null;
};
const fail = (id: number) => (error: unknown) => answer({ kind: 'FAILED', id, error, isSettled: isSettled() });
const done = (id: number) => () => answer({ kind: 'DONE', id, isSettled: isSettled() });

function answer(message: EngineAnswer): void {
  const answers = 'answers' in message ? message.answers?.buffer : null;
  port.postMessage(message, answers ? [answers] : []);
}

async function exec(id: number, messages: Uint8Array): Promise<void> {
  const answers = await execMessages(pglite, messages);
  answer({ kind: 'DONE', id, answers, isSettled: isSettled() });
}

function gather(): void {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  gathering = { written: logSync.write(() => work), end };
}

async function store(): Promise<void> {
  const { written, end } = gathering!;
  end();
  await (await written).stored;
}

async function close(id: number): Promise<void> {
  await pglite.close();
  done(id)();
  port.close();
}

port.on('message', (request: EngineRequest) => {
  if (request.kind === 'GATHER') gather();
  else if (request.kind === 'EXEC') exec(request.id, request.messages).catch(fail(request.id));
  else if (request.kind === 'STORE') store().then(done(request.id), fail(request.id));
  else if (request.kind === 'SETTLE') Promise.resolve(logSync.settle()).then(done(request.id), fail(request.id));
  else close(request.id).catch(fail(request.id));
});
port.postMessage(opened);
