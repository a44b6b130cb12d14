import type { Archive } from '@smile/contract/archives';
import type { Invite, InviteStatus } from '@smile/contract/invites';
import { answerCalls } from '@smile/contract/testing/answer';
import type { UserRow } from '@smile/contract/users';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const userId = 'tenant-0123456789abcdef';
const providers = ['SSS', 'GSIS', 'Grab', 'Upwork', 'PRC License', 'NBI', 'SahodPro'];
const ryan: UserRow = {
  userId,
  name: 'Ryan Lestari',
  fullName: 'Ryan Lestari',
  headImageUrl: null,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  accounts: providers.map((providerName) => ({
    userId,
    accountId: `a-${providerName}`,
    providerId: providerName,
    providerName,
    providerLogoUrl: '',
  })),
  uploads: [],
  isEmulated: true,
};
const account = {
  id: 'a-1',
  userId,
  providerId: 'sss_ph',
  createdAt: '2026-11-01T08:00:00Z',
  connectionStatus: 'CONNECTED',
  monitorStatus: 'ACTIVE',
  monitor: { status: 'ACTIVE', updatedAt: null },
  connection: { status: 'CONNECTED', errorCode: null, errorMessage: null, updatedAt: '2026-11-01T08:05:00Z' },
};
const payload = {
  metadata: { sourceId: 'a-1', sourceType: 'ACCOUNT', userId, providerId: 'sss_ph' },
  identity: null,
  rating: null,
  documents: [],
  employments: [],
  incomes: [],
  liabilities: [],
  transactions: Array.from({ length: 7 }, (_, index) => ({
    id: `t-${index}`,
    date: '2026-11-01',
    description: `Payment ${index + 1}`,
    currency: 'PHP',
    amount: 1234.5,
    referenceId: null,
  })),
  contributions: [],
  eincomes: [],
  links: [],
  insight: null,
};

function invite(fullName: string, status: InviteStatus): Invite {
  const at = '2026-11-01T08:00:00Z';
  return {
    id: `iv-${fullName}`,
    createdAt: at,
    fullName,
    firstName: null,
    lastName: null,
    email: 'gpalomero1234@smileapi.io',
    templateId: 'tpl-1',
    winkTemplateId: null,
    winkSiteId: null,
    userId,
    status,
    updatedAt: at,
    invitedAt: at,
    reminderDays: [],
    remindersStoppedAt: null,
    linkedAt: null,
    inviteLandingPageUrl: 'https://link.example/invite-user/iv-1?token=x',
  };
}

let rows: UserRow[];
let invites: Invite[];
let nextCursor: string | null;
let accounts: unknown[];
let archives: Archive[];
let payloadAnswer: typeof payload;
let listCalls: URL[];

beforeEach(() => {
  localStorage.clear();
  logIn();
  stubWideScreen();
  rows = [ryan];
  nextCursor = null;
  accounts = [account];
  payloadAnswer = payload;
  archives = [];
  listCalls = [];
  invites = [invite('George Palomero', 'EMAIL_OPENED'), invite('Christina Tan', 'LINKED')];
  answerCalls(({ path }) => {
    const url = new URL(path, 'http://portal.test');
    if (url.pathname === '/developer/v1/users') {
      listCalls.push(url);
      return { data: { items: rows, nextCursor } };
    }
    if (url.pathname === '/open/v1/invites') {
      listCalls.push(url);
      return { data: { items: invites, nextCursor } };
    }
    if (url.pathname === '/sandbox/v1/accounts') return { data: { items: accounts, nextCursor: null } };
    if (url.pathname === '/sandbox/v1/archives') return { data: { items: archives, nextCursor: null } };
    if (url.pathname === '/sandbox/v1/fileTypes')
      return { data: { items: [{ type: 'PAYSLIP', typeLabel: 'Payslip', logoUrl: '' }], nextCursor: null } };
    if (/\/(identities|employments|documents|incomes)$/.test(url.pathname)) {
      const items = url.pathname.endsWith('/identities') ? [{ fullName: 'Christina Tan', emails: [], phones: [] }] : [];
      return { data: { items, nextCursor: null } };
    }
    if (url.pathname.endsWith('/payload')) return { data: payloadAnswer };
    if (url.pathname === `/sandbox/v1/users/${userId}`) return { data: { id: userId, createdAt: ryan.createdAt } };
    if (url.pathname === '/sandbox/v1/providers')
      return { data: { items: [{ id: 'sss_ph', name: 'SSS' }], nextCursor: null } };
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

const headers = async () => (await screen.findAllByRole('columnheader')).map((cell) => cell.textContent);
const queryOf = (call: URL | undefined) => Object.fromEntries(call?.searchParams ?? []);

it('lists the connected users with the specified columns and the end of the list', async () => {
  open('/users');
  expect(await screen.findByRole('link', { name: 'Ryan Lestari' })).toHaveAttribute(
    'href',
    `/users/user-details?userId=${userId}`,
  );
  expect(await headers()).toEqual(['Name', 'User ID', 'Created At', 'Updated At', 'Accounts', 'Archives']);
  expect(screen.getByText('89abcdef')).toBeInTheDocument();
  expect(screen.getByText('+2')).toBeInTheDocument();
  expect(screen.getByText(providers.join(', '))).toBeInTheDocument();
  expect(screen.getByText('All Users Loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load more users' })).toBeDisabled();
  expect(queryOf(listCalls[0])).toMatchObject({ mode: 'SANDBOX', status: 'success', size: '20' });
});

it('loads the next page while there is a cursor', async () => {
  nextCursor = 'next';
  open('/users');
  const more = await screen.findByRole('button', { name: 'Load more users' });
  expect(screen.queryByText('All Users Loaded')).not.toBeInTheDocument();
  rows = [{ ...ryan, userId: 'tenant-other', fullName: 'Christina Tan' }];
  nextCursor = null;
  await userEvent.click(more);
  await screen.findByText('Christina Tan');
  expect(screen.getByText('Ryan Lestari')).toBeInTheDocument();
  expect(queryOf(listCalls.at(-1))).toMatchObject({ cursor: 'next' });
});

it('has no name column for unsuccessful connections', async () => {
  const router = open('/users');
  await userEvent.click(await screen.findByRole('tab', { name: 'UNSUCCESSFUL CONNECTIONS' }));
  await waitFor(async () =>
    expect(await headers()).toEqual(['User ID', 'Created At', 'Updated At', 'Accounts', 'Archives']),
  );
  expect(router.state.location.search).toMatchObject({ tab: 'fail' });
  expect(queryOf(listCalls.at(-1))).toMatchObject({ status: 'fail' });
});

it('lists invited people in Production, ten at a time', async () => {
  logIn({ hasProduction: true, mode: 'Production' });
  nextCursor = 'next';
  const router = open('/users');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['CONNECTED', 'INVITED', 'UNSUCCESSFUL CONNECTIONS']);
  await userEvent.click(tabs[1]!);
  expect(await screen.findByRole('cell', { name: 'George Palomero' })).toBeInTheDocument();
  expect(await headers()).toEqual(['Name', 'Email', 'Status', 'Invited At']);
  expect(screen.getByRole('row', { name: /George Palomero/ })).toHaveTextContent('Email opened');
  expect(screen.getByRole('row', { name: /Christina Tan/ })).toHaveTextContent('Linked');
  expect(screen.queryByLabelText('User Name')).not.toBeInTheDocument();
  expect(router.state.location.search).toMatchObject({ tab: 'invite' });
  expect(queryOf(listCalls.at(-1))).toEqual({ size: '10' });

  invites = [invite('Ryan Lestari', 'REVOKED')];
  nextCursor = null;
  await userEvent.click(screen.getByRole('button', { name: 'Load more invited' }));
  expect(await screen.findByRole('row', { name: /Ryan Lestari/ })).toHaveTextContent('Revoked');
  expect(queryOf(listCalls.at(-1))).toEqual({ size: '10', cursor: 'next' });
  expect(screen.getByRole('button', { name: 'Load more invited' })).toBeDisabled();
});

it('says in Production that nobody was invited', async () => {
  logIn({ hasProduction: true, mode: 'Production' });
  invites = [];
  open('/users?tab=invite');
  expect(await screen.findByText(/No users have been invited yet/)).toBeInTheDocument();
});

it('hides the invited users in Sandbox, whatever the URL says', async () => {
  open('/users?tab=invite');
  expect(await screen.findByRole('link', { name: 'Ryan Lestari' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'INVITED' })).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'CONNECTED' })).toHaveAttribute('aria-selected', 'true');
});

it('searches by the filters, keeps them in the URL and forgets them on Reset', async () => {
  const router = open('/users');
  await userEvent.type(await screen.findByLabelText('User Name'), 'Ryan');
  await userEvent.type(screen.getByLabelText('Provider ID'), 'sss_ph');
  rows = [];
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('No user in this period matches the search.');
  expect(router.state.location.search).toMatchObject({ userName: 'Ryan', providerId: 'sss_ph' });
  expect(queryOf(listCalls.at(-1))).toMatchObject({ userName: 'Ryan', queryProviderId: 'sss_ph' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Reset' })[0]!);
  await waitFor(() => expect(screen.getByLabelText('User Name')).toHaveValue(''));
  expect(router.state.location.search).not.toHaveProperty('userName');
});

it('opens a user by keyboard in a drawer that closes back to the list', async () => {
  const router = open('/users');
  (await screen.findByRole('link', { name: 'Ryan Lestari' })).focus();
  await userEvent.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('CONNECTED ( SYNC ENABLED )')).toBeInTheDocument();
  expect(router.state.location.maskedLocation?.href).toBe(`/users/user-details?userId=${userId}`);
  await userEvent.click(within(drawer).getByRole('button', { name: 'Back to User Data' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).not.toHaveProperty('user');
});

it('opens sections with data, pages them by five and says why the others are empty', async () => {
  open(`/users/user-details?userId=${userId}`);
  const section = await screen.findByRole('button', { name: 'Transactions 7' });
  expect(section).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Payment 5')).toBeInTheDocument();
  expect(screen.queryByText('Payment 6')).not.toBeInTheDocument();
  expect(screen.getAllByText('1,234.50')).toHaveLength(5);
  await userEvent.selectOptions(screen.getByLabelText('Rows per page of Transactions'), '10');
  expect(screen.getByText('Payment 7')).toBeInTheDocument();
  const ratings = screen.getByRole('region', { name: 'Ratings' });
  expect(ratings).toHaveTextContent('Not available. Possible reasons:');
  expect(ratings).toHaveTextContent('User did not provide any details');
  expect(ratings).toHaveTextContent('Platform does not support Ratings');
  expect(within(ratings).queryByRole('button')).not.toBeInTheDocument();
});

it('shows the JSON of every kind with a copy button for each', async () => {
  open(`/users/user-details?userId=${userId}`);
  await userEvent.click(await screen.findByRole('switch', { name: 'JSON' }));
  expect(await screen.findByRole('button', { name: 'Copy Transactions JSON' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'User Links' })).toHaveAttribute('aria-expanded', 'false');
  const folded = await screen.findByRole('button', { name: /7 items/ });
  expect(folded).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(folded);
  expect(folded).toHaveAttribute('aria-expanded', 'true');
});

it('says of an account that failed once why, and lists no empty sections', async () => {
  const errorMessage = 'Invalid username or password!';
  const connection = { ...account.connection, status: 'ERROR', errorCode: 'INVALID_CREDENTIALS', errorMessage };
  accounts = [{ ...account, connectionStatus: 'ERROR', connection }];
  payloadAnswer = { ...payload, transactions: [] };
  open(`/users/user-details?userId=${userId}`);
  expect(await screen.findByText('The account could not be connected, so nothing was shared.')).toBeInTheDocument();
  expect(screen.getAllByText(errorMessage)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Ratings' })).toBeNull();
});

it('says that a user has no connected provider', async () => {
  accounts = [];
  open(`/users/user-details?userId=${userId}`);
  expect(await screen.findByText('This user does not connect to any provider!')).toBeInTheDocument();
});

function archiveOf(id: string, change: Partial<Archive> = {}): Archive {
  const createdAt = new Date(Date.now() - 3_600_000).toISOString();
  return {
    id,
    createdAt,
    providerId: 'user-provided',
    userId,
    type: 'PAYSLIP',
    state: { status: 'STARTED', errorCode: null, errorMessage: null, updatedAt: createdAt },
    rawFiles: [{ id: 'f-1', createdAt, name: 'May.pdf', subType: 'PAYSLIP', size: 3048, format: 'PDF', url: '' }],
    classification: null,
    analysis: null,
    extraction: null,
    validation: null,
    ...change,
  };
}

it('shows accounts first and the archives in a tab of their own, by file type', async () => {
  const user = userEvent.setup();
  archives = [archiveOf('u-1'), archiveOf('u-2', { type: 'COMPANY_ID' })];
  const router = open(`/users/user-details?userId=${userId}`);
  const tabs = await screen.findAllByRole('tab', { name: /^(Accounts|Archives)$/ });
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Accounts', 'Archives']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Archives' }));
  expect(await screen.findByRole('tab', { name: 'Payslip' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'COMPANY_ID' })).toBeInTheDocument();
  expect(screen.getByText('STARTED')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  const files = screen.getByRole('table', { name: 'Archives' });
  expect(within(files).getByText('2.98 MB')).toBeInTheDocument();
  expect(within(files).getByRole('button', { name: 'View May.pdf' })).toBeEnabled();
  await user.click(screen.getByRole('tab', { name: 'COMPANY_ID' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ fileType: 'COMPANY_ID' }));
});

it('opens on the archives of a user without accounts, with the JSON of every kind', async () => {
  const user = userEvent.setup();
  accounts = [];
  archives = [archiveOf('u-1')];
  open(`/users/user-details?userId=${userId}`);
  expect(await screen.findByRole('tab', { name: 'Archives' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('tab', { name: 'Accounts' })).toBeNull();
  expect(screen.getByText('Platform does not support Identities')).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'JSON' }));
  const blocks = await screen.findAllByRole('button', {
    name: /^(Archives|Identities|Employments|Documents|Incomes)$/,
  });
  expect(blocks.map((block) => block.textContent)).toEqual([
    'Archives',
    'Identities',
    'Employments',
    'Documents',
    'Incomes',
  ]);
  expect(screen.getByRole('button', { name: 'Copy Archives JSON' })).toBeInTheDocument();
});

it('links no file after sixty days, and none of a revoked archive', async () => {
  accounts = [];
  const old = new Date(Date.now() - 60 * 86_400_000).toISOString();
  const [file] = archiveOf('u-1').rawFiles;
  archives = [
    archiveOf('u-1', { rawFiles: [{ ...file!, createdAt: old }] }),
    archiveOf('u-2', { state: { ...archiveOf('u-2').state, status: 'REVOKED' }, rawFiles: [] }),
  ];
  open(`/users/user-details?userId=${userId}`);
  const files = await screen.findByRole('table', { name: 'Archives' });
  expect(within(files).queryByRole('button', { name: /View/ })).toBeNull();
  expect(within(files).getByText('-')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('The archive was revoked, and its files are deleted.')).toBeInTheDocument();
});

it('names a user without accounts after the document that was read', async () => {
  accounts = [];
  archives = [archiveOf('u-1', { state: { ...archiveOf('u-1').state, status: 'ANALYZED' } })];
  open(`/users/user-details?userId=${userId}`);
  expect(await screen.findByRole('heading', { name: 'Christina Tan' })).toBeInTheDocument();
});
