const composed = /^(apps\/server\/src\/([a-z-]+-app|worker|holdings|open-api|start)\.ts|apps\/portal\/src\/app\/.*)$/;
const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);
/** Only `npm run test:slow` runs these. */
const isSlowTest = (path) => /\.slow(\.api)?\.test\./.test(path);
const isApiTest = (path) => /\.api\.test\.ts$/.test(path);

/**
 * Selects the tests that a change is most likely to break: those beside the changed files, those of features of the
 * same noun, and those that import a changed file, ignoring late imports and the files that compose the apps.
 * `served` are the nouns whose operations may be affected.
 */
export function selectTests(modules, changed) {
  const near = modules
    .map(({ path }) => path)
    .filter((path) => isTest(path) && changed.some((file) => isBeside(file, path)));
  // Almost every module imports the contract, so its modules select by noun instead.
  const followed = changed.filter((path) => !isOfContract(path));
  const reached = findImporters(modules, followed).filter((path) => isTest(path) && !isApiTest(path));
  const tests = [...new Set([...near, ...reached])].filter((path) => !isSlowTest(path)).sort();
  const touched = changed.filter((path) => /^(apps\/server|packages\/contract)\//.test(path));
  const served = [...new Set(touched.map(nounOf).filter(Boolean))].sort();
  return { served, unit: tests.filter((path) => !isApiTest(path)), api: tests.filter(isApiTest) };
}

/** A file's feature: its folder or contract module. */
function nounOf(path) {
  return (
    /\/src\/features\/([^/]+)\//.exec(path)?.[1] ??
    /^packages\/contract\/src\/([a-z0-9-]+)\.(test\.)?ts$/.exec(path)?.[1]
  );
}

/**
 * True for the same feature of the same app, or of any app for a contract module; otherwise for the file's own test.
 */
function isBeside(file, test) {
  if (stemOf(file) === stemOf(test)) return true;
  if (nounOf(file) === undefined || nounOf(file) !== nounOf(test)) return false;
  return isOfContract(file) || workspaceOf(file) === workspaceOf(test);
}

const isOfContract = (path) => path.startsWith('packages/contract/');
const workspaceOf = (path) => path.split('/').slice(0, 2).join('/');
const stemOf = (path) => path.replace(/(\.slow)?(\.api)?(\.test)?\.(ts|tsx|mjs)$/, '');

function findImporters(modules, files) {
  const importers = new Map();
  for (const { path, imports } of modules) {
    for (const { target, isLate } of imports) {
      if (target && !isLate) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const found = new Set(files);
  for (const file of found) {
    if (composed.test(file)) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return [...found];
}
