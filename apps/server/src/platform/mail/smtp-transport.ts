import type { Transporter } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

export function createSmtpTransport(url: string, from: string): MailTransport {
  const address = readMailAddress(from);
  let opened: Promise<Transporter> | null = null;
  return {
    async send({ senderName, ...mail }) {
      opened ??= open(url);
      const transport = await opened;
      const sending = transport.sendMail({ from: senderName ? { name: senderName, address } : from, ...mail });
      await sending.catch((error: SmtpError) => {
        throw dropAddresses(error);
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

type SmtpError = Error & { code?: string; command?: string; response?: string };

/**
 * Mail servers quote the address that they refuse, and errors reach the log and the list of dead jobs. The codes of
 * their answers say enough (RFC 5321 §4.2, RFC 3463).
 */
function dropAddresses({ message, code, command, response }: SmtpError): Error {
  const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? '')?.[0].replace('-', ' ');
  const reason = response
    ? `The mail server refused ${command ?? 'the mail'}: ${codes ?? 'its answer has no code'}.`
    : message.replace(/"[^"]*"|\S*@\S*/g, '…');
  return Object.assign(new Error(reason), code && { code });
}

/** Loads the library with the first mail to keep startup fast. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
}

export function readMailAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
