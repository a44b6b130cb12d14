import { documentOf, employersGroup, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { expect, it } from 'vitest';
import { findProblems } from './find-problems.ts';

it.each([
  ['^[A-Z]+$', ''],
  [
    '^(?=a)',
    'Regular expression of code in screen: 1, in Employers: Lookaheads and lookbehinds are not supported: (?=',
  ],
])('checks the pattern %s of a field in a repeating group', async (regex, expected) => {
  const fields = [inputNamed('code', { rule: rule({ format: 'REGEX', regex }) })];
  expect(await findProblems(documentOf([screenWithForm('Screen_1', [employersGroup({ fields })])]))).toBe(expected);
});
