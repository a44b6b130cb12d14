import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';

const folders = ['apps', 'packages', 'e2e', 'bench', 'examples', 'scripts'];
const skipped = new Set(['node_modules', 'dist', 'data', '__screenshots__', 'test-results']);
const isCode = /\.(ts|tsx|mjs)$/;

/**
 * Parses every source file. `imports` are `{ from, target, names, isType, isRelative, line }`, with `target` as the
 * project's file, if any, and '*' in `names` for a whole module; `exports` are `{ name, isType, line }`.
 */
export function readModules(root) {
  const paths = [...folders.flatMap((folder) => listFiles(root, folder)), ...rootFiles(root)];
  return paths.map((path) => readModule(root, path));
}

function isTest(path) {
  return /\.test\.(ts|tsx|mjs)$/.test(path) || path.startsWith('e2e/');
}

/** Test and measurement code, with fewer limits on size and imports. */
export function isSupport(path) {
  return isTest(path) || /(^|\/)(testing|bench|e2e)\//.test(path);
}

function listFiles(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return listFiles(root, path);
    return isCode.test(entry.name) ? [path] : [];
  });
}

function rootFiles(root) {
  return readdirSync(root).filter((name) => /\.config\.(ts|mjs)$/.test(name));
}

function readModule(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text, { lang: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' });
  const lineOf = lineFinder(text);
  const imports = readImports(parsed.module, text, lineOf).map((found) => ({
    ...found,
    isRelative: found.from.startsWith('.'),
    target: resolveImport(root, path, found.from),
  }));
  return {
    path,
    text,
    // Lazy: the parser returns the tree as JSON, and decoding it is half of the work.
    get program() {
      return parsed.program;
    },
    get comments() {
      return parsed.comments;
    },
    lineOf,
    imports,
    exports: readExports(parsed.module, lineOf),
  };
}

function readImports(module, text, lineOf) {
  const fixed = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    from: moduleRequest.value,
    names: entries.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*')),
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    line: lineOf(start),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) => entries).filter((entry) => entry.moduleRequest);
  const late = module.dynamicImports.flatMap(({ start, moduleRequest }) => {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal ? [{ from: literal[1], names: ['*'], isType: false, isLate: true, line: lineOf(start) }] : [];
  });
  return [
    ...fixed,
    ...passedOn.map(({ start, moduleRequest, importName, isType }) => ({
      from: moduleRequest.value,
      names: [importName.name ?? '*'],
      isType,
      line: lineOf(start),
    })),
    ...late,
    ...readTypeImports(text, lineOf),
  ];
}

/** `typeof import('./x.ts')` and `import('./x.ts').Type` in types, which the parser omits. */
function readTypeImports(text, lineOf) {
  const pattern = /(?:typeof\s+|[:<|&=]\s*)import\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    from: match[1],
    names: ['*'],
    isType: true,
    line: lineOf(match.index),
  }));
}

function readExports(module, lineOf) {
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind !== 'None')
    .map(({ exportName, isType, start }) => ({
      name: exportName.name && exportName.kind === 'Name' ? exportName.name : 'default',
      isType,
      line: lineOf(start),
    }));
}

function resolveImport(root, path, from) {
  const plain = from.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return existing(root, [posix.join(dirname(path), plain)]);
  const workspace = /^@smile\/([^/]+)\/(.+)$/.exec(plain);
  if (!workspace) return null;
  const base = `packages/${workspace[1]}/src/${workspace[2]}`;
  return existing(root, [`${base}.ts`, `${base}.tsx`, base]);
}

function existing(root, candidates) {
  return candidates.find((candidate) => existsSync(join(root, candidate))) ?? null;
}

function lineFinder(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
