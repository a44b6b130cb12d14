import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { csvProblems, csvTemplate, readContacts } from './read-contacts.ts';

const george = { fullName: 'George Cimafranca Palomero, Jr', email: 'george@example.com' };
const christina = { fullName: 'Christina Tan', email: 'christina@example.com' };
const manyLines = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at},p${at}@example.com`);

it.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['\uFEFF"a ""b""",",\r\n"', [['a "b"', ',\r\n']]],
  ['', []],
  ['a\n\nb', [['a'], [''], ['b']]],
])('parses %j', (text, records) => {
  expect(parseCsv(text)).toEqual(records);
});

it('takes a quote where none may be as it stands', () => {
  expect(parseCsv('a\n"b"c,"d')).toEqual([['a'], ['"b"c', '"d']]);
});

it('reads names and addresses whatever the order and the case of the columns', () => {
  const text =
    'email , FULLNAME\ngeorge@example.com,"George Cimafranca Palomero, Jr"\nchristina@example.com,Christina Tan';
  expect(readContacts(text)).toEqual({ valid: [george, christina], total: 2 });
});

it('leaves out empty lines, and counts who has no right address', () => {
  const text = 'FullName,Email\nChristina Tan,christina@example.com\n,\n\nRyan Lestari,ryan';
  expect(readContacts(text)).toEqual({ valid: [christina], total: 2 });
});

it.each([
  ['no name', 'FullName,Email\n,christina@example.com'],
  ['no address', 'FullName,Email\nChristina Tan,'],
  ['no columns', 'Christina Tan,christina@example.com'],
  ['nobody', csvTemplate],
])('refuses a file with %s', (_what, text) => {
  expect(readContacts(text)).toEqual({ problem: csvProblems.faulty });
});

it('takes 200 people and no more', () => {
  expect(readContacts(['FullName,Email', ...manyLines(200)].join('\n'))).toMatchObject({ total: 200 });
  expect(readContacts(['FullName,Email', ...manyLines(201)].join('\n'))).toEqual({ problem: csvProblems.tooMany });
});
