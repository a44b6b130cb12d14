import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

let catcher = null;

/** One SMTP server per process on a free loopback port: `{ url, mails }`, each mail `{ to, subject, link }`. */
export function startMailCatcher() {
  catcher ??= listen();
  return catcher;
}

/** The first link in the newest mail to the address; undefined for none. */
export async function findMailedLink(emailAddress) {
  if (!catcher) return undefined;
  const { mails } = await catcher;
  return mails.findLast((mail) => mail.to === emailAddress)?.link;
}

function listen() {
  const mails = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        const { text = '', subject } = await PostalMime.parse(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo)
          mails.push({ to: address, subject, link: /https?:\/\/\S+/.exec(text)?.[0] });
        done();
      });
    },
  });
  return new Promise((done) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      listening.unref();
      done({ url: `smtp://127.0.0.1:${listening.address().port}`, mails });
    });
  });
}
