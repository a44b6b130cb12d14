import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * Copies an example to its own folder as an integrator would install it: packed packages are unpacked from their files,
 * others link to this repository. Requires `npm run pack`. The folder is removed with the process.
 */
export function installExample(name: string): string {
  const example = resolve('examples', name);
  const place = mkdtempSync(join(tmpdir(), 'smile-example-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const folder = join(place, name);
  cpSync(example, folder, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8'));
  for (const [dependency, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const target = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(target), { recursive: true });
    if (version.startsWith('file:')) unpack(join(example, version.slice('file:'.length)), target);
    else symlinkSync(resolve('node_modules', dependency), target);
  }
  return folder;
}

function unpack(file: string, target: string): void {
  mkdirSync(target);
  execFileSync('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
}
