import type { CallInput } from '@smile/contract/endpoint';
import type { inviteTemplatesApi } from '@smile/contract/invite-templates';
import type { InviteTexts } from './invite-texts-schema.ts';

export type InviteStep = 'email' | 'landingPage' | 'winkWidget' | 'successPage';

const pitch =
  'We are working with our partner, Smile API, so you can easily share your employment and income data to ' +
  'us as a requirement for giving you service. It will be a quick process and should take no more than a ' +
  'few seconds of your time.';

/** Initial texts; replies go to the inviter. */
export function startTexts(replyAddress: string): InviteTexts {
  return {
    email: {
      replyAddress,
      subject: 'Please connect your work account to share your data with us',
      body: `Hello \${fullName}! ${pitch}`,
    },
    landingPage: {
      header: `Share your employment and income data with us at \${companyName}`,
      description: pitch,
      button: 'START NOW',
    },
    language: 'en',
    reminders: '',
    winkTemplateId: '',
    winkSiteId: '',
    successPage: {
      header: `Thank you for sharing your employment and income data with us at \${companyName}`,
      description: 'The process was successful! Please wait for us to get in touch!',
      button: 'Connect another account',
    },
  };
}

const pageFields = [
  ['header', 'Header'],
  ['description', 'Invitation text'],
  ['button', 'Button text'],
] as const;

/** The first missing text in step order, with its message. */
export function findEmptyField(texts: InviteTexts): { step: InviteStep; message: string } | null {
  const { email, landingPage, winkTemplateId, winkSiteId, successPage } = texts;
  const fieldsOf = (step: InviteStep, section: string, page: InviteTexts['landingPage']) =>
    pageFields.map(([name, label]) => ({ step, section, label, value: page[name] }));
  const fields = [
    { step: 'email' as const, section: 'Email', label: 'Reply to', value: email.replyAddress },
    { step: 'email' as const, section: 'Email', label: 'Subject', value: email.subject },
    { step: 'email' as const, section: 'Email', label: 'Invitation text', value: email.body },
    ...fieldsOf('landingPage', 'Landing page', landingPage),
    { step: 'winkWidget' as const, section: 'Wink Widget', label: 'Template', value: winkTemplateId || winkSiteId },
    ...fieldsOf('successPage', 'Success page', successPage),
  ];
  const empty = fields.find(({ value }) => value.trim() === '');
  if (!empty) return null;
  return {
    step: empty.step,
    message: `The ${empty.section} ${empty.label} is not filled in, please fill in completely.`,
  };
}

/** The first step with an error. */
export function findStep(errors: Partial<Record<keyof InviteTexts, unknown>>): InviteStep | undefined {
  if (errors.winkTemplateId || errors.winkSiteId) return 'winkWidget';
  if (errors.reminders) return 'email';
  return (['email', 'landingPage', 'successPage'] as const).find((step) => errors[step]);
}

export function toTemplateBody(
  { email, landingPage, successPage, language }: InviteTexts,
  companyName: string,
): CallInput<typeof inviteTemplatesApi.create>['body'] {
  // Left out, the page of an English invite follows the browser.
  const inLanguage = language !== 'en' && { language };
  return { company: { name: companyName }, email, landingPage, successPage, ...inLanguage };
}
