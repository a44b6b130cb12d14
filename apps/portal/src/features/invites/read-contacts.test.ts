import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { csvProblems, csvTemplate, readContacts } from './read-contacts.ts';

const george = { fullName: 'George Cimafranca Palomero, Jr', email: 'george@example.com' };
const christina = { fullName: 'Christina Tan', email: 'christina@example.com' };
const manyLines = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at},p${at}@example.com`);

it('reads names and addresses whatever the order and the case of the columns', () => {
  const text =
    'email , FULLNAME\ngeorge@example.com,"George Cimafranca Palomero, Jr"\nchristina@example.com,Christina Tan';
  expect(readContacts(text)).toEqual({ valid: [george, christina], total: 2 });
});

it.each([
  ['semicolons', 'FullName;Email\r\nGeorge Cimafranca Palomero, Jr;george@example.com\r\n'],
  ['tabs', 'Email\tFullName\ngeorge@example.com\tGeorge Cimafranca Palomero, Jr\n'],
  ['a mark and quotes', '\uFEFF"FullName","Email"\n"George Cimafranca Palomero, Jr","george@example.com"\n'],
  ['quotes about semicolons', 'Note;FullName;Email\n"a;\n""b""";George Cimafranca Palomero, Jr;george@example.com'],
  ['the line ends of old Macs', 'FullName,Email\r"George Cimafranca Palomero, Jr",george@example.com\r'],
])('reads a sheet with %s', (_what, text) => {
  expect(readContacts(text)).toEqual({ valid: [george], total: 1 });
});

it.each([
  ['UTF-8', Buffer.from('\uFEFFJosé Peña')],
  ['UTF-16', Buffer.from('\uFEFFJosé Peña', 'utf16le')],
  ['Latin-1', Buffer.from('José Peña', 'latin1')],
])('reads the letters of %s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe('José Peña');
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
  ['nothing', ''],
  ['a quote that does not close', 'FullName,Email\n"Christina Tan,christina@example.com'],
])('refuses a file with %s', (_what, text) => {
  expect(readContacts(text)).toEqual({ problem: csvProblems.faulty });
});

it('takes 200 people and no more', () => {
  expect(readContacts(['FullName,Email', ...manyLines(200)].join('\n'))).toMatchObject({ total: 200 });
  expect(readContacts(['FullName,Email', ...manyLines(201)].join('\n'))).toEqual({ problem: csvProblems.tooMany });
});
