import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../../../testing/catch-saved-files.ts';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';
// Imported up front, so that no test waits for the lazy chunk.
import './invite-page.tsx';
import '../../app/shell/shell.tsx';

const usage = { action: 'CreateInvite', enabled: true };
const sites = [
  { id: 'ws-1', name: 'Loans', enabled: true },
  { id: 'ws-2', name: 'Closed', enabled: false },
];
let sent: { path: string; body: Record<string, unknown> }[];
let remainVolume: number;
let refusal: string | null;

beforeEach(() => {
  localStorage.clear();
  logIn({ hasProduction: true, mode: 'Production' });
  stubWideScreen();
  sent = [];
  remainVolume = 100;
  refusal = null;
  answerCalls(({ method, path, body }) => {
    const { pathname } = new URL(path, 'http://portal.test');
    if (method === 'POST') {
      sent.push({ path: pathname, body: body as Record<string, unknown> });
      if (pathname.endsWith('/inviteTemplates')) return { data: { id: 'tpl-1' } };
      const isRefused = refusal !== null && (body as { email: string }).email.startsWith('ryan');
      if (isRefused) return { code: 'UNAUTHORIZED_ACCESS', message: refusal! };
      remainVolume -= 1;
      return { data: { id: 'iv-1', ...(body as object) } };
    }
    if (pathname.endsWith('/usages/summary'))
      return { data: { actionUsageSummaries: [{ ...usage, usageDetail: { remainVolume, totalVolume: 100 } }] } };
    if (pathname.endsWith('/tenants/me') || pathname.includes('/tenant'))
      return { data: { id: 't', name: 'XYZ Bank', logoUrl: null } };
    if (pathname === '/config.json') return { data: { mailboxUrl: '/dev/mailbox' } };
    if (pathname.includes('/developers')) return { data: { id: 'd', emailAddress: 'replies@xyz.co', firstName: 'A' } };
    if (pathname.endsWith('/winkTemplates'))
      return { data: { items: [{ id: 'wtpl-1', name: 'Green' }], nextCursor: null } };
    if (pathname.endsWith('/winkSites')) return { data: { items: sites, nextCursor: null } };
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(path = '/users/invite') {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

async function fill(label: RegExp, value: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(value);
}

async function choose(file: File) {
  const button = await screen.findByRole('button', { name: 'Browse' });
  await userEvent.upload(button.parentElement!.querySelector<HTMLInputElement>('input[type=file]')!, file);
}

async function chooseTemplate() {
  await userEvent.click(screen.getByRole('tab', { name: '3 Wink Widget' }));
  await userEvent.selectOptions(await panel('3 Wink Widget').findByLabelText(/^Wink Widget Template/), 'Green');
}

it('refuses days that are none, and sends those that are', async () => {
  open();
  await fill(/^Email/, 'christina@example.com');
  await fill(/^Full name/, 'Christina Tan');
  await fill(/^Reminders after days/, '3, 20');
  await chooseTemplate();
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  expect(await screen.findByText('Enter at most 3 days from 1 to 13, such as 3, 7')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(screen.getByLabelText(/^Reminders after days/));
  await fill(/^Reminders after days/, '3, 7');
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  await screen.findByRole('dialog', { name: 'Confirm invitation' });
  expect(sent.at(-1)!.body).toMatchObject({ reminderDays: [3, 7] });
});

it('invites one user with a template and an invite, and resets the form', async () => {
  open();
  await fill(/^Email/, 'christina@example.com');
  expect(await screen.findByText('100 of 100 left')).toBeInTheDocument();
  await fill(/^Full name/, 'Christina Tan');
  const sender = await screen.findByLabelText('Sender');
  const email = panel('1 Email');
  expect(sender).toHaveValue('XYZ Bank');
  expect(sender).toHaveAttribute('readonly');
  expect(email.getByLabelText('From')).toHaveAttribute('readonly');
  expect(email.getByLabelText(/^Reply to/)).toHaveValue('replies@xyz.co');
  const preview = screen.getByRole('region', { name: 'Preview of the email' });
  expect(preview).toHaveTextContent('AN INVITATION FROM XYZ BANK');
  expect(preview).toHaveTextContent('Hello Christina Tan!');
  await chooseTemplate();
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));

  const dialog = await screen.findByRole('dialog', { name: 'Confirm invitation' });
  expect(dialog).toHaveTextContent('The invitation was sent to christina@example.com.');
  expect(await within(dialog).findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
    'href',
    '/dev/mailbox?to=christina%40example.com',
  );
  const [template, invite] = sent;
  expect(template!.path).toBe('/open/v1/inviteTemplates');
  expect(Object.keys(template!.body).sort()).toEqual(['company', 'email', 'landingPage', 'successPage']);
  expect(invite).toEqual({
    path: '/open/v1/invites',
    body: {
      fullName: 'Christina Tan',
      firstName: 'Christina Tan',
      lastName: 'Christina Tan',
      email: 'christina@example.com',
      templateId: 'tpl-1',
      winkTemplateId: 'wtpl-1',
    },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('');
  expect(screen.queryByRole('tab', { name: '1 Email' })).not.toBeInTheDocument();
  expect(await screen.findByText('99 of 100 left')).toBeInTheDocument();
});

it('names the first missing text, and sends nothing', async () => {
  open();
  await fill(/^Email/, 'christina@example.com');
  await fill(/^Full name/, 'Christina Tan');
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Waring' });
  expect(dialog).toHaveTextContent('The Wink Widget Template is not filled in, please fill in completely.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('tab', { name: '3 Wink Widget' })).toHaveAttribute('aria-selected', 'true');
  expect(sent).toEqual([]);
});

it('wants a valid address', async () => {
  open();
  await fill(/^Email/, 'christina');
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  expect(await screen.findByText('Email must be a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Full name is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('shows the server’s refusal and keeps the input', async () => {
  refusal = 'Your organization has used up its 100 free invitations.';
  open();
  await fill(/^Email/, 'ryan@example.com');
  await fill(/^Full name/, 'Ryan Lestari');
  await chooseTemplate();
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(refusal);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ryan@example.com');
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  await screen.findByRole('dialog', { name: 'Confirm invitation' });
  expect(sent.filter(({ path }) => path.endsWith('/inviteTemplates'))).toHaveLength(1);
});

it('invites everybody in a file and lists the failures', async () => {
  refusal = 'Not possible.';
  const router = open('/users/invite');
  await userEvent.click(await screen.findByRole('tab', { name: 'Invite multiple users' }));
  expect(router.state.location.search).toEqual({ batch: true });
  const csv = 'FullName,Email\nChristina Tan,christina@example.com\nRyan Lestari,ryan@example.com\nGeorge,george';
  const file = new File([csv], 'people.csv', { type: 'text/csv' });
  await choose(file);
  const contacts = await screen.findByRole('region', { name: 'Contacts' });
  expect(contacts).toHaveTextContent('people.csv');
  expect(contacts).toHaveTextContent('Contacts with emails: 2');
  expect(contacts).toHaveTextContent('Total contacts: 3');
  await userEvent.click(screen.getByRole('tab', { name: '3 Wink Widget' }));
  const step = panel('3 Wink Widget');
  await userEvent.selectOptions(await step.findByLabelText('Or open a Wink Site'), 'Loans');
  expect(step.queryByRole('option', { name: 'Closed' })).not.toBeInTheDocument();
  expect(step.getByRole('status')).toHaveTextContent('The invitation opens this site.');
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));

  const dialog = await screen.findByRole('dialog', { name: 'Send complete' });
  expect(await within(dialog).findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
  expect(sent.at(-1)!.body).toMatchObject({ winkSiteId: 'ws-1' });
  expect(sent.at(-1)!.body).not.toHaveProperty('winkTemplateId');
  expect(dialog).toHaveTextContent('Successes: 1');
  expect(dialog).toHaveTextContent('Failures: 1');
  expect(dialog).toHaveTextContent('ryan@example.com: Not possible.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Contacts' })).not.toBeInTheDocument());
});

it('warns about credits and duplicates before sending, and stops when the credits are used up', async () => {
  remainVolume = 1;
  refusal = 'Your organization has used up its 100 free invitations.';
  open('/users/invite?batch=true');
  const people = ['Ryan Lestari,ryan@example.com', 'Anisha,anisha@example.com', 'Anisha,ANISHA@example.com'];
  const more = Array.from({ length: 6 }, (_, at) => `Person ${at},p${at}@example.com`);
  const file = new File(
    [['FullName;Email', ...[...people, ...more].map((line) => line.replace(',', ';'))].join('\n')],
    'p.csv',
  );
  await choose(file);
  expect(await screen.findByRole('list', { name: 'Duplicate addresses' })).toHaveTextContent('Line 4');
  await chooseTemplate();
  await userEvent.click(screen.getByRole('button', { name: 'Send invite' }));
  const warning = await screen.findByRole('dialog', { name: 'Send 8 invitations?' });
  expect(warning).toHaveTextContent('You have 1 free invite left.');
  expect(sent).toEqual([]);
  await userEvent.click(within(warning).getByRole('button', { name: 'Send anyway' }));
  const result = await screen.findByRole('dialog', { name: 'Send complete' }, { timeout: 5000 });
  expect(result).toHaveTextContent('Not sent: 3');
  expect(sent.filter(({ path }) => path.endsWith('/invites'))).toHaveLength(5);
  const saved = catchSavedFiles();
  await userEvent.click(within(result).getByRole('button', { name: 'Save people who were not invited as CSV' }));
  const [{ name, content }] = saved as [{ name: string; content: Blob }];
  expect(name).toBe('smile-not-invited.csv');
  expect((await content.text()).split('\r\n')).toHaveLength(6);
});

it('keeps the input across a switch of the mode, once', async () => {
  open();
  await fill(/^Email/, 'christina@example.com');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  open();
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('christina@example.com');
  cleanup();
  open();
  expect(await screen.findByLabelText(/^Email/)).toHaveValue('');
});

it('keeps the texts for the next file', async () => {
  open('/users/invite?batch=true');
  const file = new File(['FullName,Email\nChristina Tan,christina@example.com'], 'people.csv');
  await choose(file);
  const subject = await screen.findByLabelText(/^Subject/);
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Your loan');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByLabelText(/^Subject/)).not.toBeInTheDocument();
  await choose(file);
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Your loan');
});

it('keeps file and texts over a switch of the mode', async () => {
  open('/users/invite?batch=true');
  await choose(new File(['FullName,Email\nChristina Tan,christina@example.com'], 'people.csv'));
  const subject = await screen.findByLabelText(/^Subject/);
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Your loan');
  dispatchEvent(new Event('pagehide'));
  cleanup();
  open('/users/invite?batch=true');
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Your loan');
  expect(screen.getByRole('region', { name: 'Contacts' })).toHaveTextContent('people.csv');
});

it('refuses a faulty file, takes a dropped one, and lets it be removed', async () => {
  open('/users/invite?batch=true');
  const zone = (await screen.findByText(/Drag and drop your CSV file/)).parentElement!;
  const drop = (text: string) => fireEvent.drop(zone, { dataTransfer: { files: [new File([text], 'people.csv')] } });
  drop('FullName,Email\nChristina Tan,');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file you uploaded may have errors. Please modify the file and upload it again.',
  );
  drop(`FullName,Email\n${'x'.repeat(500_000)}`);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The file is too large.'));
  drop('FullName,Email\nChristina Tan,christina@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: '1 Email' })).not.toBeInTheDocument();
});

it('is not there in Sandbox', async () => {
  logIn({ hasProduction: true });
  const router = open();
  expect(await screen.findByRole('heading', { name: 'User Data' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/users');
  expect(screen.queryByRole('link', { name: 'Invite new Users' })).not.toBeInTheDocument();
});

it('is reached from the user data, and leads back', async () => {
  const router = open('/users');
  await userEvent.click(await screen.findByRole('link', { name: 'Invite new Users' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to User Data' }));
  await screen.findByRole('heading', { name: 'User Data' });
  expect(router.state.location.pathname).toBe('/users');
});
