import { expect, it } from 'vitest';
import { csvProblems, csvTemplate, dropRepeated } from './contacts.ts';
import { readContacts, writeContacts } from './contacts-csv.ts';
import { decodeText } from './contacts-file.tsx';

const george = { fullName: 'George Cimafranca Palomero, Jr', email: 'george@example.com' };
const christina = { fullName: 'Christina Tan', email: 'christina@example.com' };
const manyLines = (count: number) => Array.from({ length: count }, (_, at) => `Person ${at},p${at}@example.com`);

it('reads names and addresses whatever the order and the case of the columns', () => {
  const text =
    'email , FULLNAME\ngeorge@example.com,"George Cimafranca Palomero, Jr"\nchristina@example.com,Christina Tan';
  expect(readContacts(text)).toMatchObject({ valid: [george, christina], total: 2 });
});

it.each([
  ['semicolons', 'FullName;Email\r\nGeorge Cimafranca Palomero, Jr;george@example.com\r\n'],
  ['tabs', 'Email\tFullName\ngeorge@example.com\tGeorge Cimafranca Palomero, Jr\n'],
  ['a mark and quotes', '\uFEFF"FullName","Email"\n"George Cimafranca Palomero, Jr","george@example.com"\n'],
  ['quotes about semicolons', 'Note;FullName;Email\n"a;\n""b""";George Cimafranca Palomero, Jr;george@example.com'],
  ['the line ends of old Macs', 'FullName,Email\r"George Cimafranca Palomero, Jr",george@example.com\r'],
])('reads a sheet with %s', (_what, text) => {
  expect(readContacts(text)).toEqual({ valid: [george], total: 1, leftOut: [], repeated: [] });
});

it.each([
  ['UTF-8', Buffer.from('\uFEFFJosé Peña')],
  ['UTF-16', Buffer.from('\uFEFFJosé Peña', 'utf16le')],
  ['Latin-1', Buffer.from('José Peña', 'latin1')],
])('reads the letters of %s', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe('José Peña');
});

it('skips empty lines, and reports invalid addresses', () => {
  const text = 'FullName,Email\nChristina Tan,christina@example.com\n,\n\nRyan Lestari,ryan';
  expect(readContacts(text)).toEqual({
    valid: [christina],
    total: 2,
    leftOut: ['Line 5: “ryan” is not a valid email address.'],
    repeated: [],
  });
});

it.each([
  ['no name', 'FullName,Email\n,christina@example.com', 'Line 2: christina@example.com has no name.'],
  ['no address', 'FullName,Email\n\nChristina Tan,', 'Line 3: Christina Tan has no email address.'],
  [
    'a name of 201 characters',
    `FullName,Email\n${'n'.repeat(201)},christina@example.com`,
    'Line 2: the name has more than 200 characters.',
  ],
  ['no columns', 'Christina Tan,christina@example.com', 'Line 1: the columns FullName and Email are missing.'],
  ['nobody', csvTemplate, 'No row of the file has a valid email address.'],
  ['nothing', '', 'Line 1: the columns FullName and Email are missing.'],
  [
    'a quote that does not close',
    'FullName,Email\n"Christina Tan,christina@example.com',
    'Line 2: a quotation mark opens and does not close, or closes too early.',
  ],
])('refuses a file with %s, and says in which line', (_what, text, cause) => {
  expect(readContacts(text)).toEqual({ problem: csvProblems.faulty, causes: [cause] });
});

it('finds repeated addresses in any case, writes the rest of a batch and reads it again', () => {
  const again = { ...george, email: 'George@Example.com' };
  const text = writeContacts([george, christina, again]);
  expect(text.split('\r\n')[1]).toBe('"George Cimafranca Palomero, Jr",george@example.com');
  expect(readContacts(text)).toMatchObject({
    valid: [george, christina, again],
    repeated: ['Line 4: George@Example.com is already in line 2.'],
  });
  expect(dropRepeated([george, christina, again])).toEqual([george, christina]);
});

it('takes 200 people and no more', () => {
  expect(readContacts(['FullName,Email', ...manyLines(200)].join('\n'))).toMatchObject({ total: 200 });
  expect(readContacts(['FullName,Email', ...manyLines(201)].join('\n'))).toEqual({
    problem: csvProblems.tooMany,
    causes: ['The file has 201 people; the limit is 200.'],
  });
});
