import { expect, it } from 'vitest';
import { isIgnored, readDockerfile } from './read-dockerfile.mjs';

it('parses stages, copies and commands across lines', () => {
  const text = [
    'FROM node:22-slim AS build',
    'COPY a.json b.json ./',
    'RUN npm ci',
    '# nothing',
    'FROM node:22-slim',
    'ENV A=1 B=two',
    'COPY --from=build /app/dist dist',
    'RUN one && \\',
    '  two',
    'USER node',
    'CMD ["node", "main.js"]',
  ];
  expect(readDockerfile(text.join('\n'))).toEqual([
    {
      name: 'build',
      steps: [{ copy: { from: null, sources: ['a.json', 'b.json'], target: './' } }, { run: 'npm ci' }],
      env: {},
      cmd: [],
      user: '',
    },
    {
      name: '',
      steps: [{ copy: { from: 'build', sources: ['/app/dist'], target: 'dist' } }, { run: 'one && two' }],
      env: { A: '1', B: 'two' },
      cmd: ['node', 'main.js'],
      user: 'node',
    },
  ]);
});

it.each([
  ['docs/a.md', true],
  ['apps/server/docs/a.md', false],
  ['apps/server/src/a.test.ts', true],
  ['apps/server/testing/x/a.ts', true],
  ['scripts/testing/a.mjs', false],
  ['docs-of-mine.md', false],
])('decides whether %s is left out of the context: %s', (path, expected) => {
  expect(isIgnored(path, ['docs', '**/*.test.ts', '**/testing', '!scripts/testing'])).toBe(expected);
});
