// Writes the files of a new feature and joins them to the apps: `npm run new-feature saved-searches`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build/targets.mjs';
import { contractFiles } from './new-feature/contract-files.mjs';
import { insertBefore, joinFiles } from './new-feature/join-files.mjs';
import { portalFiles } from './new-feature/portal-files.mjs';
import { serverFiles } from './new-feature/server-files.mjs';
import { wordsFor } from './new-feature/words.mjs';

const [noun] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun ?? '')) {
  console.error('Name the feature by its plural in kebab-case: npm run new-feature saved-searches');
  process.exit(1);
}

const words = wordsFor(noun);
const read = (path) => readFileSync(join(root, path), 'utf8');
const files = { ...contractFiles(words), ...serverFiles(words, nextMigration()), ...portalFiles(words) };
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`There is a feature of this name: ${taken.join(', ')}`);
  process.exit(1);
}
const joined = Object.fromEntries(
  Object.entries(joinFiles(words, read)).map(([path, insertions]) => [
    path,
    insertBefore(path, read(path), insertions),
  ]),
);
for (const [path, text] of Object.entries({ ...files, ...joined })) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const written = [...Object.keys(files), ...Object.keys(joined)];
spawnSync(process.execPath, [biome, 'check', '--write', ...written], { cwd: root, stdio: 'ignore' });
console.log(`Written:
${Object.keys(files).join('\n')}

Joined in:
${Object.keys(joined).join('\n')}

Add to apps/portal/src/app/shell/navigation.ts when the page works, with a key of its own:
  { label: '${words.title}', to: '/${noun}', key: '…', icon: … },

Then: npm run openapi, and npm run test:changed`);

function nextMigration() {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((name) => Number(name.slice(0, 4)) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}
