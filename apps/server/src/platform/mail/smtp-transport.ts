import type { Transporter } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

export function createSmtpTransport(url: string, from: string): MailTransport {
  const address = readMailAddress(from);
  let opened: Promise<Transporter> | null = null;
  return {
    async send({ senderName, ...mail }) {
      opened ??= open(url);
      const transport = await opened;
      await transport.sendMail({ from: senderName ? { name: senderName, address } : from, ...mail });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Loads the library with the first mail to keep startup fast. */
async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
}

export function readMailAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}
