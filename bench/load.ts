import { readFileSync } from 'node:fs';
import net from 'node:net';

export interface Load {
  url: string;
  /** The server's process. */
  pid: number;
  authorization: string;
  /** JSON, sent by POST; GET without. */
  body?: string;
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

const headEnd = Buffer.from('\r\n\r\n');

export interface Measured {
  /** Answers per second of the clock. */
  perSecond: number;
  /** What one answer took of a processor in the server's process; null where the system does not tell. */
  cpuMicroseconds: number | null;
}

/**
 * Sends one request after the other over each of a few keep-alive connections and measures once warm. Bare sockets: on
 * a small machine a full HTTP client would take more than the servers it measures.
 */
export async function measureLoad(load: Load): Promise<Measured> {
  const counter = { answers: 0, isOver: false };
  const running = Array.from({ length: load.connections }, () => runConnection(load, counter));
  const all = Promise.all(running);
  await Promise.race([all, pause(load.warmUpMs)]);
  counter.answers = 0;
  const startedAt = performance.now();
  const cpuBefore = readCpuMicroseconds(load.pid);
  await Promise.race([all, pause(load.measureMs)]);
  const cpuAfter = readCpuMicroseconds(load.pid);
  const perSecond = (counter.answers * 1000) / (performance.now() - startedAt);
  const hasCpu = cpuBefore !== null && cpuAfter !== null && counter.answers > 0;
  const cpuMicroseconds = hasCpu ? (cpuAfter - cpuBefore) / counter.answers : null;
  counter.isOver = true;
  await all;
  return { perSecond, cpuMicroseconds };
}

const ticksPerSecond = 100;

/** What a process has used of the processors so far, its own and the kernel's for it, to a hundredth of a second. */
export function readCpuMicroseconds(pid: number): number | null {
  try {
    // Behind the program's name, which may hold spaces: the 14th and 15th field of all.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond;
  } catch {
    return null;
  }
}

function runConnection(load: Load, counter: { answers: number; isOver: boolean }): Promise<void> {
  const url = new URL(load.url);
  const { body = '' } = load;
  const sent = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '';
  const head = `${body ? 'POST' : 'GET'} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n`;
  const request = `${head}authorization: ${load.authorization}\r\n${sent}\r\n${body}`;
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
      if (!received.subarray(0, okStart.length).equals(okStart))
        return fail(new Error(`unexpected answer: ${received.subarray(0, 1000).toString()}`));
      received = received.subarray(length);
      counter.answers += 1;
      if (counter.isOver) socket.destroy();
      else socket.write(request);
    });
  });
}

/** 200 or 201. */
const okStart = Buffer.from('HTTP/1.1 20');

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
