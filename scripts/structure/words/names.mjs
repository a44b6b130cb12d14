import { basename, dirname } from 'node:path';
import { isSupport } from '../read-modules.mjs';

const catchAll = /^(utils?|helpers?|common|misc|shared|stuff|index)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const reserved = [
  [/^(route|controller|controllers|handlers?|endpoints?|router)$/, 'routes.ts'],
  [/^(services|logic|use-cases?|manager)$/, 'service.ts'],
  [/^(query|repository|repositories|dao|models?|store)$/, 'queries.ts'],
  [/^(job|workers?|tasks?|processor)$/, 'jobs.ts'],
];

/** Checks names of files and folders: kebab-case, no catch-all, and the reserved names of a server feature. */
export function checkNames(modules) {
  const paths = new Set(modules.map((module) => module.path));
  return modules.flatMap((module) => [
    ...namesIn(module.path).flatMap((name) => checkName(module.path, name)),
    ...checkFeatureFile(module.path, paths),
    ...checkJobs(module),
  ]);
}

function namesIn(path) {
  return [...dirname(path).split('/'), basename(path).replace(/\.(d\.)?[a-z]+$/, '')].filter((name) => name !== '.');
}

function checkName(path, name) {
  const parts = name.split('.');
  if (!parts.every((part) => kebab.test(part)))
    return [{ path, line: 1, rule: 'file-name', message: `${name} is not kebab-case` }];
  if (!catchAll.test(parts[0]) || path === 'packages/contract/src/common.ts') return [];
  return [{ path, line: 1, rule: 'file-name', message: `${name} says nothing: name it after the one thing it does` }];
}

/**
 * A kind of job is declared by the service that queues it, or in `job-kinds.ts` if several services queue it; never
 * beside the handlers, which import services.
 */
function checkJobs({ path, text, lineOf }) {
  if (!/^apps\/server\/src\/(features|demo)\//.test(path) || isSupport(path)) return [];
  if (/\/job-kinds\.ts$|\/service(\.ts$|\/)/.test(path)) return [];
  return [...text.matchAll(/\bjobKind(?:<\w+>)?\(\s*'[^'.]+\.([^']+)'/g)].map(({ 1: job, index }) => ({
    path,
    line: lineOf(index),
    rule: 'job-file',
    message: `the job ${job} belongs in the service that queues it, or in job-kinds.ts`,
  }));
}

function checkFeatureFile(path, paths) {
  const feature = /^apps\/server\/src\/features\/[^/]+\/(.+)\.ts$/.exec(path);
  if (!feature) return [];
  const problem = (message) => [{ path, line: 1, rule: 'feature-file', message }];
  const near = reserved.find(([pattern]) => pattern.test(feature[1]));
  if (near) return problem(`the reserved name is ${near[1]}`);
  const folder = path.slice(0, -`${feature[1]}.ts`.length);
  if (feature[1] === 'service' && [...paths].some((other) => other.startsWith(`${folder}service/`)))
    return problem('service.ts and service/ at once: keep one of them');
  return [];
}
