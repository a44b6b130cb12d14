import { isSupport } from '../read-modules.mjs';

const forbidden = [
  [/\beslint-disable/, 'eslint-disable is of no use here'],
  [/@ts-(ignore|nocheck)\b/, '@ts-ignore and @ts-nocheck hide errors: solve them'],
];
const biome = /biome-ignore(?:-all|-start)?\s+[^:]+(?::\s*(.*))?$/m;
const expectError = /@ts-expect-error(.*)$/m;
const environmentReader = /^apps\/server\/src\/config\.ts$|\.config\.ts$/;

/** Words printed on documents are matched verbatim. */
const printed = /\/document-reading\/lexicon\//;

/** Checks suppressions, environment access, spelling, and limits by network. */
export function checkTexts(modules) {
  return modules.flatMap((module) => [
    ...checkComments(module),
    ...checkEnvironment(module),
    ...checkSpelling(module),
    ...checkLimits(module),
  ]);
}

function checkComments({ path, comments, lineOf }) {
  return comments.flatMap(({ value, start }) => {
    const problem = (message) => [{ path, line: lineOf(start), rule: 'suppression', message }];
    const hit = forbidden.find(([pattern]) => pattern.test(value));
    if (hit) return problem(hit[1]);
    const reason = biome.exec(value)?.[1] ?? expectError.exec(value)?.[1];
    const isSuppression = /biome-ignore|@ts-expect-error/.test(value);
    if (isSuppression && (reason ?? '').replace(/[^a-z]/gi, '').length < 8) return problem('give the reason');
    return [];
  });
}

function checkEnvironment({ path, text, comments, lineOf }) {
  if (!/^(apps|packages)\//.test(path) || isSupport(path) || environmentReader.test(path)) return [];
  const isInComment = (at) => comments.some(({ start, end }) => at >= start && at < end);
  return [...text.matchAll(/\bprocess\.env\b/g)]
    .filter((match) => !isInComment(match.index))
    .map((match) => ({ path, line: lineOf(match.index), rule: 'environment', message: 'only config.ts reads it' }));
}

function checkSpelling({ path, text, lineOf }) {
  if (printed.test(path)) return [];
  const found = [...text.matchAll(/\be[-]mail/gi)];
  return found.map(({ index }) => ({ path, line: lineOf(index), rule: 'spelling', message: 'write email' }));
}

/** A limit per single address is useless for IPv6, where each subscriber has a whole network. */
function checkLimits({ path, text, lineOf }) {
  if (!path.startsWith('apps/server/src/')) return [];
  const found = [...text.matchAll(/\bsubject\b[^,;\n]*[.{]ip\b/g)];
  return found.map(({ index }) => ({
    path,
    line: lineOf(index),
    rule: 'limit',
    message: 'count by byNetwork, not ip',
  }));
}
