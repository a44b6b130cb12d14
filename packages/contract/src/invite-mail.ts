import type { Mode } from './common.ts';
import type { InviteLanguage } from './invite-templates.ts';
import { fillPlaceholders } from './placeholders.ts';

interface InviteMailInput {
  mode: Mode;
  companyName: string;
  invited: Parameters<typeof fillPlaceholders>[2];
  email: { subject: string; body: string };
  language: InviteLanguage | undefined;
  isReminder?: boolean;
}

/** Built-in texts of an invite mail in Filipino. No native speaker has reviewed them. */
export const filipinoMail = {
  'Reminder: {subject}': 'Paalala: {subject}',
  'AN INVITATION FROM {company}': 'ISANG IMBITASYON MULA SA {company}',
  'Open the invitation': 'Buksan ang imbitasyon',
  'The link is for you alone and works for 14 days. If you did not expect this, you can ignore this email.':
    'Para sa iyo lamang ang link at may bisa ito nang 14 na araw. Kung hindi mo ito inaasahan, maaari mong balewalain ang email na ito.',
  'This is a test: only sample accounts can be connected.':
    'Pagsubok lamang ito: mga halimbawang account lang ang maikokonekta.',
  'Send me no reminders': 'Huwag na akong padalhan ng mga paalala',
} as const;

/** Text of an invite mail and its preview: plain text with line breaks. */
export function writeInviteMail({ mode, companyName, invited, email, language, isReminder = false }: InviteMailInput) {
  const fill = (text: string) => fillPlaceholders(text, companyName, invited);
  const translate = (text: keyof typeof filipinoMail) => (language === 'fil' ? filipinoMail[text] : text);
  const footnote = translate(
    'The link is for you alone and works for 14 days. If you did not expect this, you can ignore this email.',
  );
  const subject = fill(email.subject).replace(/\s+/g, ' ');
  return {
    subject: isReminder ? translate('Reminder: {subject}').replace('{subject}', () => subject) : subject,
    title: translate('AN INVITATION FROM {company}').replace('{company}', () => companyName.toUpperCase()),
    paragraphs: fill(email.body)
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph.trim() !== ''),
    button: translate('Open the invitation'),
    footnote:
      mode === 'SANDBOX'
        ? `${footnote} ${translate('This is a test: only sample accounts can be connected.')}`
        : footnote,
    optOut: translate('Send me no reminders'),
  };
}
