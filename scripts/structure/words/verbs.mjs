import { isSupport } from '../read-modules.mjs';

const serviceFile = /^apps\/server\/src\/features\/[^/]+\/service(?:\/([a-z]+)[^/]*)?\.ts$/;
const maxFunctions = 8;

/**
 * A file of a `service/` folder has one verb or one noun. With a verb, every exported function starts with it:
 * `list-accounts.ts` only lists. With a noun, such as `link-tokens.ts`, it exports at most eight functions. A
 * `service.ts` with more than eight exports becomes a folder.
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
  const others = functions.filter(({ id }) => /^[a-z]+/.exec(id.name)?.[0] !== verb);
  if (others.length === functions.length && functions.length > 1)
    return checkCount({ path }, functions, 'split the file');
  return others.map(({ id, start }) =>
    problem(path, lineOf(start), `${id.name} is not what a file that begins with ${verb} does`),
  );
}

function checkCount({ path }, functions, remedy = 'make it a folder service/') {
  if (functions.length <= maxFunctions) return [];
  return [problem(path, 1, `exports ${functions.length} functions, at most ${maxFunctions}: ${remedy}`)];
}

function exportedFunctions({ program }) {
  return program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration?.type === 'FunctionDeclaration')
    .map(({ declaration }) => declaration);
}

function problem(path, line, message) {
  return { path, line, rule: 'service-verb', message };
}
