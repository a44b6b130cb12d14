import type { Mode } from '@smile/contract/common';
import { fillPlaceholders } from '@smile/contract/invite-placeholders';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import { readLogoUrl } from './logo-url.ts';
import type { InviteContent, InviteRow } from './queries.ts';

/** The tenant's own words around the link, in the tenant's name. */
export function inviteMail(
  mode: Mode,
  invite: Pick<InviteRow, 'email' | 'fullName' | 'firstName' | 'lastName'>,
  { company, email }: InviteContent,
  links: { pageUrl: string; pixelUrl: string },
): Mail {
  const fill = (text: string) => fillPlaceholders(text, company.name, invite);
  const validity = 'The link is for you alone and works for 14 days.';
  const test = mode === 'SANDBOX' ? ' This is a test: only sample accounts can be connected.' : '';
  return composeMail({
    to: invite.email,
    subject: fill(email.subject).replace(/\s+/g, ' '),
    sender: {
      name: fill(email.senderName).replace(/\s+/g, ' '),
      replyTo: email.replyAddress,
      title: `AN INVITATION FROM ${company.name.toUpperCase()}`,
      logoUrl: readLogoUrl(company.logoUrl),
    },
    paragraphs: fill(email.body)
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== ''),
    button: { label: 'Open the invitation', url: links.pageUrl },
    footnote: `${validity} If you did not expect this, you can ignore this e-mail.${test}`,
    pixelUrl: links.pixelUrl,
  });
}
