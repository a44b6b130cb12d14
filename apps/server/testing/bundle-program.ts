import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** Makes one file of a program of ours, which a child process can run; answers its path. */
export async function bundleProgram(source: URL): Promise<string> {
  // Inside the installed packages, so that the program finds them.
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
