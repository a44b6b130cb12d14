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
  const [header = [], ...lines] = parseCsv(text);
  const columns = header.map((name) => name.trim().toLowerCase());
  const [nameColumn, emailColumn] = [columns.indexOf('fullname'), columns.indexOf('email')];
  if (nameColumn < 0 || emailColumn < 0) return { problem: csvProblems.faulty };
  const contacts = lines
    .map((line) => ({ fullName: (line[nameColumn] ?? '').trim(), email: (line[emailColumn] ?? '').trim() }))
    .filter(({ fullName, email }) => fullName !== '' || email !== '');
  const valid = contacts.filter(({ email }) => emailSchema.safeParse(email).success);
  if (valid.length === 0 || contacts.some(({ fullName, email }) => fullName === '' || email === ''))
    return { problem: csvProblems.faulty };
  if (valid.length > maxContacts) return { problem: csvProblems.tooMany };
  return { valid, total: contacts.length };
}
