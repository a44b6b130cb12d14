import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, serverDist } from '../build/targets.mjs';
import { findFreePort } from './free-port.mjs';
import { startMailCatcher } from './mail-catcher.mjs';

/** Stacks name the sources. */
const flags = ['--enable-source-maps'];
/** Those of the image, where a server database leaves this process room. */
const imageFlags = ['--max-semi-space-size=32'];
/** Only what would never end is given up: how fast a machine is decides nothing. */
const patienceMs = 120_000;

/**
 * Starts the built server as a process of its own. Settings are exactly the given ones, whatever this process has;
 * each start takes free ports unless they are given, and the mail catcher of this process where it would lack one. The
 * process does not outlive this one. `given` are V8's options, as the image has them unless said.
 */
export async function spawnServer(settings, given = settings.DATABASE_URL ? imageFlags : []) {
  const ports = { PORT: String(await findFreePort()), LINK_PORT: String(await findFreePort()) };
  const mail = settings.DATABASE_URL && !settings.MAIL ? { SMTP_URL: (await startMailCatcher()).url } : {};
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...ports, ...mail, ...settings };
  const program = join(root, serverDist, 'main.js');
  const child = spawn(process.execPath, [...flags, ...given, program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let output = '';
  const ready = new Promise((done) => {
    const hear = (chunk) => {
      output += chunk;
      if (/is ready\./.test(output)) done('ready');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const ended = new Promise((done) => {
    child.once('close', (code, signal) => {
      process.off('exit', killWithUs);
      done({ code, signal });
    });
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid,
    ready,
    /** Resolves with `{ code, signal }` when the process is gone. */
    ended,
    readOutput: () => output,
    kill: (signal) => child.kill(signal),
  };
}

/** Starts the server and waits until it works. */
export async function startServer(settings, given) {
  const server = await spawnServer(settings, given);
  const outcome = await Promise.race([server.ready, server.ended, expire(patienceMs)]);
  if (outcome === 'ready') return server;
  server.kill('SIGKILL');
  throw new Error(`The server did not start.\n${server.readOutput()}`);
}

/** Ends the server in the given way and waits for it to be gone. */
export async function endServer(server, signal = 'SIGTERM') {
  server.kill(signal);
  const outcome = await Promise.race([server.ended, expire(patienceMs)]);
  if (outcome) return outcome;
  server.kill('SIGKILL');
  throw new Error(`The server did not stop.\n${server.readOutput()}`);
}

function expire(ms) {
  return new Promise((done) => setTimeout(done, ms, null).unref());
}
