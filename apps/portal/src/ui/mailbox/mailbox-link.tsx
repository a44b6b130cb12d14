import { onDemand } from '../loading/on-demand.tsx';

/** The note of a mail just sent; pages before login stay small without it. */
export const MailboxLink = onDemand(async () => (await import('./mailbox-note.tsx')).MailboxNote, null);
