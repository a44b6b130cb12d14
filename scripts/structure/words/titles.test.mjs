import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { checkTitles } from './titles.mjs';

const path = 'apps/portal/src/features/users/users-page.test.ts';

function moduleOf(text, name = path) {
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  return { path: name, program: parseSync(name, text, { lang: 'ts' }).program, lineOf };
}

const titled = (...titles) => titles.map((title) => `${'it'}(${JSON.stringify(title)}, run);`).join('\n');
const problemsIn = (text, name) => checkTitles([moduleOf(text, name)]);

describe('checkTitles', () => {
  it.each([
    'the name of a user',
    'what was typed is kept',
    'two days',
    'rows of a page',
    'choices, dates and ranges',
    'marks far from a word',
    '%s',
    '%s is deleted',
  ])('rejects %j', (title) => {
    expect(problemsIn(titled(title))).toHaveLength(1);
  });

  it.each([
    'keeps the draft',
    'does not ask',
    'are deleted',
    'cannot be read',
    'never asks twice',
    'percent-encodes variables',
    'marks the field',
    'words %s',
    '%s: rejects %j',
  ])('accepts %j', (title) => {
    expect(problemsIn(titled(title))).toEqual([]);
  });

  it('reads titles of skipped and parameterised tests, and templates', () => {
    const text = [
      "test.skipIf(!url)('the name', run);",
      "it.each([['a', 'b']])('a name %s', run);",
      `test.each\`a\`(\`the \${name}\`, run);`,
      "journey('A visit', async () => {});",
    ].join('\n');
    expect(problemsIn(text).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it('rejects a group whose title is a clause', () => {
    expect(problemsIn("describe('what is kept', run);\ndescribe.each([1])('who may call', run);")).toHaveLength(2);
    expect(problemsIn("test.describe('a phone', run);\ndescribe('whole numbers', run);")).toEqual([]);
  });

  it('ignores other calls and other files', () => {
    expect(problemsIn("submit('the name', run); it('the name');")).toEqual([]);
    expect(problemsIn(titled('the name'), 'apps/portal/src/app/app.ts')).toEqual([]);
  });

  it('reports the line and the title', () => {
    const message = expect.stringMatching(/^"an address" does not start with a verb/);
    expect(problemsIn(titled('keeps the name', 'an address'))).toEqual([{ path, line: 2, rule: 'title', message }]);
  });
});
