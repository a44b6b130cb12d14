import type { Mode } from './common.ts';
import { fillPlaceholders } from './placeholders.ts';

interface InviteMailInput {
  mode: Mode;
  companyName: string;
  invited: Parameters<typeof fillPlaceholders>[2];
  email: { subject: string; body: string };
  isReminder?: boolean;
}

/** Text of an invite mail and its preview: plain text with line breaks. */
export function writeInviteMail({ mode, companyName, invited, email, isReminder = false }: InviteMailInput) {
  const fill = (text: string) => fillPlaceholders(text, companyName, invited);
  const test = mode === 'SANDBOX' ? ' This is a test: only sample accounts can be connected.' : '';
  return {
    subject: `${isReminder ? 'Reminder: ' : ''}${fill(email.subject).replace(/\s+/g, ' ')}`,
    title: `AN INVITATION FROM ${companyName.toUpperCase()}`,
    paragraphs: fill(email.body)
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== ''),
    button: 'Open the invitation',
    footnote: `The link is for you alone and works for 14 days. If you did not expect this, you can ignore this email.${test}`,
  };
}
