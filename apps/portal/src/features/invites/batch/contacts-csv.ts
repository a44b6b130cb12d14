import { emailSchema } from '@smile/contract/common';
import { countCharacters } from '@smile/contract/texts';
import Papa from 'papaparse';
import { type Contact, type Contacts, csvProblems, type FileProblem } from './contacts.ts';
import { parseCsv } from './parse-csv.ts';

const maxContacts = 200;
const maxNameLength = 200;
const columnNames = ['fullname', 'email'];

/**
 * Parses contacts from a CSV file with the columns FullName and Email. Skips empty lines. A line with only one value,
 * or with a name that is too long, makes the whole file invalid.
 */
export function readContacts(text: string): Contacts | FileProblem {
  const records = parseCsv(text, (fields) => columnNames.every((name) => findColumn(fields, name) >= 0));
  if (typeof records === 'string') return { problem: csvProblems.faulty, causes: [records] };
  const [header = [], ...lines] = records;
  const [nameColumn, emailColumn] = columnNames.map((name) => findColumn(header, name)) as [number, number];
  const contacts = lines
    .map((line, at) => ({
      line: at + 2,
      fullName: (line[nameColumn] ?? '').trim(),
      email: (line[emailColumn] ?? '').trim(),
    }))
    .filter(({ fullName, email }) => fullName !== '' || email !== '');
  const causes = contacts.flatMap(findFault);
  const valid = contacts.filter(({ email }) => emailSchema.safeParse(email).success);
  if (valid.length === 0 && causes.length === 0) causes.push('No row of the file has a valid email address.');
  if (causes.length > 0) return { problem: csvProblems.faulty, causes };
  if (valid.length > maxContacts)
    return {
      problem: csvProblems.tooMany,
      causes: [`The file has ${valid.length} people; the limit is ${maxContacts}.`],
    };
  const lineOf = new Map(valid.toReversed().map(({ email, line }) => [email.toLowerCase(), line]));
  return {
    valid: valid.map(({ fullName, email }) => ({ fullName, email })),
    total: contacts.length,
    leftOut: contacts
      .filter((contact) => !valid.includes(contact))
      .map(({ line, email }) => `Line ${line}: “${email}” is not a valid email address.`),
    repeated: valid
      .filter(({ email, line }) => lineOf.get(email.toLowerCase()) !== line)
      .map(({ email, line }) => `Line ${line}: ${email} is already in line ${lineOf.get(email.toLowerCase())}.`),
  };
}

function findFault({ line, fullName, email }: Contact & { line: number }): string[] {
  if (email === '') return [`Line ${line}: ${fullName} has no email address.`];
  if (fullName === '') return [`Line ${line}: ${email} has no name.`];
  if (countCharacters(fullName) > maxNameLength)
    return [`Line ${line}: the name has more than ${maxNameLength} characters.`];
  return [];
}

function findColumn(header: readonly string[], name: string): number {
  return header.findIndex((field) => field.trim().toLowerCase() === name);
}

/** Writes a CSV that `readContacts` accepts. The byte order mark tells spreadsheets that it is UTF-8. */
export function writeContacts(contacts: readonly Contact[]): string {
  const fields = ['FullName', 'Email'];
  return `\uFEFF${Papa.unparse({ fields, data: contacts.map(({ fullName, email }) => [fullName, email]) }, { escapeFormulae: true })}\r\n`;
}
