import type { Account } from '@smile/contract/accounts';
import type { Role } from '@smile/contract/common';
import { answerCalls } from '@smile/contract/testing/answer';
import type { UserHoldings } from '@smile/contract/users';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stubWideScreen } from '../../../../testing/wide-screen.ts';
import { routeTree } from '../../../app/routes.ts';

const userId = 'tenant-0123456789abcdef';
const time = '2026-11-01T08:00:00Z';
const holdings: UserHoldings = {
  accounts: [{ accountId: 'a-1', providerId: 'sss_ph', providerName: 'SSS', itemCount: 54 }],
  archives: [{ archiveId: 'u-1', fileType: 'PAYSLIP', fileCount: 1 }],
  formCount: 2,
  isInvited: false,
};
const payload = {
  metadata: { sourceId: 'a-1', sourceType: 'ACCOUNT', userId, providerId: 'sss_ph' },
  identity: null,
  rating: null,
  documents: [],
  employments: [],
  incomes: [],
  liabilities: [],
  transactions: [],
  contributions: [],
  eincomes: [],
  links: [],
  insight: null,
};

let role: Role;
let account: Account;
let isFailing: boolean;
let deletions: string[];

beforeEach(() => {
  localStorage.clear();
  logIn();
  stubWideScreen();
  role = 'ADMIN';
  isFailing = false;
  deletions = [];
  account = {
    id: 'a-1',
    userId,
    providerId: 'sss_ph',
    createdAt: time,
    connectionStatus: 'CONNECTED',
    monitorStatus: 'UNSUPPORTED',
    monitor: { status: 'UNSUPPORTED', updatedAt: null },
    connection: { status: 'CONNECTED', errorCode: null, errorMessage: null, updatedAt: time },
  };
  answerCalls(({ method, path }) => {
    const { pathname } = new URL(path, 'http://portal.test');
    if (isFailing && (method === 'DELETE' || pathname.endsWith('/holdings')))
      return { code: 'SERVER_ERROR', message: 'Out of order', data: {} };
    if (method === 'DELETE') {
      deletions.push(path);
      account = { ...account, connectionStatus: 'DISCONNECTED' };
      return {};
    }
    if (pathname.endsWith('/holdings')) return { data: holdings };
    if (pathname === '/developer/v1/developers/me') return { data: { id: 'dev-1', role } };
    if (pathname === '/developer/v1/users') return { data: { items: [], nextCursor: null } };
    if (pathname === '/sandbox/v1/accounts') return { data: { items: [account], nextCursor: null } };
    if (pathname === '/sandbox/v1/archives') return { data: { items: [], nextCursor: null } };
    if (pathname.endsWith('/payload')) return { data: payload };
    if (pathname === `/sandbox/v1/users/${userId}`) return { data: { id: userId, createdAt: time } };
    if (pathname === '/sandbox/v1/providers')
      return { data: { items: [{ id: 'sss_ph', name: 'SSS' }], nextCursor: null } };
    return {};
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const history = createMemoryHistory({ initialEntries: [`/users/user-details?userId=${userId}`] });
  const router = createRouter({ routeTree, history });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

async function openDialog(button: 'Erase user' | 'Revoke account') {
  const menu = button === 'Erase user' ? 'More for this user' : 'More for this account';
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: button }));
  const dialog = await screen.findByRole('dialog');
  return { dialog, confirm: () => within(dialog).getByRole('button', { name: button }) };
}

describe('erasing a user', () => {
  it('names the data, asks, erases and returns to the list', async () => {
    const router = open();
    const { dialog, confirm } = await openDialog('Erase user');
    expect(within(dialog).getByText('Erase user …89abcdef?')).toBeInTheDocument();
    expect(await within(dialog).findByText('SSS account with 54 data items')).toBeInTheDocument();
    const lines = within(dialog).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'SSS account with 54 data items',
      'Payslip archive with 1 file',
      '2 submitted forms',
      'User ID, metadata and link tokens',
    ]);
    await userEvent.click(confirm());
    await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
    expect(deletions).toEqual([`/developer/v1/users/${userId}?mode=SANDBOX`]);
    expect(await screen.findByText('The user was erased.')).toBeInTheDocument();
  });

  it('changes nothing when the person cancels', async () => {
    open();
    const { dialog } = await openDialog('Erase user');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deletions).toEqual([]);
  });

  it('cannot be confirmed before the data is listed', async () => {
    isFailing = true;
    open();
    const { dialog, confirm } = await openDialog('Erase user');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Out of order');
    expect(confirm()).toBeDisabled();
    isFailing = false;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(confirm()).toBeEnabled());
  });

  it('says when it failed, and stays', async () => {
    const router = open();
    const { dialog, confirm } = await openDialog('Erase user');
    await within(dialog).findByText('SSS account with 54 data items');
    isFailing = true;
    await userEvent.click(confirm());
    expect(await screen.findByText('The user could not be erased: Out of order')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/users/user-details');
  });
});

describe('revoking an account', () => {
  it('says how much goes, and shows the account as revoked without its data', async () => {
    open();
    const { dialog, confirm } = await openDialog('Revoke account');
    expect(await within(dialog).findByText('Revoke the SSS account?')).toBeInTheDocument();
    expect(within(dialog).getByText(/54 data items of it/)).toBeInTheDocument();
    await userEvent.click(confirm());
    expect(await screen.findByText('The account was revoked, and its data is deleted.')).toBeInTheDocument();
    expect(deletions).toEqual(['/sandbox/v1/accounts/a-1']);
    expect(screen.getByText('DISCONNECTED')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More for this account' })).not.toBeInTheDocument();
  });

  it('says when it failed', async () => {
    open();
    const { dialog, confirm } = await openDialog('Revoke account');
    await within(dialog).findByText(/54 data items/);
    isFailing = true;
    await userEvent.click(confirm());
    expect(await screen.findByText('The account could not be revoked: Out of order')).toBeInTheDocument();
  });
});

it('is hidden from a developer without administrator rights, as is erasing', async () => {
  role = 'DEVELOPER';
  open();
  expect(await screen.findByText('89abcdef')).toBeInTheDocument();
  await screen.findByRole('switch', { name: 'JSON' });
  expect(screen.queryByRole('button', { name: 'More for this user' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More for this account' })).not.toBeInTheDocument();
});
