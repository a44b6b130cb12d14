import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const clause = '(?:what|who|whoever|whose|whatever|nobody|nothing|so (?:many|much|few))\\b';
/** Start of a comment, and of each later sentence; later sentences are recognized by their capital letter. */
const atStart = new RegExp(`^${clause}`, 'i');
const inLaterSentence = /[.!?]\s+(?:What|Who|Whoever|Whose|Whatever|Nobody|Nothing|So (?:many|much|few))\b/;
const message = 'a comment starts with its subject, not with a clause ("What…", "Nobody…")';

/** Rejects comments with a sentence that starts with a clause. */
export function checkClauses(modules) {
  return modules.flatMap(({ path, comments, lineOf }) => {
    if (path.includes('/generated/')) return [];
    return comments
      .filter(({ value }) => startsWithClause(value.replace(/^[*\s]+/, '').replace(/\n\s*\*?\s*/g, ' ')))
      .map(({ start }) => ({ path, line: lineOf(start), rule: 'clause', message }));
  });
}

const styleComment = /\/\*([\s\S]*?)\*\//g;
/** Adjacent lines are one comment. */
const sqlComment = /--([^\n]*(?:\n[ \t]*--[^\n]*)*)/g;
/** Earlier migrations have other wording, and applied migrations are never edited. */
const firstChecked = '0080';

/** The same for stylesheets and migrations, which have no syntax tree. */
export function checkOtherClauses(root) {
  return [
    ...listFiles(root, 'apps', /\.css$/).flatMap((path) => checkFile(root, path, styleComment)),
    ...listFiles(root, 'apps/server/migrations', /\.sql$/)
      .filter((path) => path.split('/').at(-1) >= firstChecked)
      .flatMap((path) => checkFile(root, path, sqlComment)),
  ];
}

function listFiles(root, folder, name) {
  if (!existsSync(join(root, folder))) return [];
  const paths = readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`);
  return paths.filter((path) => name.test(path) && !/\/(dist|node_modules)\//.test(path));
}

function checkFile(root, path, pattern) {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(pattern)]
    .filter((comment) => startsWithClause(comment[1].replace(/\n[ \t]*(?:--|\*)?/g, ' ').replace(/^[*\s]+/, '')))
    .map(({ index }) => ({ path, line: text.slice(0, index).split('\n').length, rule: 'clause', message }));
}

function startsWithClause(text) {
  return atStart.test(text) || inLaterSentence.test(text);
}
