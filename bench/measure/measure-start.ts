import { readFileSync } from 'node:fs';
import { endServer, type ServerProcess, startServer } from '../../scripts/resilience/server-process.mjs';
import { median } from './figures.ts';

const warmStarts = 5;

export interface StartReport {
  coldMs: number;
  warmMs: number;
  /** Memory right after the last warm start; null if the system does not report it. */
  memoryMegabytes: number | null;
}

/** Time from spawning the process to ready, first with a new folder, then with an existing one. */
export async function measureStart(settings: Record<string, string>): Promise<StartReport> {
  const cold = await timeStart(settings);
  await endServer(cold.server);
  const times: number[] = [];
  let memoryMegabytes: number | null = null;
  for (let n = 0; n < warmStarts; n++) {
    const { server, tookMs } = await timeStart(settings);
    times.push(tookMs);
    memoryMegabytes = residentMegabytes(server);
    await endServer(server);
  }
  return { coldMs: cold.tookMs, warmMs: median(times), memoryMegabytes };
}

async function timeStart(settings: Record<string, string>): Promise<{ server: ServerProcess; tookMs: number }> {
  const startedAt = performance.now();
  const server = await startServer(settings);
  return { server, tookMs: performance.now() - startedAt };
}

export function residentMegabytes(server: ServerProcess): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
