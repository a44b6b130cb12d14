import Papa from 'papaparse';
import type { Contact } from './read-contacts.ts';

/** A file that can be read here again; the mark lets spreadsheets know its letters. */
export function writeContacts(contacts: readonly Contact[]): string {
  const fields = ['FullName', 'Email'];
  return `\uFEFF${Papa.unparse({ fields, data: contacts.map(({ fullName, email }) => [fullName, email]) }, { escapeFormulae: true })}\r\n`;
}

/** Each address once: the first line that has it. */
export function withoutRepeated(contacts: readonly Contact[]): Contact[] {
  const first = new Map(contacts.toReversed().map((contact) => [contact.email.toLowerCase(), contact]));
  return contacts.filter((contact) => first.get(contact.email.toLowerCase()) === contact);
}
