import type { Dashboard } from '@smile/contract/dashboard';
import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

// Preloads the lazy part of the shell, so that the first test does not wait for it.
await import('../usage/allowance-banner.tsx');

const dashboard: Dashboard = {
  announcement: null,
  steps: [
    { step: 'CREATE_API_KEY', isDone: true },
    { step: 'CALL_API', isDone: false },
  ],
  counts: { userCount: 1234, connectedAccountCount: 2, webhookCount: 0, undeliveredCount: 10_000 },
  days: [
    { date: '2026-11-19', accountCount: 1, connectedAccountCount: 1, userCount: 1 },
    { date: '2026-11-20', accountCount: 1, connectedAccountCount: 1, userCount: 1 },
  ],
  emulated: null,
  before: { accountCount: 1, connectedAccountCount: 2, userCount: 0 },
  events: [
    {
      ...{ id: 'ev-1', types: ['TASK_FINISHED', 'INCOMES_ADDED'], createdAt: '2026-11-20T08:00:00Z' },
      ...{ userId: 'user-1', fullName: 'Ryan Lestari', provider: 'Upwork', accountId: 'a-1' },
    },
  ],
};
const summaries = [
  { action: 'CreateWebhook', enabled: true, usageDetail: { remainVolume: 3, totalVolume: 20 } },
  { action: 'ConnectAccount', enabled: true, usageDetail: null },
];
const allowances = [
  {
    ...{ mode: 'SANDBOX', action: 'CreateWebhook', isEnabled: true, usedVolume: 17, totalVolume: 20 },
    ...{ remainVolume: 3, lastUsedAt: null },
  },
  {
    ...{ mode: 'SANDBOX', action: 'ConnectAccount', isEnabled: true, usedVolume: 1234, totalVolume: null },
    ...{ remainVolume: null, lastUsedAt: '2026-11-20T08:00:00Z' },
  },
];
let answer: Dashboard | null;
let hasAllowances: boolean;
let dashboardWidgetUrl: string | null;

beforeEach(() => {
  localStorage.clear();
  logIn();
  answer = dashboard;
  hasAllowances = true;
  dashboardWidgetUrl = null;
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  answerCalls(({ path }) => {
    if (path === '/config.json')
      return { data: { docsUrl: '/docs', statusUrl: '/status', contactUrl: '/contact', dashboardWidgetUrl } };
    if (path.includes('/usages/summary')) return { data: { actionUsageSummaries: summaries } };
    if (path.includes('/usages/allowances'))
      return hasAllowances
        ? { data: { nextCursor: null, items: allowances } }
        : { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
    if (path.includes('/dashboard'))
      return answer ? { data: answer } : { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
    if (path.includes('/apiKeys'))
      return {
        data: { nextCursor: null, items: [{ id: 'ak-1', status: 'ACTIVE', apiKey: 'key-1', apiSecret: 'secret-1' }] },
      };
    if (path.includes('/readmeTokens')) return { data: { token: 'once' } };
    return {};
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/dashboard'] }) });
  renderInPortal(<RouterProvider router={router as never} />);
}

it('shows finished and open steps, counts and allowances', async () => {
  open();
  await screen.findByText('Getting started');
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toContain('Create an API key (done)Your servers sign in with it.');
  expect(steps).toContain('Call the API (to do)Any call with the key pair counts.');
  expect(screen.getByRole('link', { name: 'Call the API' })).toHaveAttribute(
    'href',
    '/docs/guides/getting-started#get-a-key-pair',
  );
  expect(screen.getByText('1,234')).toBeInTheDocument();
  expect(screen.getByText('10,000+')).toBeInTheDocument();
  await screen.findByText('Account connections');
  const rows = within(screen.getByRole('table', { name: 'Allowances' })).getAllByRole('row');
  expect(rows.slice(0, 2).map((row) => row.textContent)).toEqual([
    'AllowanceModeUsedLeftTotalLast use',
    'WebhooksAlmost used upSandbox17320Never',
  ]);
  expect(rows[2]).toHaveTextContent(/^Account connectionsSandbox1,234–No limit/);
  for (const link of screen.getAllByRole('link', { name: 'Get In Touch' }))
    expect(link).toHaveAttribute('href', '/contact?about=CreateWebhook');
  expect(screen.queryByText('Announcement')).not.toBeInTheDocument();
});

it('compares with the 30 days before and leads from events to their person', async () => {
  open();
  const person = await screen.findByRole('link', { name: 'Ryan Lestari' });
  expect(person).toHaveAttribute('href', '/users/user-details?userId=user-1&accountId=a-1');
  expect(person.closest('li')).toHaveTextContent(/^Ryan Lestari.*UpworkTASK_FINISHED\+1$/);
  expect(screen.getByRole('link', { name: /^End users ?1,234$/ })).toHaveAttribute('href', '/users');
  expect(screen.getByRole('link', { name: /^Webhooks ?0$/ })).toHaveAttribute('href', '/developer/webhooks');
  const legend = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(legend).toContain('Accounts2+100 %');
  expect(legend).toContain('Connected accounts2±0 %');
  expect(legend).toContain('Users2new');
});

it('shows today as incomplete in the chart', async () => {
  const today = new Date().toISOString().slice(0, 10);
  answer = { ...dashboard, days: [...dashboard.days.slice(0, 1), { ...dashboard.days[1]!, date: today }] };
  open();
  const chart = await screen.findByRole('slider', { name: 'Accounts and users of the last 30 days' });
  expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/, so far: Accounts 1,/));
  expect(screen.getByText('today so far')).toBeInTheDocument();
});

it('shows the one next step in a mode without any data', async () => {
  answer = { ...dashboard, counts: { ...dashboard.counts, userCount: 0 }, events: [] };
  open();
  expect(await screen.findByRole('link', { name: 'Connect a test person' })).toHaveAttribute('href', '/link/emulator');
  expect(screen.getByText('Waiting for your call…')).toBeInTheDocument();
  expect(await screen.findByText(/^curl -u "key-1:••••••••" -X POST .*\/sandbox\/v1\/users$/)).toBeInTheDocument();
  expect(screen.queryByText('Last 30 days')).not.toBeInTheDocument();
  expect(await screen.findByText('Account connections')).toBeInTheDocument();
});

it('shows the first call of Production', async () => {
  logIn({ hasProduction: true, mode: 'Production' });
  answer = { ...dashboard, counts: { ...dashboard.counts, userCount: 0 }, events: [] };
  open();
  expect(await screen.findByText(/^curl -u "key-1:••••••••" -X POST .*\/open\/v1\/users$/)).toBeInTheDocument();
});

it('shows the announcement of the operator', async () => {
  answer = { ...dashboard, announcement: 'Maintenance on Sunday.' };
  open();
  expect(await screen.findByText('Maintenance on Sunday.')).toBeInTheDocument();
});

it('shows an error, and tries again', async () => {
  answer = null;
  open();
  expect(await screen.findByText('The overview could not be loaded')).toBeInTheDocument();
  answer = dashboard;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText('1,234')).not.toHaveLength(0);
});

it('warns of an allowance from 80 %, and of one that is used up', async () => {
  open();
  const banner = await screen.findByText(/You have used 17 of your 20 free webhooks\./);
  expect(banner).toHaveTextContent('Get In Touch to get more.');
  expect(banner).not.toHaveTextContent('account connections');
  await userEvent.click(screen.getByRole('link', { name: 'API Keys' }));
  await screen.findByRole('heading', { level: 1, name: 'API keys' });
  expect(screen.getByText(/You have used 17 of your 20 free webhooks\./)).toBeInTheDocument();
});

it('says in its card that allowances could not be loaded, and tries again', async () => {
  hasAllowances = false;
  open();
  expect(await screen.findByText('Allowances could not be loaded')).toBeInTheDocument();
  hasAllowances = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Account connections')).toBeInTheDocument();
});

it('leaves both containers to a configured widget', async () => {
  dashboardWidgetUrl = 'https://widget.example.com/dashboard.js';
  open();
  await waitFor(() => expect(document.head.querySelector(`script[src="${dashboardWidgetUrl}"]`)).not.toBeNull());
  expect(document.getElementById('dashboard-announcement')).toBeEmptyDOMElement();
  expect(document.getElementById('dashboard-content')).toBeEmptyDOMElement();
});

it('opens the documentation in a new window with a token that works once', async () => {
  const opened = { opener: window, location: { replace: vi.fn() } };
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Documentation' }));
  await waitFor(() =>
    expect(opened.location.replace).toHaveBeenCalledWith(
      'http://localhost:3000/docs/guides/getting-started?auth_token=once',
    ),
  );
  expect(opened.opener).toBeNull();
});

it('leads from the person connected in the emulator to the data, without figures that are zero', async () => {
  answer = {
    ...dashboard,
    counts: { ...dashboard.counts, userCount: 0, connectedAccountCount: 0 },
    steps: [...dashboard.steps, { step: 'CONNECT_ACCOUNT', isDone: false }],
    emulated: { userId: 'user-1', fullName: 'George Cimafranca Palomero, Jr' },
    events: [{ ...dashboard.events[0]!, types: ['ACCOUNT_CONNECTED'] }],
  };
  open();
  expect(await screen.findByRole('heading', { name: 'You connected George.' })).toBeInTheDocument();
  expect(screen.getByText(/People connected in the emulator are not counted/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the data' })).toHaveAttribute(
    'href',
    '/users/user-details?userId=user-1',
  );
  expect(screen.getByText('Connect an account').closest('li')).toHaveTextContent('(done)');
  expect(screen.getByText('ACCOUNT_CONNECTED')).toBeInTheDocument();
  expect(screen.queryByText('Connected accounts')).not.toBeInTheDocument();
  expect(screen.queryByText('Last 30 days')).not.toBeInTheDocument();
});

it('leaves the emulator out once servers have created end users', async () => {
  answer = { ...dashboard, emulated: { userId: 'user-1', fullName: null } };
  open();
  await screen.findAllByText('1,234');
  expect(screen.queryByText(/You connected/)).not.toBeInTheDocument();
});
