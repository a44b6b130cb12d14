import { isSupport } from './read-modules.mjs';

const assetOrCode = /\.(ts|tsx|mjs|js|css|json|svg|png|webp|woff2|html|sql|wasm|yaml)(\?.*)?$/;
const serverRoot = /^apps\/server\/src\/(main|portal-app|link-app|worker|operator)\.ts$|^apps\/server\/src\/tools\//;
const queriesFile = /[/-]queries\.ts$|\/queries\/|^apps\/server\/src\/platform\/db\//;
const httpFile =
  /\/routes\.ts$|^apps\/server\/src\/(platform\/http\/|link-pages\/|((portal|link)-app|security-headers)\.ts$)/;

/**
 * Import directions. Each rule gets the importing path, the import and its target, and returns a message or nothing.
 */
const rules = [
  function extension(_path, { from, isRelative }) {
    if (isRelative && !assetOrCode.test(from)) return `${from} has no extension`;
  },
  function workspaceBorder(path, { target, from, isRelative }) {
    const own = /^(apps|packages)\/[^/]+\//.exec(path)?.[0];
    if (own && isRelative && target && !target.startsWith(own)) return `${from} leaves the workspace`;
  },
  function queryBuilder(path, { from }) {
    if (from === 'sql-template-tag' && !queriesFile.test(path)) return 'only queries.ts and platform/db write SQL';
  },
  function http(path, { from }) {
    if (/^(fastify|@fastify\/)/.test(from) && path.startsWith('apps/') && !httpFile.test(path))
      return `only routes.ts and platform/http know ${from}`;
  },
  function contract(path, { from, isRelative }) {
    if (path.startsWith('packages/contract/') && !isRelative && !/^zod(\/|$)/.test(from))
      return `the contract imports zod only, not ${from}`;
  },
  function siteModel(path, { from, isRelative }) {
    if (!path.startsWith('packages/site-model/') || isRelative || /^(zod|@smile\/contract)(\/|$)/.test(from)) return;
    if (from === 'marked' && path === 'packages/site-model/src/markdown.ts') return;
    if (/^libphonenumber-js\b/.test(from) && path === 'packages/site-model/src/fields/phone-numbers.ts') return;
    return `the site model imports zod and the contract only, marked in markdown.ts and libphonenumber-js in phone-numbers.ts, not ${from}`;
  },
  function sdk(path, { from, isRelative }) {
    if (path.startsWith('packages/sdk/src/') && !isRelative) return `the SDK has no dependencies, not even ${from}`;
  },
  featureDirection,
  connectorDirection,
  portalDirection,
  portalRoutes,
];

export function checkDirections(modules) {
  return modules
    .filter(({ path }) => !isSupport(path) && !path.startsWith('scripts/') && path.includes('/'))
    .flatMap(({ path, imports }) => imports.flatMap((found) => checkImport(path, found)));
}

function checkImport(path, found) {
  if (/\.config\.ts$/.test(path)) return [];
  return rules.flatMap((rule) => {
    const message = rule(path, found);
    return message ? [{ path, line: found.line, rule: 'import', message }] : [];
  });
}

function featureDirection(path, { target, isType }) {
  const own = serverFeature(path);
  if (!own || !target) return;
  if (serverRoot.test(target)) return `a feature is put together by ${target}, never back`;
  const other = serverFeature(target);
  if (!other) {
    if (own.file === 'routes.ts' && target.startsWith('apps/server/src/platform/db/')) return 'routes hold no SQL';
    return;
  }
  if (other.name !== own.name) return isType || isOpen(other.file) ? undefined : onlyService(other);
  const rank = { 'routes.ts': 4, 'jobs.ts': 3, service: 2, 'queries.ts': 1 };
  const from = rank[isService(own.file) ? 'service' : own.file];
  const to = rank[isService(other.file) ? 'service' : other.file];
  if (from && to === 4) return 'routes are imported by the apps only';
  if (own.file === 'queries.ts' && to > from && !isType) return `queries never import ${other.file}`;
}

function connectorDirection(path, { target, isType }) {
  const other = path.startsWith('apps/server/src/connectors/') && target ? serverFeature(target) : null;
  if (other && !isType && !isOpen(other.file)) return onlyService(other);
}

function portalDirection(path, { target }) {
  const from = portalLayer(path);
  const to = target && portalLayer(target);
  if (from && to && to > from) return `${target} is above: app, then features, then ui, never back`;
}

/** A feature declares its page routes and loads the pages late; `app/routes.ts` only joins them. */
function portalRoutes(path, { target, from, names, isLate }) {
  const layer = portalLayer(path);
  if (!layer) return;
  const isRoutes = /^apps\/portal\/src\/((features\/[^/]+|app)\/routes|routing\/[^/]+)\.ts$/.test(path);
  if (from === '@tanstack/react-router' && names.includes('createRoute') && !isRoutes)
    return 'routes are made in the routes.ts of a feature';
  if (!target) return;
  if (/^apps\/portal\/src\/features\/[^/]+\/routes\.ts$/.test(target)) {
    return path === 'apps/portal/src/app/routes.ts' ? undefined : 'routes of features are joined by app/routes.ts only';
  }
  if (path === 'apps/portal/src/app/routes.ts' && portalLayer(target) === 2)
    return `the route of ${target} belongs in the routes.ts of its feature`;
  if (isRoutes && target.endsWith('.tsx') && !isLate) return `${target} would be loaded with every page: load it late`;
}

function onlyService({ name, file }) {
  return `another feature only through its service or shared-queries.ts, not ${name}/${file}`;
}

function serverFeature(path) {
  const match = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/.exec(path);
  return match && { name: match[1], file: match[2] };
}

/** Open to other features: services, shared queries and job kinds. */
function isOpen(file) {
  return isService(file) || /^shared-([a-z]+-)*queries\.ts$/.test(file) || file === 'job-kinds.ts';
}

function isService(file) {
  return file === 'service.ts' || file.startsWith('service/');
}

function portalLayer(path) {
  const layer = /^apps\/portal\/src\/(app|features|routing|ui)\//.exec(path)?.[1];
  return layer && { ui: 1, routing: 1, features: 2, app: 3 }[layer];
}
