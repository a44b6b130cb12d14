import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const days = [
  { date: '2026-11-18', accountCount: 4, connectedAccountCount: 3, userCount: 5 },
  { date: '2026-11-19', accountCount: 0, connectedAccountCount: 0, userCount: 0 },
  { date: '2026-11-20', accountCount: 2, connectedAccountCount: 1, userCount: 7 },
];
let refusal: Given | undefined;
let items: typeof days;

beforeEach(() => {
  localStorage.clear();
  logIn();
  refusal = undefined;
  items = days;
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function allowanceOf(called: string) {
  const mode = called.includes('mode=PRODUCTION') ? 'PRODUCTION' : 'SANDBOX';
  const used = mode === 'PRODUCTION' ? 100 : 3;
  return {
    ...{ mode, action: 'SubmitArchive', isEnabled: true, usedVolume: used, totalVolume: 100 },
    ...{ remainVolume: 100 - used, lastUsedAt: '2026-11-20T08:00:00Z' },
  };
}

function open(path: string) {
  const fetchMock = answerCalls(({ path: called }) => {
    if (called.includes('/usages/allowances')) return { data: { nextCursor: null, items: [allowanceOf(called)] } };
    if (called.includes('/usages/accounts')) return refusal ?? { data: { nextCursor: null, items } };
    return {};
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return { calls: () => fetchMock.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/accounts')) };
}

it('reads the figures of a day out, moved by the arrow keys', async () => {
  open('/usage');
  const chart = await screen.findByRole('slider');
  expect(chart).toHaveAttribute('aria-valuetext', 'Nov 20, so far: Accounts 2, Connected accounts 1, Users 7');
  chart.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', 'Nov 19: Accounts 0, Connected accounts 0, Users 0');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(chart).toHaveAttribute('aria-valuetext', 'Nov 18: Accounts 4, Connected accounts 3, Users 5');
});

it('shows the same figures as a table', async () => {
  open('/usage');
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }));
  const table = screen.getByRole('table', { name: /^Account usage from/ });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'DateAccountsConnected accountsUsers',
    'November 20, 2026217',
    'November 19, 2026000',
    'November 18, 2026435',
  ]);
});

it('says that nothing was added in a period without data', async () => {
  items = days.map(({ date }) => ({ date, accountCount: 0, connectedAccountCount: 0, userCount: 0 }));
  open('/usage');
  expect(await screen.findByText('No accounts or users were added in this period.')).toBeInTheDocument();
});

it('opens an Error dialog with the message when the figures cannot be loaded, and tries again', async () => {
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  open('/usage');
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Down.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  refusal = undefined;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('slider')).toBeInTheDocument();
});

it('asks for the last month unless the URL says otherwise, and again for it after Reset', async () => {
  const end = new Date().toISOString().slice(0, 10);
  const start = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const { calls } = open(`/usage?startDate=${start}&endDate=${end}`);
  await screen.findByRole('slider');
  expect(calls()).toEqual([`/developer/v1/usages/accounts?mode=SANDBOX&startDate=${start}&endDate=${end}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await screen.findByRole('button', { name: new RegExp(`To ${end}$`) });
  await waitFor(() => expect(calls()).toHaveLength(2));
});

it('lists the allowances of both modes, the own one first', async () => {
  localStorage.clear();
  logIn({ hasProduction: true });
  open('/usage');
  await screen.findAllByText('Documents');
  const table = screen.getByRole('table', { name: 'Allowances' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^DocumentsSandbox397100/),
    expect.stringMatching(/^DocumentsUsed upProduction1000100/),
  ]);
});
