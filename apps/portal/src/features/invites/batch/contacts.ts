export interface Contact {
  fullName: string;
  email: string;
}

export interface Contacts {
  /** People who can be invited. */
  valid: Contact[];
  total: number;
  /** Skipped people, with line and reason. */
  leftOut: string[];
  /** Addresses that already occur earlier in the file, with their lines. */
  repeated: string[];
}

/** Why a file is rejected: the message, and which lines to fix. */
export interface FileProblem {
  problem: string;
  causes: string[];
}

export const csvTemplate = 'FullName,Email\r\n';
export const maxCsvBytes = 500_000;

export const csvProblems = {
  tooLarge: 'The file is too large. It can have at most 500 KB.',
  tooMany: 'Maximum number of records exceeded.',
  faulty: 'The file you uploaded may have errors. Please modify the file and upload it again.',
  unread: 'The file could not be read. Check your connection and try again.',
} as const;

/** Keeps the first line of each address. */
export function dropRepeated(contacts: readonly Contact[]): Contact[] {
  const first = new Map(contacts.toReversed().map((contact) => [contact.email.toLowerCase(), contact]));
  return contacts.filter((contact) => first.get(contact.email.toLowerCase()) === contact);
}
