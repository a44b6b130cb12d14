import { dirname } from 'node:path';
import { growingFolders, largeFolders } from './allowances.mjs';

const maxFiles = 25;

/** Limits the code files of a folder, tests included; `allowed` has the files that a folder may still have. */
export function checkFolders(modules, allowed = largeFolders) {
  const files = new Map();
  for (const { path } of modules.filter((module) => module.path.includes('/')))
    files.set(dirname(path), [...(files.get(dirname(path)) ?? []), path]);
  const folders = [...new Set([...files.keys(), ...Object.keys(allowed)])].filter((folder) => !growingFolders[folder]);
  return folders.flatMap((folder) => checkFolder(folder, files.get(folder) ?? [], allowed[folder]));
}

function checkFolder(folder, paths, allowed) {
  const max = allowed ?? maxFiles;
  const problem = (message, isNote) => [{ path: folder, line: 1, rule: 'folder-size', message, isNote }];
  if (paths.length > max) return problem(`${paths.length} files, at most ${max}: sort them into folders`, false);
  if (allowed === undefined || (paths.length === allowed && allowed > maxFiles) || paths.length === 0) return [];
  return problem(`has ${paths.length} files, not ${allowed}: lower its number in allowances.mjs`, true);
}
