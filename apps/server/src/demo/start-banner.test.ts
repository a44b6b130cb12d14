import { expect, it } from 'vitest';
import { renderStartBanner } from './start-banner.ts';

const urls = { portalUrl: 'http://localhost:3000', linkUrl: 'http://localhost:3001' };
const demo = { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' };

it('names the mailbox when mails are stored', () => {
  expect(renderStartBanner({ ...urls, mail: { kind: 'mailbox' } }, demo)).toBe(`
  Smile is ready.

  Portal   http://localhost:3000
  Link     http://localhost:3001
  Mailbox  http://localhost:3000/dev/mailbox
  Demo     demo@example.com  Demo-2026!pass

`);
});

it('names no mailbox when mails are sent or logged', () => {
  for (const mail of [{ kind: 'log' }, { kind: 'smtp', url: 'smtp://mail.example.com' }] as const)
    expect(renderStartBanner({ ...urls, mail }, null)).not.toContain('Mailbox');
});

it('says when the password was shown before', () => {
  expect(renderStartBanner({ ...urls, mail: { kind: 'log' } }, { ...demo, password: null })).toContain(
    'demo@example.com  (the password was shown at the first start)',
  );
});
