import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { checkTitles, findTitles } from './titles.mjs';

const path = 'apps/portal/src/features/users/users-page.test.ts';

function moduleOf(text, name = path) {
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  return { path: name, program: parseSync(name, text, { lang: 'ts' }).program, lineOf };
}

const titled = (...titles) => titles.map((title) => `${'it'}(${JSON.stringify(title)}, run);`).join('\n');

describe('findTitles', () => {
  it.each([
    'the name of a user',
    'what was typed is kept',
    'two days',
    'rows of a page',
    'marks far from a word',
    '%s',
  ])('finds %j', (title) => {
    expect(findTitles(moduleOf(titled(title)))).toHaveLength(1);
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
  ])('accepts %j', (title) => expect(findTitles(moduleOf(titled(title)))).toEqual([]));

  it('reads titles of skipped and parameterised tests, and templates', () => {
    const text = [
      "test.skipIf(!url)('the name', run);",
      "it.each([['a', 'b']])('a name %s', run);",
      `test.each\`a\`(\`the \${name}\`, run);`,
      "journey('A visit', async () => {});",
    ].join('\n');
    expect(findTitles(moduleOf(text)).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it('ignores other calls and other files', () => {
    expect(findTitles(moduleOf("submit('the name', run); it('the name');"))).toEqual([]);
    expect(findTitles(moduleOf("test.describe('a phone', run);"))).toEqual([]);
    expect(findTitles(moduleOf(titled('the name'), 'apps/portal/src/app/app.ts'))).toEqual([]);
  });
});

it('reports the line and the title', () => {
  const message = expect.stringMatching(/^"an address" does not start with a verb/);
  expect(checkTitles([moduleOf(titled('keeps the name', 'an address'))])).toEqual([
    { path, line: 2, rule: 'title', message },
  ]);
});
