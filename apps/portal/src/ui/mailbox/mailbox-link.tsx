import { onDemand } from '../loading/on-demand.tsx';

/** Link to a mail just sent; lazy, so that pages before login stay small. */
export const MailboxLink = onDemand(async () => (await import('./mailbox-note.tsx')).MailboxNote, null);
