const testNames = /^(?:it|test|journey)$/;
/** A third-person verb such as `keeps`, or the plural and modal verbs that follow a plural subject in `describe`. */
const verb = /^(?:[a-z]+(?:-[a-z]+)*s|are|have|do|can|cannot|may|must)$/;
/** Plural nouns that look like a verb. */
const plurals = new Set(
  [
    'accounts addresses amounts arrears bars blacklists bytes capitals cells characters choices columns',
    'components conditions days dialogs digits dollars edges events examples fields footprints forms guides',
    'headings heads heirs households inputs items jobs labels letters lines marks options pages papers parts',
    'patterns persons pesos phrases problems questions readings rows rules screens sessions signals sites slivers',
    'specks strings strokes targets telephones tests texts times users values variables versions webhooks words',
  ]
    .join(' ')
    .split(' '),
);
/** Other words that look like a verb. */
const noVerb = /^(?:as|its|status|this)$/;
/** A following object shows that a word is a verb: `marks the field`, `marks %s`. */
const object = /^ (?:a|an|each|every|its|the|%\w|\$\w+|…)(?= |$)/;
/** Adverbs and parameters with a colon before the verb. */
const before = /^(?:(?:also|always|never|only|still|(?:%\w|\$\w+|…):)\s+)+/;
/** A group title must be a noun, such as `access to a webhook`, not a clause. */
const clause = /^(?:what|who|whoever|whose|whatever|nobody|nothing|so (?:many|much|few))\b/i;

/** Titles of tests start with a verb: `keeps the draft when another editor publishes`. */
export function checkTitles(modules) {
  return modules.flatMap(({ path, program, lineOf }) => {
    if (!/\.(test|spec)\.\w+$/.test(path)) return [];
    const found = [];
    visit(program, (call) => {
      const message = findProblem(call);
      if (message) found.push({ path, line: lineOf(call.start), rule: 'title', message });
    });
    return found;
  });
}

function findProblem({ callee, arguments: given }) {
  const title = given.length < 2 ? null : textOf(given[0]);
  if (title === null) return null;
  if (isGroup(callee)) return clause.test(title) ? `the group "${title}" is called by a clause, not by a noun` : null;
  if (!testNames.test(rootOf(callee) ?? '') || startsWithVerb(title)) return null;
  return `"${title}" does not start with a verb, such as "keeps the draft when another editor publishes"`;
}

function startsWithVerb(title) {
  const rest = title.replace(before, '');
  const word = /^[\w'’-]+/.exec(rest)?.[0] ?? '';
  if (!verb.test(word) || noVerb.test(word)) return false;
  return !plurals.has(word) || object.test(rest.slice(word.length));
}

function textOf(title) {
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.cooked).join('…') : null;
}

/** `describe.each(cases)(…)` or `test.describe(…)`. */
function isGroup(callee) {
  return rootOf(callee) === 'describe' || (callee.type === 'MemberExpression' && callee.property.name === 'describe');
}

/** `it` of `it.skipIf(!url)(…)`. */
function rootOf(callee) {
  if (callee.type === 'MemberExpression') return rootOf(callee.object);
  if (callee.type === 'CallExpression') return rootOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return rootOf(callee.tag);
  return callee.type === 'Identifier' ? callee.name : null;
}

function visit(node, onCall) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'CallExpression') onCall(node);
  for (const part of Object.values(node)) visit(part, onCall);
}
