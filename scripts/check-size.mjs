// What a browser must load first, gzipped, against its budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './build/targets.mjs';

const budgets = [
  { name: 'SDK', dist: 'packages/sdk/dist', maxKb: 3, files: largestScript },
  { name: 'widget', dist: 'apps/link/dist', maxKb: 40, files: (dist) => startFiles(dist, /widget/) },
  { name: 'site page', dist: 'apps/link/dist', maxKb: 30, files: (dist) => startFiles(dist, /^site\//) },
  {
    name: 'site page with widget',
    dist: 'apps/link/dist',
    maxKb: 55,
    files: (dist) => startFiles(dist, /^site\//, /\/widget-step\.tsx$/),
  },
  { name: 'portal /login', dist: 'apps/portal/dist', maxKb: 220, files: (dist) => startFiles(dist, /\blogin\b/) },
];

let isOver = false;
for (const { name, dist, maxKb, files } of budgets) {
  const folder = join(root, dist);
  if (!existsSync(folder)) continue;
  const sizeKb = files(folder).reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length / 1000, 0);
  const verdict = sizeKb > maxKb ? 'too large: the budget is' : 'of';
  isOver ||= sizeKb > maxKb;
  console.log(`${name} ${sizeKb.toFixed(1)} kB gzipped, ${verdict} ${maxKb} kB`);
}
if (isOver) process.exit(1);

function largestScript(dist) {
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const sizeOf = (name) => gzipSync(readFileSync(join(dist, name))).length;
  return scripts.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);
}

/**
 * The scripts and styles of the pages and lazy parts whose source path matches, with all that they import at once;
 * a lazy part is loaded by the entry, which then counts too. `lazy` adds parts that an entry loads later.
 */
function startFiles(dist, pattern, lazy) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    console.error(`${dist} has no manifest: set build.manifest in its vite.config.ts.`);
    process.exit(1);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const all = Object.entries(manifest);
  const wanted = all.filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && pattern.test(key));
  const entries = wanted.filter(([, chunk]) => chunk.isEntry);
  const later = lazy ? all.filter(([key]) => lazy.test(key)) : [];
  const start = entries.length > 0 ? [...entries, ...later] : [...all.filter(([, chunk]) => chunk.isEntry), ...wanted];
  const files = new Set();
  const seen = new Set();
  for (const [key] of start) collectFiles(manifest, key, files, seen);
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}

function collectFiles(manifest, key, files, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files, seen);
}
