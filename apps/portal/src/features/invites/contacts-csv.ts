// What reads and writes files of contacts, loaded with the first one.
export { readContacts } from './read-contacts.ts';
export { writeContacts } from './write-contacts.ts';
