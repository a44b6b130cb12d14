import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 20_000 } as never);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
