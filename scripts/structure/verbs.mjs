import { isSupport } from './read-modules.mjs';

const serviceFile = /^apps\/server\/src\/features\/[^/]+\/service(?:\/([a-z]+)[^/]*)?\.ts$/;
const maxFunctions = 8;

/**
 * One verb per file of a `service/` folder: every exported function starts with the first word of the file name, so
 * that `list-accounts.ts` only lists. A `service.ts` with more than eight exports becomes a folder.
 */
export function checkVerbs(modules) {
  return modules.flatMap((module) => {
    const match = isSupport(module.path) ? null : serviceFile.exec(module.path);
    if (!match) return [];
    const functions = exportedFunctions(module);
    return match[1] ? checkFile(module, functions, match[1]) : checkCount(module, functions);
  });
}

function checkFile({ path, lineOf }, functions, verb) {
  return functions
    .filter(({ id }) => /^[a-z]+/.exec(id.name)?.[0] !== verb)
    .map(({ id, start }) =>
      problem(path, lineOf(start), `${id.name} is not what a file that begins with ${verb} does`),
    );
}

function checkCount({ path }, functions) {
  if (functions.length <= maxFunctions) return [];
  return [
    problem(path, 1, `exports ${functions.length} functions, at most ${maxFunctions}: make it a folder service/`),
  ];
}

function exportedFunctions({ program }) {
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration?.type === 'FunctionDeclaration')
    .map(({ declaration }) => declaration);
}

function problem(path, line, message) {
  return { path, line, rule: 'service-verb', message };
}
