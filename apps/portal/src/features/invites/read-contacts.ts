import { emailSchema } from '@smile/contract/common';
import { parseCsv } from './parse-csv.ts';

export interface Contact {
  fullName: string;
  email: string;
}

export interface Contacts {
  /** Those who can be invited. */
  valid: Contact[];
  total: number;
}

export const csvTemplate = 'FullName,Email\r\n';
export const maxCsvBytes = 500_000;
const maxContacts = 200;
const columnNames = ['fullname', 'email'];

export const csvProblems = {
  tooLarge: 'The file is too large. It can have at most 500 KB.',
  tooMany: 'Maximum number of records exceeded.',
  faulty: 'The file you uploaded may have errors. Please modify the file and upload it again.',
} as const;

/**
 * The people in a file with the columns FullName and Email. Lines without either are left out; a line with only one of
 * them makes the whole file faulty.
 */
export function readContacts(text: string): Contacts | { problem: string } {
  const records = parseCsv(text, (fields) => columnNames.every((name) => findColumn(fields, name) >= 0));
  if (!records) return { problem: csvProblems.faulty };
  const [header = [], ...lines] = records;
  const [nameColumn, emailColumn] = columnNames.map((name) => findColumn(header, name)) as [number, number];
  const contacts = lines
    .map((line) => ({ fullName: (line[nameColumn] ?? '').trim(), email: (line[emailColumn] ?? '').trim() }))
    .filter(({ fullName, email }) => fullName !== '' || email !== '');
  const valid = contacts.filter(({ email }) => emailSchema.safeParse(email).success);
  if (valid.length === 0 || contacts.some(({ fullName, email }) => fullName === '' || email === ''))
    return { problem: csvProblems.faulty };
  if (valid.length > maxContacts) return { problem: csvProblems.tooMany };
  return { valid, total: contacts.length };
}

function findColumn(header: readonly string[], name: string): number {
  return header.findIndex((field) => field.trim().toLowerCase() === name);
}
