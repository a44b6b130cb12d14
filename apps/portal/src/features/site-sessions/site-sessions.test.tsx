import type { SiteSession } from '@smile/contract/site-sessions';
import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { routeTree } from '../../app/routes.ts';

// Imported up front, so that no test waits for the lazy chunk.
import '../wink-sites/sites-page.tsx';
import '../../app/shell/shell.tsx';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { SessionPath } from './session-path.tsx';
import classes from './session-sections.module.css';
import { SessionStatus } from './session-status.tsx';

const session: SiteSession = {
  id: 'wss-1',
  winkSiteId: 'ws-1234567890',
  winkSiteName: 'Onboarding',
  userId: 'demo-u1234567',
  status: 'SUCCESS',
  isDeclined: false,
  version: 7,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
};
const path = [
  { reference: 'FormModule_1', screenName: 'About you', seconds: 130 },
  { reference: 'WinkWidgetModule_1', screenName: null, seconds: 4 },
  { reference: 'LandingPageModule_1', screenName: 'Thanks', seconds: null },
];
const form = {
  id: 'form-1',
  createdAt: '2026-11-01T08:01:00Z',
  name: 'About you',
  userId: session.userId,
  winkSiteId: session.winkSiteId,
  winkSiteSessionId: session.id,
  reference: 'FormModule_1',
  data: { monthlyIncome: 50000 },
};
const account = { id: 'a-1', userId: session.userId, providerId: 'sss_ph', connectionStatus: 'CONNECTED' };
const payload = {
  metadata: { sourceId: 'a-1' },
  identity: null,
  documents: [],
  employments: [],
  incomes: [{ id: 'inc-1', employer: 'XYZ Bank', currency: 'PHP' }],
};

let asked: URL[];
let accounts: unknown[];
let archives: unknown[];
let formsFail: boolean;

beforeEach(() => {
  asked = [];
  accounts = [];
  archives = [];
  formsFail = false;
  logIn();
  stubWideScreen();
  answerCalls(({ path: url }) => {
    const { pathname, searchParams } = new URL(url, 'https://portal.example');
    if (pathname.endsWith('/winkSiteSessions')) asked.push(new URL(url, 'https://portal.example'));
    if (pathname.endsWith('/forms'))
      return formsFail ? { code: 'INVALID_PARAMETERS', message: 'No.' } : { data: [form] };
    if (pathname.endsWith('/winkSiteSessions/wss-1')) return { data: { ...session, path, finishedAt: null } };
    if (pathname.endsWith('/winkSiteSessions')) {
      const isSecond = searchParams.get('cursor') === 'next';
      const items = [isSecond ? { ...session, id: 'wss-2', winkSiteName: 'Cards', status: 'REVOKED' } : session];
      return { data: { items, nextCursor: isSecond ? null : 'next' } };
    }
    if (pathname.endsWith('/payload')) return { data: payload };
    if (pathname.endsWith('/archives')) return { data: { items: archives, nextCursor: null } };
    if (pathname.endsWith('/accounts')) return { data: { items: accounts, nextCursor: null } };
    return {};
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function openData(search = '') {
  const history = createMemoryHistory({ initialEntries: [`/link/winkSite?tab=data${search}`] });
  const router = createRouter({ routeTree, history });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

it('lists the sessions of the last seven days, and more', async () => {
  const user = userEvent.setup();
  openData();
  const row = (await screen.findByRole('button', { name: 'Onboarding' })).closest('tr')!;
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Site ID',
    'User ID',
    'Status',
    'Created At',
    'Updated At',
  ]);
  const { startDate, endDate } = Object.fromEntries(asked[0]!.searchParams);
  expect(Date.parse(endDate!) - Date.parse(startDate!)).toBe(6 * 24 * 3600 * 1000);
  await user.click(within(row).getByRole('button', { name: 'Copy Site ID' }));
  expect(await screen.findByText('Copy Success!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ws-1234567890');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('REVOKED')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it.each([
  ['America/Los_Angeles', '2026-11-21T05:30:00Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-20T11:00:00Z', '2026-11-20'],
])('has the visits of this very hour among those of today, in %s too', async (zone, now, endDate) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(now);
  openData();
  await screen.findByRole('button', { name: 'Onboarding' });
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ endDate });
});

it('finds sessions by the URL, and forgets it on Reset', async () => {
  const user = userEvent.setup();
  const router = openData('&startDate=2025-01-01&endDate=2025-01-31');
  await screen.findByRole('button', { name: 'Onboarding' });
  await user.click(screen.getByLabelText('Site ID'));
  await user.paste(' ws-1234567890 ');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All',
    'SUCCESS',
    'FAILURE',
    'IN_PROGRESS',
    'PENDING',
  ]);
  await user.selectOptions(screen.getByLabelText('Status'), 'FAILURE');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const wanted = { winkSiteId: 'ws-1234567890', status: 'FAILURE', startDate: '2025-01-01', endDate: '2025-01-31' };
  await waitFor(() => expect(router.state.location.search).toMatchObject(wanted));
  await waitFor(() => expect(Object.fromEntries(asked.at(-1)!.searchParams)).toMatchObject(wanted));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'data' }));
  expect(screen.getByLabelText('Site ID')).toHaveValue('');
});

it('lets no range of days end before it starts, and looks back as far as one likes', async () => {
  const user = userEvent.setup();
  openData('&startDate=2024-12-10&endDate=2025-12-20');
  await screen.findByRole('button', { name: 'Onboarding' });
  expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ startDate: '2024-12-10', endDate: '2025-12-20' });
  cleanup();
  openData('&startDate=2025-12-10&endDate=2025-12-20');
  await user.click(await screen.findByRole('button', { name: /^End Date/ }));
  expect(await screen.findByRole('button', { name: '10 December 2025' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '9 December 2025' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Start Date/ }));
  expect(await screen.findByRole('button', { name: '20 December 2025' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '21 December 2025' })).toBeDisabled();
});

it.each([
  ['SUCCESS', 'green', 'light'],
  ['FAILURE', 'red', 'light'],
  ['IN_PROGRESS', 'blue', 'light'],
  ['PENDING', 'amber', 'light'],
  ['REVOKED', 'gray', 'outline'],
  ['ARCHIVED', 'gray', 'light'],
  ['constructor', 'gray', 'light'],
])('shows the status %s in %s', (status, color, variant) => {
  renderInPortal(<SessionStatus status={status as SiteSession['status']} />);
  const badge = screen.getByText(status).parentElement!;
  expect(badge).toHaveAttribute('data-variant', variant);
  expect(badge.style.getPropertyValue('--badge-color')).toContain(`-${color}-`);
});

it('names declined visits', () => {
  renderInPortal(<SessionStatus status="FAILURE" isDeclined />);
  expect(screen.getByText('FAILURE')).toBeVisible();
  expect(screen.getByText('DECLINED')).toBeVisible();
});

it('has a tab for archives only when there are any', async () => {
  archives = [{ id: 'arc-1', userId: session.userId, type: 'PAYSLIP' }];
  openData('&session=wss-1');
  const drawer = await screen.findByRole('dialog', { name: 'Back to WinkSite Sessions' });
  const tabs = await within(drawer).findAllByRole('tab', { name: /^(Archives|Forms)$/ });
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Archives', 'Forms']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
});

it('opens on the forms when there is no other data, as a table and as JSON', async () => {
  const user = userEvent.setup();
  const router = openData();
  await user.click(await screen.findByRole('button', { name: 'Onboarding' }));
  const drawer = await screen.findByRole('dialog', { name: 'Back to WinkSite Sessions' });
  const shownPath = 'Version 7 · path About you (2 min) → WinkWidgetModule_1 (under 1 min) → Thanks';
  expect(await within(drawer).findByText(shownPath)).toBeVisible();
  expect((await within(drawer).findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Forms']);
  const table = await within(drawer).findByRole('table', { name: 'About you' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Field', 'Value']);
  expect(within(table).getByText('50000')).toBeVisible();
  expect(within(drawer).getByText(/^Created/)).toBeVisible();
  await user.click(within(drawer).getByRole('switch', { name: 'JSON' }));
  expect(await within(drawer).findByRole('button', { name: 'Copy About you as JSON' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Back to WinkSite Sessions' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'data' }));
});

it('shows the data of each account, and the reason of an empty section', async () => {
  const user = userEvent.setup();
  accounts = [account];
  formsFail = true;
  openData('&session=wss-1');
  const drawer = await screen.findByRole('dialog', { name: 'Back to WinkSite Sessions' });
  expect(await within(drawer).findByText('No linked accounts at other organisations')).toBeVisible();
  expect(await within(drawer).findByRole('button', { name: /Incomes/ })).toHaveClass(classes.withData!);
  const employments = within(drawer).getByRole('region', { name: 'Employments' });
  expect(employments).toHaveTextContent('Not available. Possible reasons:');
  expect(employments).toHaveTextContent('Platform does not support Employments');
  await user.click(within(drawer).getByRole('tab', { name: 'Forms' }));
  expect(await within(drawer).findByText('No form data available for this user')).toBeVisible();
});

it('leaves the path out for a visit that passed no screen', () => {
  renderInPortal(<SessionPath session={{ ...session, path: [], finishedAt: null }} />);
  expect(screen.getByText('Version 7')).toBeInTheDocument();
});
