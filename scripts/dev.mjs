// Starts the server and the frontends, each rebuilt or reloaded on change.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'rolldown';
import { createServer } from 'vite';
import { forgetBuild } from './build/freshness.mjs';
import { serverBundle } from './build/server-bundle.mjs';
import { buildStale } from './build/start-program.mjs';
import { listTargets, root, serverDist } from './build/targets.mjs';

const portalPort = 5173;
const serverPort = process.env.PORT ?? '3000';
const linkPort = process.env.LINK_PORT ?? '3001';
const portalUrl = `http://localhost:${portalPort}`;
const stopMs = 10_000;

const children = new Set();
let server = null;
let isStopping = false;

delete process.env.NODE_ENV;
buildStale(['server', 'snapshot']);
// Watchers write without updating build stamps, so the stamps are invalid.
for (const target of listTargets()) if (target.name !== 'portal' && target.name !== 'snapshot') forgetBuild(target);

for (const folder of ['apps/link', 'packages/sdk']) {
  if (existsSync(join(root, folder, 'vite.config.ts')))
    start(['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn', folder]);
}
const portal = await startPortal();
const watcher = watch({ ...serverBundle(), logLevel: 'warn' });
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') {
    await event.result.close();
    await restartServer();
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
console.log(
  `portal ${portalUrl} (reloads)   server http://localhost:${serverPort}   link http://localhost:${linkPort}`,
);

async function startPortal() {
  const folder = join(root, 'apps', 'portal');
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: portalPort, strictPort: true },
    plugins: [{ name: 'proxy-to-server', enforce: 'post', config: aimProxies }],
  });
  return vite.listen();
}

/** Points the portal's proxied paths at the server's actual port. */
function aimProxies({ server: { proxy = {} } }) {
  for (const rule of Object.values(proxy)) rule.target = `http://127.0.0.1:${serverPort}`;
}

let restarting = Promise.resolve();

/** One restart at a time: the next server needs the same ports and data folder. */
function restartServer() {
  restarting = restarting.then(async () => {
    if (server) await end(server);
    if (isStopping) return;
    server = start(['--enable-source-maps', `${serverDist}/main.js`], { PORTAL_URL: portalUrl });
  });
  return restarting;
}

function start(args, settings = {}) {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...settings }, stdio: 'inherit' });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    if (code && !isStopping) console.error(`${args.at(-1)} ended with ${code}; it starts again on the next change.`);
  });
  return child;
}

function end(child) {
  if (!children.has(child)) return Promise.resolve();
  return new Promise((done) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.once('exit', () => {
      clearTimeout(forced);
      done();
    });
    child.kill('SIGTERM');
  });
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([watcher.close(), portal.close(), ...[...children].map(end)]);
  process.exit(0);
}
