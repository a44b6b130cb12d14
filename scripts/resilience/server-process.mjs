import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, serverDist } from '../build/targets.mjs';
import { findFreePort } from './free-port.mjs';
import { startMailCatcher } from './mail-catcher.mjs';

/** Maps stack traces to sources. */
const flags = ['--enable-source-maps'];
/** The image's flags, used with a database server, which leaves the memory to this process. */
const imageFlags = ['--max-semi-space-size=32'];
/** Only a safety limit for hanging servers, independent of the machine's speed. */
const patienceMs = 120_000;

/**
 * Starts the built server as a child process with exactly the given settings, regardless of this process's
 * environment. Uses free ports and this process's mail catcher unless given. The child does not outlive this process.
 * `given` are V8 options, the image's by default.
 */
export async function spawnServer(settings, given = settings.DATABASE_URL ? imageFlags : []) {
  const [PORT, LINK_PORT, WORKER_PORT] = (await Promise.all([findFreePort(), findFreePort(), findFreePort()])).map(
    String,
  );
  const ports = { PORT, LINK_PORT, WORKER_PORT };
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
    /** URL of the listener with `/metrics`. */
    metricsUrl: `http://127.0.0.1:${env.ROLE === 'worker' ? env.WORKER_PORT : env.PORT}`,
    pid: child.pid,
    ready,
    /** Resolves with `{ code, signal }` when the process has exited. */
    ended,
    readOutput: () => output,
    kill: (signal) => child.kill(signal),
  };
}

/** Starts the server and waits until it is ready. */
export async function startServer(settings, given) {
  const server = await spawnServer(settings, given);
  const outcome = await Promise.race([server.ready, server.ended, expire(patienceMs)]);
  if (outcome === 'ready') return server;
  server.kill('SIGKILL');
  throw new Error(`The server did not start.\n${server.readOutput()}`);
}

/** Stops the server with the signal and waits for its exit. */
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
