import Papa from 'papaparse';
import type { Contact } from './contacts.ts';

/** A file that can be read here again; the mark lets spreadsheets know its letters. */
export function writeContacts(contacts: readonly Contact[]): string {
  const fields = ['FullName', 'Email'];
  return `\uFEFF${Papa.unparse({ fields, data: contacts.map(({ fullName, email }) => [fullName, email]) }, { escapeFormulae: true })}\r\n`;
}
