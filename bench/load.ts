import { readFileSync } from 'node:fs';
import net from 'node:net';

interface Request {
  url: string;
  authorization: string;
  /** JSON body of a POST; missing for GET. */
  body?: string;
}

export interface Load extends Request {
  /** Id of the server's process. */
  pid: number;
  connections: number;
  warmUpMs: number;
  measureMs: number;
}

const headEnd = Buffer.from('\r\n\r\n');

export interface Measured {
  /** Responses per second of wall-clock time. */
  perSecond: number;
  /** Server CPU time per response; null if the system does not report it. */
  cpuMicroseconds: number | null;
}

/**
 * Sends requests back to back over a few keep-alive connections and measures after warm-up. Uses raw sockets: on a
 * small machine a full HTTP client would use more CPU than the server.
 */
export async function measureLoad(load: Load): Promise<Measured> {
  const counter = { answers: 0, isOver: false };
  const lanes = Array.from({ length: load.connections }, () => openLane(load));
  const shouldContinue = () => {
    counter.answers += 1;
    return !counter.isOver;
  };
  const all = Promise.all(lanes.map((lane) => lane.ask(shouldContinue)));
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
  for (const lane of lanes) lane.close();
  return { perSecond, cpuMicroseconds };
}

const ticksPerSecond = 100;

/** CPU time of a process so far, user plus system, with 10 ms resolution. */
export function readCpuMicroseconds(pid: number): number | null {
  try {
    // utime and stime are fields 14 and 15 (proc(5)); counted from the end of the program's name, which may contain
    // spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Connections that stay open between measurements. */
export interface Lanes {
  /** Milliseconds per response while all connections send back to back, until there are `answers` in total. */
  time(answers: number): Promise<number[]>;
  close(): void;
}

export function openLanes(request: Request, connections: number): Lanes {
  const lanes = Array.from({ length: connections }, () => openLane(request));
  return {
    async time(answers) {
      const times = lanes.map((lane) => timeLane(lane, answers / connections));
      return (await Promise.all(times)).flat();
    },
    close() {
      for (const lane of lanes) lane.close();
    },
  };
}

async function timeLane(lane: Lane, answers: number): Promise<number[]> {
  const times: number[] = [];
  let sentAtMs = performance.now();
  await lane.ask(() => {
    const nowMs = performance.now();
    times.push(nowMs - sentAtMs);
    sentAtMs = nowMs;
    return times.length < answers;
  });
  return times;
}

interface Lane {
  /** Sends requests back to back as long as `shouldContinue` returns true. */
  ask(shouldContinue: () => boolean): Promise<void>;
  close(): void;
}

function openLane({ url: address, authorization, body = '' }: Request): Lane {
  const url = new URL(address);
  const sent = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : '';
  const head = `${body ? 'POST' : 'GET'} ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\n`;
  const request = `${head}authorization: ${authorization}\r\n${sent}\r\n${body}`;
  const socket = net.connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  let received = Buffer.alloc(0);
  let asking: { shouldContinue: () => boolean; done: () => void; fail: (error: Error) => void } | null = null;
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    asking?.fail(error);
    socket.destroy();
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('the server closed a connection')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const length = answerLength(received);
    if (length === null || received.length < length) return;
    if (!received.subarray(0, okStart.length).equals(okStart))
      return fail(new Error(`unexpected answer: ${received.subarray(0, 1000).toString()}`));
    received = received.subarray(length);
    if (asking!.shouldContinue()) return void socket.write(request);
    asking!.done();
    asking = null;
  });
  return {
    ask(shouldContinue) {
      if (failure) return Promise.reject(failure);
      socket.write(request);
      return new Promise((done, refuse) => {
        asking = { shouldContinue, done, fail: refuse };
      });
    },
    close: () => void socket.destroy(),
  };
}

/** Status 200 or 201. */
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
