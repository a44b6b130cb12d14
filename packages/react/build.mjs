// Compiles the package and copies the widget's option types into it, so that it does not depend on the SDK.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

rmSync(dist, { recursive: true, force: true });
compile('-p', 'tsconfig.build.json');
const options = require.resolve('@smile/sdk/options');
compile(options, '--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--target', 'ES2022', '--outDir', dist);
renameSync(join(dist, 'options.d.ts'), join(dist, 'widget-options.d.ts'));
for (const name of readdirSync(dist).filter((each) => each.endsWith('.d.ts'))) {
  const text = readFileSync(join(dist, name), 'utf8');
  writeFileSync(join(dist, name), text.replaceAll("'@smile/sdk/options'", "'./widget-options.js'"));
}

function compile(...args) {
  execFileSync(process.execPath, [compiler, ...args], { cwd: here, stdio: 'inherit' });
}
