import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { routeTree } from '../../app/routes.ts';
import { termsMessage } from './sign-up/sign-up-schema.ts';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
}

const expired = { code: 'LINK_EXPIRED' as const, message: 'This link has expired or has already been used.' };

it('names the missing fields of the login form and puts the cursor into the first', async () => {
  open('/login');
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

it("shows the server's message when a login fails", async () => {
  answerCalls(() => ({ code: 'INVALID_CREDENTIALS', message: 'The credentials are incorrect.' }));
  open('/login');
  await userEvent.type(await screen.findByLabelText('Email'), 'demo@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('The credentials are incorrect.')).toBeInTheDocument();
});

it('lets the browser fill in the login and the new password', async () => {
  open('/login');
  expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

async function fillRegistration() {
  await userEvent.type(await screen.findByLabelText('First name'), 'Ryan');
  await userEvent.type(screen.getByLabelText('Last name'), 'Lestari');
  await userEvent.type(screen.getByLabelText('Organization name'), 'Lestari Lending');
  await userEvent.type(screen.getByLabelText('Email'), 'ryan@example.com');
  await userEvent.type(screen.getByLabelText('Job title'), 'Engineer');
  await userEvent.type(screen.getByLabelText('Password'), 'Aa1!aaaa');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Aa1!aaaa');
}

it('registers only with the terms read, and then asks to verify the email', async () => {
  const fetchMock = answerCalls(() => ({}));
  open('/register');
  await fillRegistration();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(termsMessage)).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeInTheDocument();
  expect(JSON.parse(String(fetchMock.mock.calls[0]![1]?.body))).toEqual({
    firstName: 'Ryan',
    lastName: 'Lestari',
    tenantName: 'Lestari Lending',
    emailAddress: 'ryan@example.com',
    title: 'Engineer',
    password: 'Aa1!aaaa',
    register: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Another email is on its way. Only its link works now.')).toBeInTheDocument();
  // The mailbox link loads settings at any time.
  const sent = fetchMock.mock.calls.filter(([, init]) => init?.body).at(-1);
  expect(JSON.parse(String(sent![1]!.body))).toEqual({ emailAddress: 'ryan@example.com' });
  expect(screen.getByRole('button', { name: 'Send the email again' })).toBeDisabled();
});

it('warns with the message of the server and keeps the input', async () => {
  answerCalls(() => ({ code: 'REQUEST_LIMIT_EXCEEDED', message: 'Too many.' }));
  open('/reset');
  await userEvent.type(await screen.findByLabelText('Email'), 'ryan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByRole('dialog', { name: 'Warning' })).toHaveTextContent('Too many.');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ryan@example.com');
});

it('says that the reset email has been sent', async () => {
  answerCalls(() => ({}));
  open('/reset');
  await userEvent.type(await screen.findByLabelText('Email'), 'ryan@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByRole('heading', { name: 'Email has been sent' })).toBeInTheDocument();
});

it('confirms an email address with one call', async () => {
  const fetchMock = answerCalls(() => ({}));
  open('/confirm?token=abc');
  expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeInTheDocument();
  expect(
    screen.getByText('Your email address has been confirmed. You can now login to the Smile Developer Portal.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('shows code and message of a refused confirmation', async () => {
  answerCalls(() => expired);
  open('/confirm?token=abc');
  expect(await screen.findByRole('heading', { name: 'LINK_EXPIRED' })).toBeInTheDocument();
  expect(screen.getByText(expired.message)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Please register again' })).toHaveAttribute('href', '/register');
});

it('confirms a new email address, and leads to the settings when it is refused', async () => {
  const fetchMock = answerCalls(() => expired);
  open('/confirm?token=abc&change=true');
  expect(await screen.findByRole('heading', { name: 'LINK_EXPIRED' })).toBeInTheDocument();
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/developer/v1/developers/confirmEmail');
  expect(screen.getByRole('link', { name: 'Go to Settings' })).toHaveAttribute('href', '/account/organization');
});

async function enterNewPassword() {
  await userEvent.type(await screen.findByLabelText('New password'), 'Aa1!aaaa');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Aa1!aaaa');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

it('sets a new password', async () => {
  const fetchMock = answerCalls(() => ({}));
  open('/resetPassword?token=abc');
  await enterNewPassword();
  expect(await screen.findByRole('heading', { name: 'Update Success!' })).toBeInTheDocument();
  expect(screen.getByText('Your password has been changed successfully, please log in again.')).toBeInTheDocument();
  expect(JSON.parse(String(fetchMock.mock.calls[1]![1]?.body))).toEqual({ newPassword: 'Aa1!aaaa', token: 'abc' });
});

it.each(['/resetPassword?token=bad', '/confirmInvite?token=bad'])('refuses %s at once', async (path) => {
  answerCalls(() => expired);
  open(path);
  expect(await screen.findByRole('heading', { name: 'LINK_EXPIRED' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
});

it.each([
  ['/resetPassword?token=bad', 'Back to reset password'],
  ['/confirmInvite?token=bad', 'Login'],
  ['/confirm?token=bad', 'Please register again'],
])('refuses %s also when the refusal comes with status 200', async (path, next) => {
  answerCalls(() => ({ ...expired, status: 200 }));
  open(path);
  expect(await screen.findByRole('heading', { name: 'LINK_EXPIRED' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
});

it.each([
  '/resetPassword?token=abc',
  '/resetPassword?token=abc&emailAddress=another@example.com',
  '/confirmInvite?token=abc&emailAddress=another@example.com',
])('tells password managers on %s whose password it is, by the token', async (path) => {
  answerCalls(() => ({ data: { emailAddress: 'ana@example.com' } }));
  open(path);
  await screen.findByLabelText(/^(New p|P)assword/);
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('ana@example.com');
  expect(screen.queryByText('another@example.com')).not.toBeInTheDocument();
});

it.each([
  '/confirm?token=longer',
  '/confirm?token=longer&change=true',
  '/resetPassword?token=longer',
  '/confirmInvite?token=longer',
])('calls the link %s incomplete when no token looks like its own', async (path) => {
  answerCalls(() => ({
    code: 'INVALID_PARAMETERS',
    message: 'Missing or invalid parameters were sent in your request. token: must have at most 500 characters.',
  }));
  open(path);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
  expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
});

it('leads back when the reset link ends while the form is open', async () => {
  answerCalls(({ path }) => (path.includes('confirmResetPassword') ? expired : {}));
  open('/resetPassword?token=abc');
  await enterNewPassword();
  expect(await screen.findByRole('heading', { name: 'LINK_EXPIRED' })).toBeInTheDocument();
  expect(screen.getByText('Please go back to the reset password page and re-send the email.')).toBeInTheDocument();
});

it.each([
  ['/confirm', 'Please register again'],
  ['/confirm?change=true', 'Go to Settings'],
  ['/resetPassword', 'Back to reset password'],
  ['/confirmInvite', 'Login'],
])('shows the next step for %s without a token, and sends no request', async (path, next) => {
  const fetchMock = answerCalls(() => ({}));
  open(path);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: next })).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each([
  ['&firstName=Ana', "Accept Ana's invitation to sign up to the Smile Developer Portal"],
  ['', 'Accept the invitation to sign up to the Smile Developer Portal'],
])('names the inviter when the link does: %j', async (inviter, title) => {
  answerCalls(() => ({}));
  open(`/confirmInvite?token=abc${inviter}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it.each([
  ['registration', '/dev/mailbox'],
  ['registration', null],
  ['reset', '/dev/mailbox'],
] as const)('leads from the screen after a %s to the mailbox %s', async (screenName, mailboxUrl) => {
  answerCalls(({ path }) => (path === '/config.json' ? { data: { mailboxUrl } } : {}));
  open(screenName === 'reset' ? '/reset' : '/register');
  if (screenName === 'reset') {
    await userEvent.type(await screen.findByLabelText('Email'), 'ryan@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    await screen.findByRole('heading', { name: 'Email has been sent' });
  } else {
    await fillRegistration();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
    await screen.findByRole('heading', { name: 'Verify your email' });
  }
  if (mailboxUrl)
    expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
      'href',
      '/dev/mailbox?to=ryan%40example.com',
    );
  else expect(screen.queryByRole('link', { name: 'Open the mailbox' })).not.toBeInTheDocument();
});

it('leads to the mailbox from a login that is refused until the address is confirmed', async () => {
  answerCalls(({ path }) =>
    path === '/config.json'
      ? { data: { mailboxUrl: '/dev/mailbox' } }
      : { code: 'EMAIL_NOT_CONFIRMED', message: 'Please confirm your email first.' },
  );
  open('/login');
  await userEvent.type(await screen.findByLabelText('Email'), 'demo@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo-2026!pass');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
    'href',
    '/dev/mailbox?to=demo%40example.com',
  );
});
