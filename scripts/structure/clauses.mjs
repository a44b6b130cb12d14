import { clauseOpenings } from './clause-openings.mjs';

const clause = '(?:what|who|whoever|whose|whatever|nobody|nothing|so (?:many|much|few))\\b';
/** At the start of a comment, and of each later sentence, where only a capital letter tells a start. */
const inComment = new RegExp(`^${clause}`, 'i');
const inLaterSentence = /[.!?]\s+(?:What|Who|Whoever|Whose|Whatever|Nobody|Nothing|So (?:many|much|few))\b/g;
const inTitle = new RegExp(`\\b(?:it|test|journey)(?:\\.\\w+(?:\\([^()]*\\))?)?\\(\\s*['"\`]${clause}`, 'gi');

/**
 * Comments and test titles start with a subject, not with a clause such as "What…" or "Nobody…". `allowed` counts those
 * left in each folder. A folder above its number is a problem; one below it gets a note, so that numbers only fall.
 */
export function checkClauses(modules, allowed = clauseOpenings) {
  const counted = new Map();
  for (const found of modules.flatMap(findClauses)) {
    const folder = folderOf(found.path);
    counted.set(folder, [...(counted.get(folder) ?? []), found]);
  }
  const folders = [...new Set([...counted.keys(), ...Object.keys(allowed)])];
  return folders.flatMap((folder) => {
    const found = counted.get(folder) ?? [];
    const limit = allowed[folder] ?? 0;
    if (found.length > limit) return [describeExcess(folder, found, limit)];
    return found.length < limit ? [describeSlack(folder, found.length, limit)] : [];
  });
}

/** Each comment or title of a module that starts with a clause, as `{ path, line }`. */
export function findClauses({ path, text, comments, lineOf }) {
  if (path.includes('/generated/')) return [];
  const inComments = comments.flatMap(({ value, start }) => {
    const plain = value.replace(/^[*\s]+/, '').replace(/\n\s*\*?\s*/g, ' ');
    const count = (inComment.test(plain) ? 1 : 0) + [...plain.matchAll(inLaterSentence)].length;
    return Array.from({ length: count }, () => ({ path, line: lineOf(start) }));
  });
  const inTitles = /\.(test|spec)\.\w+$/.test(path) ? [...text.matchAll(inTitle)] : [];
  return [...inComments, ...inTitles.map(({ index }) => ({ path, line: lineOf(index) }))];
}

/** A feature, or a folder of an app's sources, or the workspace or folder at the root. */
export function folderOf(path) {
  const pattern =
    /^(?:(?:apps|packages)\/[^/]+\/src\/features\/[^/]+|apps\/[^/]+\/src\/[^/.]+|(?:apps|packages)\/[^/]+|[^/]+)(?=\/)/;
  return pattern.exec(path)?.[0] ?? '.';
}

function describeExcess(folder, [first], limit) {
  const message = `${folder} has more than ${limit} comments or titles that start with a clause ("What…", "Nobody…"): list them with node scripts/check-structure.mjs --clauses ${folder}`;
  return { ...first, rule: 'clause', message };
}

function describeSlack(folder, count, limit) {
  const path = 'scripts/structure/clause-openings.mjs';
  return {
    path,
    line: 1,
    rule: 'clause',
    isNote: true,
    message: `${folder} has ${count}, not ${limit}: lower its number`,
  };
}
