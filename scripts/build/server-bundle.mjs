import { isAbsolute, join } from 'node:path';
import { existingServerEntries, root, serverDist, serverFolder } from './targets.mjs';

/** One file per program, our own workspaces inside, packages from the registry outside. */
export function serverBundle() {
  const folder = join(root, serverFolder);
  const entries = Object.entries(existingServerEntries()).map(([name, path]) => [name, join(folder, path)]);
  return {
    cwd: root,
    input: Object.fromEntries(entries),
    platform: 'node',
    external: isFromRegistry,
    tsconfig: join(folder, 'tsconfig.json'),
    output: {
      dir: join(root, serverDist),
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].js',
      // Beside the programs: paths are told from where a module lies.
      chunkFileNames: '[name]-[hash].js',
    },
  };
}

function isFromRegistry(id) {
  return !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id) && !id.startsWith('@smile/');
}
