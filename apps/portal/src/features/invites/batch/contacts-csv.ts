// Readers and writers of contact files, loaded with the first file.
export { readContacts } from './read-contacts.ts';
export { writeContacts } from './write-contacts.ts';
