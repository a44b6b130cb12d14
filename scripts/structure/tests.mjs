/**
 * Patterns that tests must not contain: retries, hand-written answers, mocks of our code. Each rule has a file
 * pattern (`where`) and a forbidden `pattern`.
 */
const rules = [
  {
    rule: 'second-try',
    where: /^(vitest|playwright)[^/]*\.config\.ts$/,
    pattern: /\bretr(y|ies)\b/g,
    message: 'a test that needs a second try hides a bug: mend its cause',
  },
  {
    rule: 'second-try',
    where: /^((apps|packages|bench)\/.*\.(test|spec)\.tsx?|e2e\/.*\.ts)$/,
    pattern: /\bretries\s*:|\bretry\s*:\s*[1-9]/g,
    message: 'a test that needs a second try hides a bug: mend its cause',
  },
  {
    rule: 'own-answers',
    // Tests beside `call-api.ts` cover layers below the contract: lost connections, proxies that answer.
    where: /^apps\/(portal|link)\/(?!src\/api\/).*\.(ts|tsx)$/,
    pattern:
      /stubGlobal\(\s*['"]fetch['"]|\b(globalThis|window|global)\.fetch\s*=[^=]|spyOn\((globalThis|window|global), 'fetch'/g,
    message: 'answers come from the contract: use answerCalls of @smile/contract/testing/answer',
  },
  {
    rule: 'own-mock',
    where: /^(apps|packages)\/.*\.test\.tsx?$/,
    pattern: /\bvi\.(mock|doMock)\(\s*['"`](\.|@smile\/)|\bas unknown as \w*(Client|Context|Database|Db)\b/g,
    message: 'a test of a stand-in for our own code proves nothing: use the code itself',
  },
];

export function checkTests(modules) {
  return modules.flatMap((module) =>
    rules.filter(({ where }) => where.test(module.path)).flatMap((rule) => findBreaches(module, rule)),
  );
}

function findBreaches({ path, text, comments, lineOf }, { rule, pattern, message }) {
  const isInComment = (at) => comments.some(({ start, end }) => at >= start && at < end);
  return [...text.matchAll(pattern)]
    .filter((match) => !isInComment(match.index))
    .map((match) => ({ path, line: lineOf(match.index), rule, message }));
}
