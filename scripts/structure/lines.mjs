import { longLines } from './allowances.mjs';

const maxLength = 200;

/** Limits the length of a line; `allowed` has the longer lines that a workspace may still have. Skips generated code. */
export function checkLines(modules, allowed = longLines) {
  const found = new Map();
  for (const { path, text } of modules.filter((module) => !module.path.includes('/generated/'))) {
    const lines = text.split('\n').flatMap((line, index) => (line.length > maxLength ? [index + 1] : []));
    const place = placeOf(path);
    found.set(place, [...(found.get(place) ?? []), ...lines.map((line) => ({ path, line }))]);
  }
  return [...found].flatMap(([place, lines]) => {
    const max = allowed[place] ?? 0;
    if (lines.length <= max) return [];
    const message = `${place} has ${lines.length} lines of more than ${maxLength} characters, at most ${max}`;
    return lines.slice(-1).map(({ path, line }) => ({ path, line, rule: 'line-length', message }));
  });
}

function placeOf(path) {
  return /^(apps|packages)\/[^/]+/.exec(path)?.[0] ?? path.split('/')[0];
}
