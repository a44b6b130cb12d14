import { isAbsolute, join } from 'node:path';
import { existingServerEntries, root, serverDist, serverFolder } from './targets.mjs';

/** Bundles each program into one file with our workspaces; registry packages stay external. */
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
      // Chunks stay beside the programs, since modules resolve paths relative to themselves.
      chunkFileNames: '[name]-[hash].js',
    },
  };
}

function isFromRegistry(id) {
  return !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id) && !id.startsWith('@smile/');
}
