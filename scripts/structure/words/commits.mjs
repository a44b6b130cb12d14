const maxLength = 72;
const form = /^(?:feat|fix|perf|refactor|docs|test|style|build|ci|chore|revert)\([a-z0-9-]+\)!?: (\S+)(.*)$/u;

/** Articles, pronouns and conjunctions that start a description instead of a command. */
const notVerbs = new Set(
  [
    'a all an and any as at by each every everything for from if in it its less more most no nobody none not nothing',
    'of on one only our so some that the their there these they this those to two we what when where which who',
    'whoever whose with without you',
  ]
    .join(' ')
    .split(' '),
);
const verbsLikeParticiples = new Set(
  'bleed breed embed exceed feed heed need proceed seed shed shred speed succeed'.split(' '),
);
const verbsLikeGerunds = new Set('bring cling fling ping ring sing sling spring string swing wing'.split(' '));
const verbsLikeThirdPerson = new Set('alias bias canvas focus'.split(' '));

/** Lists the faults of a commit's subject: form `type(scope): imperative summary`, at most 72 characters, no period. */
export function findSubjectFaults(subject) {
  const match = form.exec(subject);
  if (!match) return ['is not of the form "type(scope): imperative summary"'];
  const [, first, rest] = match;
  const length = [...subject].length;
  return [
    ...(length > maxLength ? [`has ${length} characters, at most ${maxLength}`] : []),
    ...(isImperative(first) ? [] : [`"${first}" is not an imperative verb, such as "add" or "reject"`]),
    ...(`${first}${rest}`.endsWith('.') ? ['ends with a period'] : []),
  ];
}

/** Rejects words that cannot be an imperative; a noun passes, since many nouns are verbs too. */
function isImperative(word) {
  if (!/^[a-z]/.test(word) || notVerbs.has(word)) return false;
  const verb = word.replace(/^(?:re|pre|un)-/, '');
  if (verb.endsWith('ed')) return verbsLikeParticiples.has(verb);
  if (verb.endsWith('ing')) return verbsLikeGerunds.has(verb);
  return !/[^su]s$/.test(verb) || verbsLikeThirdPerson.has(verb);
}
