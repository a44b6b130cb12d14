import { readdirSync, readFileSync } from 'node:fs';
import { readCpuMicroseconds } from '../load.ts';

/** Milliseconds of the servers and of each PostgreSQL session of a database so far, on this machine. */
export function readCpuByProcess(serverPids: number[], database: string): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isSession(name, database));
  return new Map([...serverPids, ...pids.map(Number)].map((pid) => [pid, (readCpuMicroseconds(pid) ?? 0) / 1000]));
}

/** PostgreSQL names the database in the title of a session's process. */
function isSession(pid: string, database: string): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres: ') && title.includes(` ${database} `);
  } catch {
    return false;
  }
}

export function spentBetween(before: Map<number, number>, after: Map<number, number>): number {
  let ms = 0;
  for (const [pid, total] of after) ms += total - (before.get(pid) ?? 0);
  return ms;
}

/** Milliseconds of the given processes, and of all others. */
export function spentByProcesses(before: Map<number, number>, after: Map<number, number>, pids: number[]): number[] {
  const own = new Set(pids);
  return [true, false].map((isOwn) =>
    spentBetween(before, new Map([...after].filter(([pid]) => own.has(pid) === isOwn))),
  );
}
