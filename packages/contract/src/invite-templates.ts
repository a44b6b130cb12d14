import { z } from 'zod';
import { emailSchema, idParams, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const limits = { name: 64, line: 200, text: 5000 } as const;

const line = z.string().min(1).max(limits.line);
const text = z.string().min(1).max(limits.text);

/** Languages that mails are written in. */
export const inviteLanguages = ['en', 'fil'] as const;
export type InviteLanguage = (typeof inviteLanguages)[number];

const languageSchema = z
  .enum(inviteLanguages)
  .optional()
  .describe(
    'The language of your texts: ours in the mail, its reminders and the page of the link are in it too. When left ' +
      'out, the mail is in English, and the page in the language of the browser.',
  );

const pageSchema = z.object({ header: line, description: text, button: line }).meta({ id: 'InvitePage' });

const inviteTemplateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    company: z.object({ name: z.string(), logoUrl: z.string() }),
    email: z.object({
      sendEmail: z.boolean(),
      senderName: z.string(),
      replyAddress: z.string(),
      subject: z.string(),
      body: z.string(),
    }),
    landingPage: pageSchema,
    successPage: pageSchema,
    language: languageSchema,
  })
  .meta({ id: 'InviteTemplate' });
export type InviteTemplate = z.infer<typeof inviteTemplateSchema>;

const inviteTemplateInputSchema = z
  .object({
    name: z
      .string()
      .min(1)
      .max(limits.name)
      .optional()
      .describe('`Invite` and the date when left out; an update then leaves it as it is.')
      .meta({ examples: ['Email Template v1'] }),
    company: z.object({
      name: line.describe('Shown in the mail and on the pages.').meta({ examples: ['XYZ Bank'] }),
      logoUrl: z
        .string()
        .max(limits.line)
        .optional()
        .describe(
          'Shown in the mail and on the pages; defaults to the logo of the organization. A text other than an http or https address shows no logo.',
        )
        .meta({ examples: ['https://xyzbank.co/logo.png'] }),
    }),
    email: z.object({
      sendEmail: z.boolean().default(true).describe('Without a mail, send the invite link to the person yourself.'),
      senderName: line
        .optional()
        .describe('Defaults to the name of the company.')
        .meta({ examples: ['XYZ Bank'] }),
      replyAddress: emailSchema.describe('Address for replies to the mail.').meta({ examples: ['replies@xyz.co'] }),
      subject: line.meta({ examples: ['Please connect your work account to share your data with us'] }),
      body: text.meta({
        examples: [`Hello \${firstName}! Please share your employment and income data with us at \${companyName}.`],
      }),
    }),
    landingPage: pageSchema.meta({
      examples: [
        {
          header: `Share your employment and income data with us at \${companyName}`,
          description: 'It will be a quick process and should take no more than a few seconds of your time.',
          button: 'START NOW',
        },
      ],
    }),
    successPage: pageSchema.meta({
      examples: [
        {
          header: `Thank you for sharing your employment and income data with us at \${companyName}`,
          description: 'The process was successful! Please wait for us to get in touch!',
          button: 'Connect another account',
        },
      ],
    }),
    language: languageSchema,
  })
  .meta({ id: 'InviteTemplateRequest' });
export type InviteTemplateInput = z.output<typeof inviteTemplateInputSchema>;

const tag = 'Invite Templates';
const placeholders =
  `In every text \`\${companyName}\`, \`\${fullName}\`, \`\${firstName}\` and \`\${lastName}\` ` +
  'stand for the company and the person; a first or last name that the invite lacks is its full name.';

export const inviteTemplatesApi = {
  list: endpoint({
    operationId: 'listInviteTemplates',
    summary: 'List invite templates, newest first',
    tag,
    method: 'GET',
    path: '/inviteTemplates',
    auth: 'openApi',
    query: pageQuery(),
    answer: listOf(inviteTemplateSchema),
  }),
  create: endpoint({
    operationId: 'createInviteTemplate',
    summary: 'Create an invite template',
    description: `The texts of the mail and of the pages that an invited person sees. ${placeholders}`,
    tag,
    method: 'POST',
    path: '/inviteTemplates',
    auth: 'openApi',
    body: inviteTemplateInputSchema,
    status: 201,
    answer: inviteTemplateSchema,
  }),
  get: endpoint({
    operationId: 'getInviteTemplate',
    summary: 'Get an invite template',
    tag,
    method: 'GET',
    path: '/inviteTemplates/{id}',
    auth: 'openApi',
    params: idParams,
    answer: inviteTemplateSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  update: endpoint({
    operationId: 'updateInviteTemplate',
    summary: 'Update an invite template',
    description: `Invites that were sent keep the texts they were sent with. ${placeholders}`,
    tag,
    method: 'PUT',
    path: '/inviteTemplates/{id}',
    auth: 'openApi',
    params: idParams,
    body: inviteTemplateInputSchema,
    answer: inviteTemplateSchema,
    errors: ['MISSING_RESOURCE'],
  }),
  remove: endpoint({
    operationId: 'deleteInviteTemplate',
    summary: 'Delete an invite template',
    description: 'Invites that were sent keep working with the texts they were sent with.',
    tag,
    method: 'DELETE',
    path: '/inviteTemplates/{id}',
    auth: 'openApi',
    params: idParams,
    answer: null,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
