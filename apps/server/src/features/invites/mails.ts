import type { Mode } from '@smile/contract/common';
import { writeInviteMail } from '@smile/contract/invite-mail';
import { fillPlaceholders } from '@smile/contract/placeholders';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mail-transport.ts';
import type { InviteLinks } from './invite-link.ts';
import type { InviteContent, InviteRow } from './queries.ts';

/** Mail with the template's texts around the link, in the tenant's name. */
export function inviteMail(
  mode: Mode,
  invite: Pick<InviteRow, 'email' | 'fullName' | 'firstName' | 'lastName'>,
  { company, email, language }: InviteContent,
  links: InviteLinks,
  { isReminder = false, hasReminders = false } = {},
): Mail {
  const letter = writeInviteMail({ mode, companyName: company.name, invited: invite, email, language, isReminder });
  return composeMail({
    to: invite.email,
    language,
    subject: letter.subject,
    sender: {
      name: fillPlaceholders(email.senderName, company.name, invite).replace(/\s+/g, ' '),
      replyTo: email.replyAddress,
      title: letter.title,
      logoUrl: readLogoUrl(company.logoUrl),
    },
    paragraphs: letter.paragraphs,
    button: { label: letter.button, url: links.pageUrl },
    footnote: letter.footnote,
    ...(hasReminders && { optOut: { label: letter.optOut, url: links.stopUrl } }),
    pixelUrl: links.pixelUrl,
  });
}

/** Accepts only http and https URLs of pictures; null for any other text in a template. */
export function readLogoUrl(logoUrl: string): string | null {
  return URL.canParse(logoUrl) && /^https?:$/.test(new URL(logoUrl).protocol) ? logoUrl : null;
}
