// Checks the gzipped size of initial page loads against budgets: `node scripts/check-size.mjs [--pages]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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
/** Scripts and styles of a first visit to one portal page with its first tab, and the increment of a second page. */
const portal = { dist: 'apps/portal/dist', maxFiles: 17, maxNextKb: 60 };
const publicPages = /\/(auth|legal)\//;
const portalMaxKb = [
  { pages: publicPages, maxKb: 180 },
  { pages: /./, maxKb: 240 },
];
/** The builder opens from the site list; its editing chunk loads right after the site is displayed. */
const builder = {
  page: /\/builder-page\.tsx$/,
  from: /\/sites-page\.tsx$/,
  later: /\/builder\/editing-tools\.ts$/,
  maxKb: 62,
};
/** A tab is its own lazy chunk and counts together with its page. */
const tabs = {
  files:
    /-tab\.tsx$|\/(scanned-results|lookup-results|(single|batch)-invite|emulator-panel|consent-customization)\.tsx$/,
  /** Pages that never open without one of their tabs. */
  always: /\/(settings|invite|emulator)-page\.tsx$/,
};

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

/** True when a portal page exceeds its budget; checks each route's page. */
function checkPortal(dist) {
  const manifest = readManifest(dist);
  const pages = listPages(manifest);
  const sizes = pages.map(({ page, keys }) => {
    const files = filesOf(manifest, keys);
    return { page, count: files.length, sizeKb: gzippedKb(dist, files) };
  });
  if (process.argv.includes('--pages'))
    for (const size of sizes.toSorted((one, other) => one.sizeKb - other.sizeKb)) tell(size);
  const isTooLarge = ({ page, count, sizeKb }) =>
    count > portal.maxFiles || sizeKb > portalMaxKb.find(({ pages }) => pages.test(page)).maxKb;
  for (const size of sizes.filter(isTooLarge)) tell(size, ': too much');
  const max = (name) => Math.max(...sizes.map((size) => size[name])).toFixed(0);
  console.log(`portal, ${sizes.length} pages: at most ${max('count')} files, ${max('sizeKb')} kB gzipped`);
  return checkNextPages(manifest, dist, pages) || sizes.some(isTooLarge);
}

/** Pages and tabs with their chunks. */
function listPages(manifest) {
  const all = Object.keys(manifest);
  const entry = all.find((key) => manifest[key].isEntry);
  const frame = all.find((key) => manifest[key].name === 'frame' && manifest[key].file.endsWith('.js'));
  return all
    .filter((key) => manifest[key].isDynamicEntry && key.endsWith('-page.tsx'))
    .flatMap((page) => {
      const isPublic = publicPages.test(page);
      const keys = [entry, ...(isPublic ? [] : [frame]), page];
      const parts = tabsOf(manifest, page).map((part) => ({ page: `${page} with ${basename(part)}`, part }));
      return [
        ...(tabs.always.test(page) ? [] : [{ page, isPublic, keys }]),
        ...parts.map(({ page: name, part }) => ({
          page: name,
          isPublic,
          keys: [...keys, part],
          isOptional: !tabs.always.test(page),
        })),
      ];
    });
}

/** Tabs reachable from a page or its static imports. */
function tabsOf(manifest, page) {
  const loaded = new Set([page]);
  for (const key of loaded) for (const imported of manifest[key].imports ?? []) loaded.add(imported);
  const opened = [...loaded].flatMap((key) => manifest[key].dynamicImports ?? []);
  return [...new Set(opened)].filter((part) => tabs.files.test(part));
}

/** True when a linked page adds too much: after login the navigation links every page to every other. */
function checkNextPages(manifest, dist, pages) {
  const sizeOf = new Map();
  const addedKb = (to, from) => {
    const known = new Set(filesOf(manifest, from));
    const added = filesOf(manifest, to).filter((file) => !known.has(file));
    for (const file of added) if (!sizeOf.has(file)) sizeOf.set(file, gzippedKb(dist, [file]));
    return added.reduce((sum, file) => sum + sizeOf.get(file), 0);
  };
  const leads = (from, to) =>
    from.isPublic === to.isPublic && (!builder.page.test(to.page) || builder.from.test(from.page));
  // A tab that is not always open is reached from its page.
  const steps = pages.flatMap((from) =>
    pages
      .filter((to) => leads(from, to) && !to.isOptional)
      .map((to) => ({ from, to, kb: addedKb(to.keys, from.keys) })),
  );
  const tooFar = steps.filter(({ kb }) => kb > portal.maxNextKb);
  for (const { from, to, kb } of tooFar) console.log(`portal ${to.page} adds ${kb.toFixed(1)} kB to ${from.page}`);
  const maxKb = Math.max(...steps.map(({ kb }) => kb));
  console.log(`portal, ${steps.length} ways from page to page: at most ${maxKb.toFixed(1)} kB gzipped more`);
  const [opened, from] = [builder.page, builder.from].map((path) => pages.find(({ page }) => path.test(page)));
  const later = Object.keys(manifest).find((key) => builder.later.test(key));
  const builderKb = addedKb([...opened.keys, later], from.keys);
  const isHeavy = builderKb > builder.maxKb;
  const verdict = isHeavy ? ': too much' : '';
  console.log(`builder with its editing chunk: ${builderKb.toFixed(2)} kB gzipped more than the list${verdict}`);
  return tooFar.length > 0 || isHeavy;
}

function tell({ page, count, sizeKb }, verdict = '') {
  console.log(`portal ${page} loads ${count} files, ${sizeKb.toFixed(1)} kB gzipped${verdict}`);
}

function largestScript(dist) {
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const sizeOf = (name) => gzipSync(readFileSync(join(dist, name))).length;
  return scripts.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1);
}

/**
 * Scripts and styles of the pages or lazy chunks that match, with their static imports. A lazy chunk counts together
 * with the entries, which load it. `lazy` adds chunks that the page loads later.
 */
function startFiles(dist, pattern, lazy) {
  const manifest = readManifest(dist);
  const all = Object.entries(manifest);
  const wanted = all.filter(([key, chunk]) => (chunk.isEntry || chunk.isDynamicEntry) && pattern.test(key));
  const entries = wanted.filter(([, chunk]) => chunk.isEntry);
  const later = lazy ? all.filter(([key]) => lazy.test(key)) : [];
  const isLazyChunk = entries.length === 0;
  const start = isLazyChunk ? [...all.filter(([, chunk]) => chunk.isEntry), ...wanted] : [...entries, ...later];
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
  return nameParts(JSON.parse(readFileSync(manifestFile, 'utf8')), dist);
}

/**
 * Keys a page or tab by its module's path. The portal's build bundles the module `name.tsx` with the code that only it
 * needs into `name-parts`, which the manifest lists under the file's name.
 */
function nameParts(manifest, dist) {
  const modules = readdirSync(join(dist, '../src'), { recursive: true }).map((path) => `src/${path}`);
  const keyOf = (key) => {
    const name = /^_(.+)-parts-[^.]+\.js$/.exec(key)?.[1];
    return modules.find((path) => name && [`${name}.tsx`, `${name}.ts`].includes(basename(path))) ?? key;
  };
  return Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => {
      const { imports = [], dynamicImports = [], isDynamicEntry = keyOf(key) !== key } = chunk;
      const named = { imports: imports.map(keyOf), dynamicImports: dynamicImports.map(keyOf), isDynamicEntry };
      return [keyOf(key), { ...chunk, ...named }];
    }),
  );
}

/** Scripts and styles of these chunks and their static imports. */
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
