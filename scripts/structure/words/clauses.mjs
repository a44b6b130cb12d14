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

function startsWithClause(text) {
  return atStart.test(text) || inLaterSentence.test(text);
}
