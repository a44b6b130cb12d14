// What a browser must load first, gzipped, against its budget: `node scripts/check-size.mjs [--pages]`.
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
];
/** Scripts and styles of one page of the portal, first visit, with its first tab. */
const portal = { dist: 'apps/portal/dist', maxFiles: 22 };
/** What the builder of sites loads beyond the list of sites, from which it is opened. */
const builder = { page: /\/builder-page\.tsx$/, from: /\/sites-page\.tsx$/, maxKb: 60 };
/** The goal is 240 for every page: what is above it is listed in docs/performance.md. */
const portalMaxKb = [
  { pages: /\/(auth|legal)\//, maxKb: 180 },
  { pages: builder.page, maxKb: 310 },
  { pages: /\/(signals|verifications|blacklists|footprints|maws|tenants)\//, maxKb: 299 },
  { pages: /\/emulator\//, maxKb: 287 },
  {
    pages: /\/(users|invites|wink-sites|usage|audit-log|datasources|developers|consent-templates|api-keys)\//,
    maxKb: 268,
  },
  { pages: /./, maxKb: 242 },
];
/** Tabs load on their own; those that a page may open with count with it. */
const tabs = { page: /\/settings-page\.tsx$/, parts: /-tab\.tsx$/ };

let isOver = false;
for (const { name, dist, maxKb, files } of budgets) {
  const folder = join(root, dist);
  if (!existsSync(folder)) continue;
  const sizeKb = gzippedKb(folder, files(folder));
  const verdict = sizeKb > maxKb ? 'too large: the budget is' : 'of';
  isOver ||= sizeKb > maxKb;
  console.log(`${name} ${sizeKb.toFixed(1)} kB gzipped, ${verdict} ${maxKb} kB`);
}
if (existsSync(join(root, portal.dist))) isOver = checkPortal(join(root, portal.dist)) || isOver;
if (isOver) process.exit(1);

/** Whether a page of the portal is too large; each route's page is looked at. */
function checkPortal(dist) {
  const manifest = readManifest(dist);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const frame = Object.keys(manifest).find(
    (key) => manifest[key].name === 'frame' && manifest[key].file.endsWith('.js'),
  );
  const sizes = Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && key.endsWith('-page.tsx'))
    .flatMap((page) => {
      const isPublic = portalMaxKb[0].pages.test(page);
      const parts = tabs.page.test(page) ? manifest[page].dynamicImports.filter((part) => tabs.parts.test(part)) : [];
      const measure = (part) => {
        const files = filesOf(manifest, [entry, ...(isPublic ? [] : [frame]), page, ...part]);
        return { page: part[0] ?? page, count: files.length, sizeKb: gzippedKb(dist, files) };
      };
      return parts.length > 0 ? parts.map((part) => measure([part])) : [measure([])];
    });
  if (process.argv.includes('--pages'))
    for (const size of sizes.toSorted((one, other) => one.sizeKb - other.sizeKb)) tell(size);
  const isTooLarge = ({ page, count, sizeKb }) =>
    count > portal.maxFiles || sizeKb > portalMaxKb.find(({ pages }) => pages.test(page)).maxKb;
  for (const size of sizes.filter(isTooLarge)) tell(size, ': too much');
  const [page, from] = [builder.page, builder.from].map((path) => Object.keys(manifest).find((key) => path.test(key)));
  const builderKb = addedKb(manifest, dist, page, [entry, frame, from]);
  const aloneKb = addedKb(manifest, dist, page, [entry, frame]);
  console.log(
    `builder, opened from the list: ${builderKb.toFixed(1)} kB gzipped more, of ${builder.maxKb} kB; ` +
      `opened first: ${aloneKb.toFixed(1)} kB beyond the portal's frame`,
  );
  const most = (name) => Math.max(...sizes.map((size) => size[name])).toFixed(0);
  console.log(`portal, ${sizes.length} pages: at most ${most('count')} files, ${most('sizeKb')} kB gzipped`);
  return sizes.some(isTooLarge) || builderKb > builder.maxKb;
}

function tell({ page, count, sizeKb }, verdict = '') {
  console.log(`portal ${page} loads ${count} files, ${sizeKb.toFixed(1)} kB gzipped${verdict}`);
}

/** What a page loads beyond what these parts have loaded. */
function addedKb(manifest, dist, page, before) {
  const known = new Set(filesOf(manifest, before));
  return gzippedKb(
    dist,
    filesOf(manifest, [page]).filter((file) => !known.has(file)),
  );
}

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
  const manifest = readManifest(dist);
  const all = Object.entries(manifest);
  const wanted = all.filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && pattern.test(key));
  const entries = wanted.filter(([, chunk]) => chunk.isEntry);
  const later = lazy ? all.filter(([key]) => lazy.test(key)) : [];
  const start = entries.length > 0 ? [...entries, ...later] : [...all.filter(([, chunk]) => chunk.isEntry), ...wanted];
  return filesOf(
    manifest,
    start.map(([key]) => key),
  );
}

function readManifest(dist) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) {
    console.error(`${dist} has no manifest: set build.manifest in its vite.config.ts.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(manifestFile, 'utf8'));
}

/** The scripts and styles of these parts and of all that they import at once. */
function filesOf(manifest, keys) {
  const files = new Set();
  const seen = new Set();
  for (const key of keys) collectFiles(manifest, key, files, seen);
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}

function gzippedKb(folder, files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length / 1000, 0);
}

function collectFiles(manifest, key, files, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  const chunk = manifest[key];
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, files, seen);
}
