import { checkCycles } from './cycles.mjs';
import { checkDependencies } from './dependencies.mjs';
import { checkDirections } from './directions.mjs';
import { checkFolders } from './folders.mjs';
import { checkForwards } from './forwards.mjs';
import { checkFragments, checkSmallFiles } from './fragments.mjs';
import { checkLines } from './lines.mjs';
import { checkPlatform } from './platform.mjs';
import { readModels } from './read-models.mjs';
import { readModules } from './read-modules.mjs';
import { checkSizes } from './sizes.mjs';
import { checkMigrations, checkTables } from './tables.mjs';
import { checkTests } from './tests.mjs';
import { checkUnusedExports } from './unused-exports.mjs';
import { checkClauses, checkOtherClauses } from './words/clauses.mjs';
import { checkIdentifiers } from './words/identifiers.mjs';
import { checkNames } from './words/names.mjs';
import { checkTexts } from './words/texts.mjs';
import { checkTitles } from './words/titles.mjs';
import { checkVerbs } from './words/verbs.mjs';

/**
 * Lists breaches of the project's structure as `{ path, line, rule, message, isNote? }`, sorted by file. With `changed`,
 * rules about single files look at these only.
 */
export function checkStructure(root, entryPaths, { declared = readModels, allowed = {}, changed } = {}) {
  const modules = readModules(root);
  const single = changed ? modules.filter(({ path }) => changed.includes(path)) : modules;
  const problems = [
    ...checkSizes(single),
    ...checkLines(single),
    ...checkForwards(single),
    ...checkVerbs(single),
    ...checkPlatform(single),
    ...checkTexts(single),
    ...checkClauses(single),
    ...checkIdentifiers(single),
    ...checkTitles(single),
    ...checkTests(single),
    ...checkNames(modules),
    ...checkFolders(modules, allowed.folders),
    ...checkFragments(modules, allowed.fragments),
    ...checkSmallFiles(modules, allowed.smallFiles),
    ...checkDirections(modules),
    ...checkCycles(modules),
    ...checkTables(modules, declared),
    ...checkMigrations(root),
    ...checkOtherClauses(root),
    ...checkDependencies(modules, root),
    ...checkUnusedExports(modules, root, entryPaths),
  ];
  return problems.sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line);
}
