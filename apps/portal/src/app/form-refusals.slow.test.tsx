import { answerCalls } from '@smile/contract/testing/answer';
import {
  createMemoryHistory,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { logIn } from '../../testing/tokens.ts';
import { stubWideScreen } from '../../testing/wide-screen.ts';
import { routeTree } from './routes.ts';

interface RefusedForm {
  name: string;
  path: string;
  opener?: string;
  /** Values typed before sending, by label. */
  typed: Record<string, string>;
  submit: string;
  /** The refused call, by the start of its method and path. */
  call: string;
  /** The path in the server's message, and the field that shows it. */
  refused: string;
  field: string;
}

const person = { 'First name': 'Ann', 'Last name': 'Cruz', 'Job title': 'Analyst' };
const passwords = { Password: 'Aa1!aaaa', 'Confirm password': 'Aa1!aaaa' };
const forms: RefusedForm[] = [
  {
    name: 'login',
    path: '/login',
    typed: { Email: 'a@example.com', Password: 'x' },
    submit: 'Login',
    call: 'POST /developer/v1/developerTokens',
    refused: 'password',
    field: 'Password',
  },
  {
    name: 'reset',
    path: '/reset',
    typed: { Email: 'a@example.com' },
    submit: 'Reset Password',
    call: 'POST /developer/v1/',
    refused: 'emailAddress',
    field: 'Email',
  },
  {
    name: 'accept invitation',
    path: '/confirmInvite?token=x&organization=Sample&firstName=Ryan',
    typed: { ...person, ...passwords },
    submit: 'Try For Free',
    call: 'POST /developer/v1/developers/confirmInvite',
    refused: 'newPassword',
    field: 'Password',
  },
  {
    name: 'personal information',
    path: '/account/organization',
    typed: { 'First name': 'Ann' },
    submit: 'Update',
    call: 'PUT /developer/v1/developers/',
    refused: 'lastName',
    field: 'Last name',
  },
  {
    name: 'organization',
    path: '/organization',
    typed: { Name: 'Sample Lending Inc.' },
    submit: 'Update',
    call: 'PUT /developer/v1/tenant',
    refused: 'websiteUrl',
    field: 'Website',
  },
  {
    name: 'team invite',
    path: '/account/team',
    typed: { Email: 'b@example.com' },
    submit: 'Invite',
    call: 'POST /developer/v1/developers',
    refused: 'emailAddress',
    field: 'Email',
  },
  {
    name: 'consent template',
    path: '/account/organization?consentTemplate=new',
    typed: { 'Consent Type': 'Terms', 'Display Title': 'Sharing', Version: '1.0', 'Consent Text': 'You share.' },
    submit: 'Add',
    call: 'POST /sandbox/v1/consentTemplates',
    refused: 'consentText',
    field: 'Consent Text',
  },
  {
    name: 'webhook',
    path: '/developer/webhooks',
    opener: 'Add New Webhook',
    typed: { Name: 'Orders', URL: 'https://hooks.example.com/', Secret: 'whisper' },
    submit: 'Add',
    call: 'POST /sandbox/v1/webhooks',
    refused: 'secret',
    field: 'Secret',
  },
];

const developer = {
  id: 'dev-1',
  role: 'ADMIN',
  status: 'ACTIVE',
  emailAddress: 'ryan@example.com',
  firstName: 'Ryan',
  lastName: 'Lestari',
  title: 'Engineer',
  displayName: 'Ryan Lestari',
  headImageUrl: null,
  mobileNumber: '639171234567',
};
const tenant = {
  id: 't',
  name: 'Sample Lending',
  industry: 'banking',
  phoneNumber: '63281234567',
  emailAddress: 'ask@example.com',
  companySize: '1-10',
  websiteUrl: 'https://example.com',
  streetAddress1: '1 Ayala Avenue',
  city: 'Makati',
  country: 'PH',
};

beforeEach(() => {
  localStorage.clear();
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function refuse({ call, refused }: RefusedForm): void {
  answerCalls(({ method, path }) => {
    if (`${method} ${path}`.startsWith(call) && !path.includes('/check'))
      return {
        code: 'INVALID_PARAMETERS',
        message: `Missing or invalid parameters were sent in your request. ${refused}: is not accepted here.`,
      };
    if (path.includes('/developers/me')) return { data: developer };
    if (path.includes('/tenant')) return { data: tenant };
    if (path.includes('/usages/summary'))
      return { data: { actionUsageSummaries: [{ action: 'CreateWebhook', enabled: true, usageDetail: null }] } };
    return {};
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const findField = (label: string) =>
  screen.findByLabelText(new RegExp(`^${escaped(label)}( \\*)?$`), { selector: 'input, textarea' });

async function openForm({ path, opener }: RefusedForm): Promise<void> {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  });
  renderInPortal(<RouterProvider router={router as never} />);
  if (!opener) return;
  // The button may move to the empty list while the page loads.
  await waitFor(() => expect(screen.getByRole('button', { name: opener })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name: opener }));
}

it.each(forms)('marks the refused field of the form $name, and focuses it', async (form) => {
  refuse(form);
  if (!/^\/(login|reset|confirmInvite)/.test(form.path)) logIn();
  await openForm(form);
  for (const [label, value] of Object.entries(form.typed)) {
    const input = await findField(label);
    fireEvent.focus(input);
    await act(async () => fireEvent.change(input, { target: { value } }));
  }
  // Queries by role are slow on a whole page.
  const terms = document.querySelector('input[name="hasAgreed"]');
  if (terms) fireEvent.click(terms);
  fireEvent.click(screen.getByText(form.submit, { selector: 'button[type="submit"] span' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  const field = document.activeElement as HTMLInputElement;
  expect(field.labels?.[0]?.textContent.replace(/ \*$/, '')).toBe(form.field);
  expect(field).toHaveAccessibleDescription(expect.stringContaining('This value is not accepted here'));
  expect(document.body).not.toHaveTextContent(`${form.refused}:`);
});
