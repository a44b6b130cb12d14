// Follows deploy/Dockerfile step by step in temporary folders, without a container engine, and starts the resulting
// image content as an unprivileged user: `npm run check-image`. Runs `npm ci` against the registry twice.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './build/targets.mjs';
import { isIgnored, readDockerfile } from './image/read-dockerfile.mjs';
import { findFreePort } from './resilience/free-port.mjs';
import { startMailCatcher } from './resilience/mail-catcher.mjs';

/** Uid of `nobody`, which owns no files. */
const userId = 65_534;
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'smile-image-'));
execFileSync('chmod', ['755', folder]);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const context = join(folder, 'context');
copyContext();
const stages = readDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
for (const stage of stages) {
  say(`stage ${stage.name || 'image'}`);
  mkdirSync(placeOf(stage.name));
  for (const step of stage.steps) takeStep(stage, step);
}
await startImage(stages.at(-1));
say('the image starts, twice on its data, answers, and ends with 0');
process.exit(0);

/** Tracked files that .dockerignore does not exclude. */
function copyContext() {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\n').filter((each) => each && existsSync(join(root, each)))) {
    if (isIgnored(path, patterns)) continue;
    mkdirSync(dirname(join(context, path)), { recursive: true });
    cpSync(join(root, path), join(context, path));
  }
}

function placeOf(name) {
  return join(folder, name || 'image');
}

function takeStep(stage, { copy, run }) {
  const place = placeOf(stage.name);
  if (copy) return copyInto(place, copy);
  // /data exists in the image only: here it is a temporary folder.
  if (run.includes('/data')) return;
  say(`  ${run}`);
  execFileSync('sh', ['-c', run], {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function copyInto(place, { from, sources, target }) {
  for (const source of sources) {
    const path = from === null ? join(context, source) : join(placeOf(from), source.replace(/^\/app\/?/, ''));
    const isFile = /\/$/.test(target) && source !== '.';
    cpSync(path, isFile ? join(place, target, basename(source)) : join(place, target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function startImage({ env, cmd }) {
  const data = join(folder, 'data');
  mkdirSync(data);
  if (isRoot) chownSync(data, userId, userId);
  const ports = { PORT: String(await findFreePort()), LINK_PORT: String(await findFreePort()) };
  const { url } = await startMailCatcher();
  const settings = { ...env, ...ports, HOST: '127.0.0.1', DATA_DIR: data, SMTP_URL: url, LOG_LEVEL: 'warn' };
  for (const time of ['first', 'second']) {
    const startedAt = performance.now();
    const server = run(cmd, settings);
    await expectAnswers(`http://127.0.0.1:${ports.PORT}`, ['/readyz', '/', '/docs', '/openapi.json'], server);
    await expectAnswers(`http://127.0.0.1:${ports.LINK_PORT}`, ['/v2/smile.v2.js', '/widget/'], server);
    say(`${time} start: everything answers after ${Math.round(performance.now() - startedAt)} ms`);
    server.child.kill('SIGTERM');
    const code = await server.ended;
    if (code !== 0) fail(`It ended with ${code}.`, server);
  }
}

function run([command, ...args], settings) {
  const dropped = [
    '--reuid',
    String(userId),
    '--regid',
    String(userId),
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set',
    '-all',
  ];
  const [program, given] = isRoot ? ['setpriv', [...dropped, command, ...args]] : [command, args];
  const child = spawn(program, given, {
    cwd: placeOf(''),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.on('exit', () => child.kill('SIGKILL'));
  return { child, ended, readOutput: () => output };
}

async function expectAnswers(url, paths, server) {
  const lastAt = performance.now() + 120_000;
  for (const path of paths) {
    let status = 0;
    while (status !== 200) {
      if (server.child.exitCode !== null || performance.now() > lastAt) fail(`${path} answers ${status}.`, server);
      status = await fetch(url + path).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function fail(reason, server) {
  console.error(`${reason}\n${server.readOutput()}`);
  process.exit(1);
}

function say(text) {
  console.log(text);
}
