import { answerCalls, type Given } from '@smile/contract/testing/answer';
import {
  createMemoryHistory,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const anisha = {
  id: 'dev-1',
  role: 'ADMIN',
  status: 'ACTIVE',
  emailAddress: 'anisha@example.com',
  firstName: 'Anisha',
  lastName: 'Bhatia',
  title: 'Analyst',
  displayName: 'Anisha Bhatia',
  headImageUrl: null,
  mobileNumber: '639171234567',
};
const ryan = {
  ...anisha,
  id: 'dev-2',
  role: 'DEVELOPER',
  emailAddress: 'ryan@example.com',
  displayName: 'Ryan Lestari',
};
const twoStep = {
  isRequired: false,
  hasTotp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  confirmedUntil: null,
};
const template = {
  id: 'ct-1',
  createdAt: daysAgo(1),
  consentType: 'Terms',
  title: 'Data sharing',
  version: '1.0',
  consentMethod: '',
  consentText: 'You share your payslips.',
};

let me: Record<string, unknown>;
let templates: (typeof template)[];
let refusal: Given | undefined;

beforeEach(() => {
  localStorage.clear();
  logIn();
  me = { ...anisha, passwordUpdatedAt: daysAgo(3) };
  templates = [template];
  refusal = undefined;
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const fetchMock = answerCalls(({ path: url, method, body }) => {
    if (method !== 'GET' && refusal) return refusal;
    // The server keeps the old address until the new one is confirmed.
    if (method === 'PUT') return { data: { ...me, ...(body as object), emailAddress: me.emailAddress } };
    if (method !== 'GET') return { data: template };
    if (url === '/config.json') return { data: { mailboxUrl: '/dev/mailbox' } };
    if (url.includes('/twoStep')) return { data: twoStep };
    if (url.includes('/developers/me')) return { data: me };
    if (url.includes('/developers')) return { data: { nextCursor: null, items: [me, ryan] } };
    if (url.includes('/consentTemplates')) return { data: { nextCursor: null, items: templates } };
    if (url.includes('/tenant')) return { data: { id: 't', name: 'Sample Lending', country: 'PH' } };
    return {};
  });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  });
  renderInPortal(<RouterProvider router={router as never} />);
  const bodyOf = (method: string) =>
    JSON.parse(String(fetchMock.mock.calls.find(([, init]) => init?.method === method)?.[1]?.body));
  return { url: () => router.history.location.href, bodyOf };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('opens Personal Information and shows the five tabs in order', async () => {
  open('/account/organization');
  const tabs = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
  expect(tabs).toEqual(['Personal Information', 'Password', 'Organization', 'Team', 'Consent Templates']);
  expect(await screen.findByLabelText(/First name/)).toHaveValue('Anisha');
});

it('opens Password when the URL says so, and another tab resets the URL', async () => {
  const { url } = open('/account/organization?changePassword=true');
  await screen.findByLabelText(/Current password/);
  await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
  await screen.findByRole('table', { name: 'Team' });
  expect(url()).toBe('/account/organization');
});

it.each([
  ['/account/team', 'Team'],
  ['/organization', 'Organization'],
])('leads from %s to the tab %s', async (path, tab) => {
  const { url } = open(path);
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  expect(url()).toBe('/account/organization');
});

it('updates only changed fields, and asks before unsaved changes are lost', async () => {
  const { bodyOf } = open('/account/organization');
  const title = await screen.findByLabelText(/Job title/);
  expect(button('Update')).toBeDisabled();
  await userEvent.type(title, ' II');
  await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
  const guard = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(guard).getByRole('button', { name: 'Stay' }));
  await userEvent.click(button('Update'));
  expect(await screen.findByRole('dialog', { name: 'Update Success!' })).toBeInTheDocument();
  expect(bodyOf('PUT')).toMatchObject({ title: 'Analyst II', mobileNumber: '639171234567' });
});

it('leads from a new email address to the mailbox with the link that confirms it', async () => {
  open('/account/organization');
  const email = await screen.findByLabelText(/^Email/);
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com');
  await userEvent.click(button('Update'));
  const dialog = await screen.findByRole('dialog', { name: 'Update Success!' });
  expect(await within(dialog).findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
    'href',
    '/dev/mailbox?to=new%40example.com',
  );
});

it('says why personal information could not be updated', async () => {
  open('/account/organization');
  await userEvent.type(await screen.findByLabelText(/Job title/), '!');
  refusal = { code: 'ALREADY_EXISTS', message: 'Taken.' };
  await userEvent.click(button('Update'));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Taken.')).toBeInTheDocument();
});

it('changes the password, ends the session and leads to the login page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  open('/account/organization?changePassword=true');
  await userEvent.type(await screen.findByLabelText(/Current password/), 'Old-horse-1');
  await userEvent.type(screen.getByLabelText(/^New password/), 'New-horse-2');
  await userEvent.type(screen.getByLabelText(/Confirm new password/), 'New-horse-2');
  await userEvent.click(button('Update'));
  const dialog = await screen.findByRole('dialog', { name: 'Update Success!' });
  expect(localStorage.getItem('jwt')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(assign).toHaveBeenCalledWith('/login');
});

it('protects one’s own account in the team and changes others', async () => {
  const { bodyOf } = open('/account/team');
  expect(await screen.findByRole('columnheader', { name: 'Action' })).toBeInTheDocument();
  expect(button('You cannot modify your own account')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('You cannot delete your own account'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button('Change role ryan@example.com'));
  const dialog = await screen.findByRole('dialog', { name: 'Change the role of Ryan Lestari' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Admin' }));
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update developer role: Down.')).toBeInTheDocument();
  expect(bodyOf('PUT')).toEqual({ role: 'ADMIN' });
  await userEvent.click(button('Delete member ryan@example.com'));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete developer: Down.')).toBeInTheDocument();
});

it('invites as an administrator, and shows a refusal as a warning', async () => {
  const { bodyOf } = open('/account/team');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Email/), 'christina');
  expect(await screen.findByText('Email must be a valid email address')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Email/), '@example.com');
  refusal = { code: 'ALREADY_EXISTS', message: 'Exists.' };
  await userEvent.click(button('Invite'));
  expect(await screen.findByText('Exists.')).toBeInTheDocument();
  expect(bodyOf('POST')).toEqual({ emailAddress: 'christina@example.com', role: 'ADMIN' });
  expect(screen.queryByRole('link', { name: 'Open the mailbox' })).not.toBeInTheDocument();
  refusal = undefined;
  await userEvent.click(button('Invite'));
  expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
    'href',
    '/dev/mailbox?to=christina%40example.com',
  );
});

it('shows a DEVELOPER the team without actions and without the form, and the organization to read', async () => {
  me.role = 'DEVELOPER';
  open('/account/team');
  await screen.findByText('ryan@example.com');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Title',
  ]);
  expect(screen.queryByRole('button', { name: 'Invite' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Organization' }));
  expect(await screen.findByLabelText(/Website/)).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
});

it('says when there is no consent template', async () => {
  templates = [];
  open('/account/organization');
  await userEvent.click(await screen.findByRole('tab', { name: 'Consent Templates' }));
  expect(await screen.findByText('No results found for Consent Template')).toBeInTheDocument();
});

it('shows a consent template to read and deletes it after asking', async () => {
  open('/account/organization?consentTemplate=ct-1');
  expect(await screen.findByLabelText('Consent Text')).toHaveValue(template.consentText);
  expect(screen.getByLabelText('Display Title')).toHaveAttribute('readonly');
  await userEvent.click(button('Back to Consent Templates'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Data sharing' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  const done = await screen.findByRole('dialog', { name: 'Success' });
  expect(within(done).getByText('Your Consent Template has been successfully deleted.')).toBeInTheDocument();
});

it('warns from 80 days on with a link to the Password tab', async () => {
  me.passwordUpdatedAt = daysAgo(80);
  open('/account/organization');
  const link = await screen.findByRole('link', { name: /Your password is scheduled to expire in 10 days/ });
  expect(link).toHaveAttribute('href', '/account/organization?changePassword=true');
});

it('asks for a new password from 90 days on', async () => {
  me.passwordUpdatedAt = daysAgo(90);
  open('/account/organization');
  const expired = await screen.findByRole('dialog', { name: 'Password expired' });
  await userEvent.click(within(expired).getByRole('button', { name: 'OK' }));
  const change = await screen.findByRole('dialog', { name: 'Change password' });
  await userEvent.type(within(change).getByLabelText(/Current password/), 'Wrong-one-1');
  await userEvent.type(within(change).getByLabelText(/^New password/), 'New-horse-2');
  await userEvent.type(within(change).getByLabelText(/Confirm new password/), 'New-horse-2');
  refusal = { code: 'INVALID_CREDENTIALS', message: 'The credentials you provided are incorrect.' };
  await userEvent.click(within(change).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('The credentials you provided are incorrect.')).toBeInTheDocument();
  expect(localStorage.getItem('jwt')).not.toBeNull();
});
