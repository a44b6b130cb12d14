import { passwordMessage } from '@smile/contract/password';
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

/** Every message of specification 000 §5: invalid input, expected message, and a valid input that clears it. */
type Case = [field: string, wrong: string, message: string, right: string];

const long = 'x'.repeat(51);
const person: Case[] = [
  ['First name', '', 'First name is required', 'Anisha'],
  ['First name', 'A', 'Too Short!', 'An'],
  ['First name', long, 'Too Long!', 'x'.repeat(50)],
  ['Last name', '', 'Last name is required', 'Bhatia'],
  ['Last name', 'B', 'Too Short!', 'Bh'],
  ['Last name', long, 'Too Long!', 'x'.repeat(50)],
  ['Job title', '', 'Job title is required', 'Analyst'],
  ['Password', '', 'Password is required', 'Aa1!aaaa'],
  ['Password', 'Aa1!aaa', passwordMessage, 'Aa1!aaaa'],
  ['Password', 'aa1!aaaa', passwordMessage, 'Aa1!aaaa'],
  ['Password', 'AA1!AAAA', passwordMessage, 'Aa1!aaaa'],
  ['Password', 'Aab!aaaa', passwordMessage, 'Aa1!aaaa'],
  ['Password', 'Aa11aaaa', passwordMessage, 'Aa1!aaaa'],
  ['Confirm password', '', 'Confirm password is required', 'Aa1!aaaa'],
  ['Confirm password', 'Aa1!aaab', "This doesn't match your password", 'Aa1!aaaa'],
];
const email: Case[] = [
  ['Email', '', 'Email is required', 'anisha@example.com'],
  ['Email', 'anisha', 'Email must be a valid email address', 'anisha@example.com'],
];
const samePassword = 'Your new password cannot be the same as your old password. Please provide a new one.';
const mismatch = "This doesn't match your new password";

const forms: { name: string; path: string; opener?: string; cases: Case[] }[] = [
  { name: 'login', path: '/login', cases: [...email, ['Password', '', 'Password is required', 'x']] },
  { name: 'reset', path: '/reset', cases: email },
  {
    name: 'register',
    path: '/register',
    cases: [
      ...person,
      ...email,
      ['Organization name', '', 'Organization name is required', 'Sample Lending'],
      ['Organization name', 'S', 'Too Short!', 'Sa'],
      ['Organization name', long, 'Too Long!', 'x'.repeat(50)],
    ],
  },
  { name: 'accept invitation', path: '/confirmInvite?token=x&organization=Sample&firstName=Ryan', cases: person },
  {
    name: 'enter new password',
    path: '/resetPassword?token=x',
    cases: [
      ['New password', '', 'New password is required', 'Aa1!aaaa'],
      ['New password', 'weak', passwordMessage, 'Aa1!aaaa'],
      ['Confirm new password', '', 'Confirm new password is required', 'Aa1!aaaa'],
      ['Confirm new password', 'Aa1!aaab', mismatch, 'Aa1!aaaa'],
    ],
  },
  {
    name: 'personal information',
    path: '/account/organization',
    cases: [
      ['First name', '', 'First name is required', 'Anisha'],
      ['Last name', '', 'Last name is required', 'Bhatia'],
      ['Job title', '', 'Job title is required', 'Analyst'],
      ...email,
      ['Mobile number', '', 'Mobile number is required', '639171234567'],
      ['Mobile number', 'none', 'Mobile number must be a number', '639171234567'],
    ],
  },
  {
    name: 'password',
    path: '/account/organization?changePassword=true',
    cases: [
      ['Current password', '', 'Current password is required', 'Old-horse-1'],
      ['New password', '', 'New password is required', 'New-horse-2'],
      ['New password', 'weak', passwordMessage, 'New-horse-2'],
      ['New password', 'Old-horse-1', samePassword, 'New-horse-2'],
      ['Confirm new password', '', 'Confirm new password is required', 'New-horse-2'],
      ['Confirm new password', 'New-horse-3', mismatch, 'New-horse-2'],
    ],
  },
  {
    name: 'organization',
    path: '/organization',
    cases: [
      ['Name', '', 'Name required', 'Sample Lending'],
      ['Name', 'S', 'Too Short!', 'Sa'],
      ['Name', long, 'Too Long!', 'x'.repeat(50)],
      ...email,
      ['Phone number', '', 'Phone number is required', '63281234567'],
      ['Phone number', 'none', 'Phone number must be a number', '63281234567'],
      ['Website', '', 'Website is required', 'https://example.com'],
      ['Website', 'example', 'Website must be a valid URL', 'https://example.com'],
      ['Street address 1', '', 'Street address 1 is required', '1 Ayala Avenue'],
      ['City', '', 'City is required', 'Makati'],
    ],
  },
  { name: 'team invite', path: '/account/team', cases: email },
  {
    name: 'consent template',
    path: '/account/organization?consentTemplate=new',
    cases: [
      ['Consent Type', '', 'Consent Type is required', 'Terms'],
      ['Display Title', '', 'Display Title is required', 'Data sharing'],
      ['Version', '', 'Version is required', '1.0'],
      ['Consent Text', '', 'Consent Text is required', 'You share your payslips.'],
    ],
  },
  {
    name: 'webhook',
    path: '/developer/webhooks',
    opener: 'Add New Webhook',
    cases: [
      ['Name', '', 'name is required.', 'Orders'],
      ['URL', '', 'url is required and must begin with https://', 'https://hooks.example.com/'],
      [
        'URL',
        'http://hooks.example.com/',
        'url is required and must begin with https://',
        'https://hooks.example.com/',
      ],
      ['Secret', '', 'secret is required.', 'whisper'],
    ],
  },
];

beforeEach(() => {
  localStorage.clear();
  stubWideScreen();
  answerCalls(({ path }) => {
    if (path.includes('/developers/me')) return { data: developer };
    if (path.includes('/tenant')) return { data: { id: 't', name: 'Sample Lending', country: 'PH' } };
    if (path.includes('/usages/summary'))
      return { data: { actionUsageSummaries: [{ action: 'CreateWebhook', enabled: true, usageDetail: null }] } };
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

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

const publicPaths = ['/login', '/reset', '/register', '/confirmInvite', '/resetPassword'];

/** Waits for a button, which may move to the empty list while the page loads. */
async function findEnabled(name: string): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  return screen.getByRole('button', { name });
}

function open(path: string): void {
  if (!publicPaths.some((each) => path.startsWith(each))) logIn();
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
  });
  renderInPortal(<RouterProvider router={router as never} />);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const typed = { selector: 'input, textarea' };
const labelOf = (field: string) => new RegExp(`^${escaped(field)}( \\*)?$`);

function type(input: HTMLElement, value: string): void {
  fireEvent.focus(input);
  // Setting an empty field to empty fires no change event.
  if (value === '') fireEvent.change(input, { target: { value: 'x' } });
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

it.each(forms)('shows the problem of each field in the form $name until it is right', async (form) => {
  open(form.path);
  if (form.opener) {
    fireEvent.click(await findEnabled(form.opener));
  }
  let input: HTMLElement | null = null;
  for (const [index, [field, wrong, message, right]] of form.cases.entries()) {
    // Cached per field: searching the whole page takes longer than the rest of the test.
    if (field !== form.cases[index - 1]?.[0]) input = await screen.findByLabelText(labelOf(field), typed);
    type(input!, wrong);
    const said = expect.stringContaining(message);
    await waitFor(() => expect(input, `${field} ${wrong}`).toHaveAccessibleDescription(said));
    await act(async () => type(input!, right));
    await waitFor(() => expect(input, `${field} ${right}`).not.toHaveAttribute('aria-invalid', 'true'));
  }
});

it.each([
  ['Industry', 'Industry is required'],
  ['Company size', 'Company size is required'],
])('shows that the organization lacks its %s until one is chosen', async (field, message) => {
  open('/organization');
  const name = await screen.findByLabelText(labelOf('Name'), { selector: 'input' });
  await act(async () => type(name, 'Sample Lending Inc.'));
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  const input = screen.getByRole('combobox', { name: labelOf(field) });
  fireEvent.click(input);
  fireEvent.click((await screen.findAllByRole('option'))[0]!);
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});

it('shows that the webhook needs an event until one is chosen', async () => {
  open('/developer/webhooks');
  fireEvent.click(await findEnabled('Add New Webhook'));
  fireEvent.click(await screen.findByRole('radio', { name: 'Specific' }));
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) if (box.checked) fireEvent.click(box);
  const message = 'Please select at least one event.';
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
});
