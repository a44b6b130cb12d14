// Node built-ins only: runs before anything is installed.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const heartbeatMs = 5_000;
const staleMs = 60_000;

/**
 * Runs `work` while holding the lock folder, so that concurrent commands take turns. Takes over a lock whose owner
 * died or has not refreshed it for a minute.
 */
export async function withLock(folder, work) {
  const owner = `${hostname()} ${process.pid}`;
  while (!tryAcquire(folder, owner)) {
    if (isStale(folder)) takeAway(folder);
    else await delay(200);
  }
  const heartbeat = setInterval(() => touch(folder), heartbeatMs);
  heartbeat.unref();
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function tryAcquire(folder, owner) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'owner'), owner);
  return true;
}

function isStale(folder) {
  try {
    if (Date.now() - statSync(folder).mtimeMs > staleMs) return true;
    const [host, pid] = readFileSync(join(folder, 'owner'), 'utf8').split(' ');
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The rename is atomic: only one of several waiting commands succeeds. */
function takeAway(folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  if (isStale(aside)) rmSync(aside, { recursive: true, force: true });
  else giveBack(aside, folder);
}

function giveBack(aside, folder) {
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
}

function touch(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
  } catch {
    // A deleted node_modules took the folder along; the work continues.
  }
}
