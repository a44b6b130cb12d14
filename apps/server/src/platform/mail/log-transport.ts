import type { Log } from '../log.ts';
import type { MailTransport } from './mail-transport.ts';

/** Logs mails with their links instead of sending them, when the operator configures it. */
export function createLogTransport(log: Log): MailTransport {
  return {
    async send({ to, subject, text }) {
      log.warn({ mail: { to, subject, text } }, 'mail');
    },
    close: () => undefined,
  };
}
