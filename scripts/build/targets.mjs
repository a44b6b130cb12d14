import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Server programs; each existing file becomes `dist/<name>.js`. */
const serverEntries = {
  main: 'src/main.ts',
  operator: 'src/operator.ts',
  'read-documents': 'src/read-documents.ts',
  compute: 'src/compute/compute.ts',
  'embedded-database': 'src/platform/db/embedded/serve-engine.ts',
  snapshot: 'src/tools/snapshot.ts',
  openapi: 'src/tools/openapi.ts',
};

export const serverFolder = 'apps/server';
export const serverDist = `${serverFolder}/dist`;

export function existingServerEntries() {
  return Object.fromEntries(
    Object.entries(serverEntries).filter(([, path]) => existsSync(join(root, serverFolder, path))),
  );
}

/** Entry files, which no module imports. */
export function serverEntryPaths() {
  return Object.values(serverEntries).map((path) => `${serverFolder}/${path}`);
}

const vite = ['node_modules/vite/bin/vite.js', 'build'];

/**
 * Build targets. A target is rebuilt when the content of its `inputs` changed or its `product` is missing, after its
 * `after` target.
 */
export function listTargets() {
  const targets = [
    viteTarget('portal', 'apps/portal'),
    {
      name: 'server',
      inputs: [...workspaceInputs(serverFolder), 'scripts/build'],
      stamp: `${serverDist}/.built.json`,
      product: `${serverDist}/main.js`,
      source: `${serverFolder}/src/main.ts`,
      command: ['scripts/build/bundle-server.mjs'],
    },
    viteTarget('link', 'apps/link'),
    viteTarget('sdk', 'packages/sdk'),
    {
      name: 'snapshot',
      inputs: [`${serverFolder}/migrations`, `${serverFolder}/src/platform/db`, `${serverFolder}/src/tools`],
      stamp: `${serverDist}/.snapshot.json`,
      product: `${serverDist}/embedded-snapshot`,
      source: `${serverFolder}/src/tools/snapshot.ts`,
      command: [`${serverDist}/snapshot.js`],
      after: 'server',
    },
  ];
  return targets.filter((target) => existsSync(join(root, target.source)));
}

function viteTarget(name, folder) {
  return {
    name,
    inputs: workspaceInputs(folder),
    stamp: `${folder}/dist/.built.json`,
    product: `${folder}/dist`,
    source: `${folder}/vite.config.ts`,
    command: [...vite, folder, '--logLevel', 'warn', '--manifest'],
  };
}

/** The workspace and all workspaces it depends on. */
function workspaceInputs(folder) {
  return [folder, ...workspaceDependencies(folder).map((name) => `packages/${name}/src`)];
}

function workspaceDependencies(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const direct = Object.keys(dependencies)
    .filter((name) => name.startsWith('@smile/'))
    .map((name) => name.slice('@smile/'.length));
  return [...new Set(direct.flatMap((name) => [name, ...workspaceDependencies(`packages/${name}`)]))];
}
