import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The folder of a build like this one, whose link pages load files of other names. */
export function copyBuild(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'smile-other-build-'));
  for (const path of ['apps/server', 'apps/portal', 'apps/link', 'packages/sdk'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['node_modules', 'apps/server/migrations', 'apps/server/guides', 'apps/portal/dist'])
    symlinkSync(resolve(path), join(folder, path));
  for (const path of ['package.json', 'api-examples.json'].map((name) => `apps/server/${name}`))
    symlinkSync(resolve(path), join(folder, path));
  symlinkSync(resolve('packages/sdk/dist'), join(folder, 'packages/sdk/dist'));
  for (const path of ['apps/server/dist', 'apps/link/dist'])
    cpSync(path, join(folder, path), { recursive: true, dereference: true });
  renameAssets(join(folder, 'apps/link/dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function renameAssets(dist: string): void {
  const names = readdirSync(join(dist, 'assets'));
  const renamed = (text: string) => names.reduce((now, name) => now.replaceAll(name, renameAsset(name)), text);
  for (const path of readdirSync(dist, { recursive: true }).map(String)) {
    if (!/\.(js|css|html|json)$/.test(path)) continue;
    const text = renamed(readFileSync(join(dist, path), 'utf8'));
    rmSync(join(dist, path));
    writeFileSync(join(dist, renamed(path)), text);
  }
}

/** Keeps the length, as another content's hash would. */
function renameAsset(name: string): string {
  return name.replace(/-.{8}(\.\w+)$/, '-OTHER000$1');
}

/** Starts the server of a build. */
export async function startBuild(folder: string, env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const program = join(folder, 'apps/server/dist/main.js');
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server ended with ${server.exitCode}.`);
}

export function stopBuild(server: ChildProcess): Promise<void> {
  return new Promise((done) => {
    server.once('close', () => done());
    server.kill('SIGTERM');
  });
}
