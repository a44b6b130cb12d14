import type { Mode } from '@smile/contract/common';
import { inviteLandingApi } from '@smile/contract/invite-landing';
import { inviteTemplatesApi } from '@smile/contract/invite-templates';
import { type Invite, invitesApi } from '@smile/contract/invites';
import { request } from './request.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

export const inviteTemplateBody = {
  name: 'Email Template v1',
  company: { name: 'XYZ Bank', logoUrl: 'https://xyzbank.co/logo.png' },
  email: {
    sendEmail: true,
    senderName: 'XYZ Bank',
    replyAddress: 'replies@xyz.co',
    subject: 'Please connect your work account to share your data with us',
    body: `Hello \${firstName}! Please share your data with \${companyName}.\n\nIt takes a few seconds.`,
  },
  landingPage: {
    header: `Share your employment and income data with us at \${companyName}`,
    description: 'It will be a quick process.',
    button: 'START NOW',
  },
  successPage: {
    header: `Thank you, \${fullName}`,
    description: 'The process was successful! Please wait for us to get in touch!',
    button: 'Connect another account',
  },
};

export const invitedGeorge = {
  fullName: 'George Cimafranca Palomero, Jr',
  firstName: 'George',
  lastName: 'Palomero',
  email: 'gpalomero1234@smileapi.io',
};

/** An invite to a new email address. */
export async function createTestInvite(
  app: TestApp,
  tenant: TestTenant,
  { mode = 'SANDBOX', template = inviteTemplateBody }: { mode?: Mode; template?: typeof inviteTemplateBody } = {},
): Promise<Invite> {
  const authorization = tenant.basic[mode];
  const { data } = await request(app, inviteTemplatesApi.create, { authorization, mode, body: template });
  const email = `${tenant.tenantId}-${data.id}@example.com`;
  const body = { ...invitedGeorge, email, templateId: data.id };
  return (await request(app, invitesApi.create, { authorization, mode, body })).data;
}

/** Calls the endpoint behind an invite link's page. */
export async function visitInvite(app: TestApp, pageUrl: string) {
  const { pathname, searchParams } = new URL(pageUrl);
  const id = pathname.split('/').at(-1);
  const answer = await app.link.inject({
    method: inviteLandingApi.open.method,
    url: `/hosted/v1/invites/${id}/visits`,
    payload: { token: searchParams.get('token') },
  });
  return { status: answer.statusCode, ...answer.json() };
}
