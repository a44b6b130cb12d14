import { createTransport } from 'nodemailer';
import { readMailAddress } from './mail-address.ts';
import type { MailTransport } from './mail-transport.ts';

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
  const address = readMailAddress(from);
  return {
    async send({ senderName, ...mail }) {
      await transport.sendMail({ from: senderName ? { name: senderName, address } : from, ...mail });
    },
    close: () => transport.close(),
  };
}
