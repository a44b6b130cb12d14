import type { Log } from '../log.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** Display name of the sender; the platform's own by default. The address is always the platform's. */
  senderName?: string | undefined;
}

/** Delivers mails: through an SMTP server or to the built-in mailbox. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Logs mails with their links instead of sending them, when the operator configures it. */
export function createLogTransport(log: Log): MailTransport {
  return {
    async send({ to, subject, text }) {
      log.warn({ mail: { to, subject, text } }, 'mail');
    },
    close: () => undefined,
  };
}
