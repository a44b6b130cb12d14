import net from 'node:net';

export interface Load {
  url: string;
  authorization: string;
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Sends one GET after the other over each of a few keep-alive connections and returns the answers per second once
 * warm. Bare sockets: on a small machine a full HTTP client would take more than the servers it measures.
 */
export async function measureLoad(load: Load): Promise<number> {
  const counter = { answers: 0, isOver: false };
  const running = Array.from({ length: load.connections }, () => runConnection(load, counter));
  const all = Promise.all(running);
  await Promise.race([all, pause(load.warmUpMs)]);
  counter.answers = 0;
  const startedAt = performance.now();
  await Promise.race([all, pause(load.measureMs)]);
  const perSecond = (counter.answers * 1000) / (performance.now() - startedAt);
  counter.isOver = true;
  await all;
  return perSecond;
}

function runConnection(load: Load, counter: { answers: number; isOver: boolean }): Promise<void> {
  const url = new URL(load.url);
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: ${load.authorization}\r\n\r\n`;
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  let received = Buffer.alloc(0);
  return new Promise((done, fail) => {
    socket.on('connect', () => socket.write(request));
    socket.on('error', fail);
    socket.on('close', () => (counter.isOver ? done() : fail(new Error('the server closed a connection'))));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const length = answerLength(received);
      if (length === null || received.length < length) return;
      if (!received.subarray(0, 12).equals(okStart))
        return fail(new Error(`unexpected answer: ${received.subarray(0, 1000).toString()}`));
      received = received.subarray(length);
      counter.answers += 1;
      if (counter.isOver) socket.destroy();
      else socket.write(request);
    });
  });
}

const okStart = Buffer.from('HTTP/1.1 200');

function answerLength(received: Buffer): number | null {
  const end = received.indexOf(headEnd);
  if (end < 0) return null;
  const size = /content-length: *(\d+)/i.exec(received.toString('latin1', 0, end))?.[1];
  if (!size) throw new Error('an answer without a length');
  return end + headEnd.length + Number(size);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
