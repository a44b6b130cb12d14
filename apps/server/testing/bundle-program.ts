import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Bundles one of our programs into a file for a child process; returns its path. */
export async function bundleProgram(source: URL): Promise<string> {
  // Inside node_modules, so that the program can import the packages.
  const folder = mkdtempSync(join(modules, '.test-program-'));
  const program = join(folder, 'program.mjs');
  await build({
    input: fileURLToPath(source),
    platform: 'node',
    external: (id) => !/^[./\0]|^@smile\//.test(id),
    output: { file: program, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return program;
}
