// Writes the files of a new feature: `npm run new-feature saved-searches`. What joins them to the apps it only prints.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './build/targets.mjs';
import { contractFiles } from './new-feature/contract-files.mjs';
import { portalFiles } from './new-feature/portal-files.mjs';
import { serverFiles } from './new-feature/server-files.mjs';
import { wordsFor } from './new-feature/words.mjs';

const [noun] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun ?? '')) {
  console.error('Name the feature by its plural in kebab-case: npm run new-feature saved-searches');
  process.exit(1);
}

const words = wordsFor(noun);
const files = { ...contractFiles(words), ...serverFiles(words, nextMigration()), ...portalFiles(words) };
const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`There is a feature of this name: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', ...Object.keys(files)], { cwd: root, stdio: 'ignore' });
console.log(`Written:\n${Object.keys(files).join('\n')}\n${linesToAdd(words)}`);

function nextMigration() {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((name) => Number(name.slice(0, 4)) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function linesToAdd({ single, prefix, plural, Plural, title }) {
  return `
Add to apps/server/src/platform/ids.ts, with the prefix of your choice:
  ${single}: '${prefix}-',

Add to apps/server/src/portal-app.ts, the second one to developerFeatures:
  import { ${single}Routes } from './features/${noun}/routes.ts';
  ${single}Routes,

Add to apps/portal/src/app/routes.ts, and ${plural} to the children of the shell:
  const ${plural} = createRoute({
    getParentRoute: () => shell,
    path: '/${noun}',
    component: lazyRouteComponent(() => import('../features/${noun}/${noun}-page.tsx'), '${Plural}Page'),
  });

Add to apps/portal/src/app/navigation.ts when the page works:
  { label: '${title}', to: '/${noun}' },

Then: npx vitest run --project api ${noun}`;
}
