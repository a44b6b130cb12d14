import { answerCalls, type Given } from '@smile/contract/testing/answer';
import type { Webhook } from '@smile/contract/webhooks';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const secondsAgo = (seconds: number) => `${new Date(Date.now() - seconds * 1000).toISOString().slice(0, 19)}Z`;
const orders: Webhook = {
  id: 'wh-0123456789abcdef',
  name: 'Orders',
  url: 'https://example.com/hook',
  active: true,
  includePayload: true,
  createdAt: secondsAgo(7200),
  updatedAt: secondsAgo(7200),
  disabledAt: null,
  disabledReason: null,
  eventTypes: ['TASK_STARTED', 'TASK_FINISHED', 'USER_CREATED', 'ACCOUNT_CREATED', 'RATING_ADDED'],
};
const old: Webhook = {
  ...orders,
  id: 'wh-old000',
  name: 'Old',
  active: false,
  includePayload: false,
  createdAt: '2026-01-31T12:00:00Z',
  disabledAt: '2026-02-01T12:00:00Z',
  disabledReason: 'FAILURES',
  eventTypes: ['ALL_EVENTS'],
};

let items: Webhook[];
let nextCursor: string | null;
let allowance: { enabled: boolean; usageDetail: { remainVolume: number; totalVolume: number } | null };
let refusal: Given | undefined;
let acceptsLocalWebhooks: boolean;

beforeEach(() => {
  localStorage.clear();
  logIn();
  stubWideScreen();
  items = [orders, old];
  nextCursor = null;
  allowance = { enabled: true, usageDetail: { remainVolume: 3, totalVolume: 5 } };
  refusal = undefined;
  acceptsLocalWebhooks = false;
});
afterEach(() => vi.unstubAllGlobals());

function openPage(url = '/developer/webhooks') {
  const fetchMock = answerCalls(({ method, path }) => {
    const { pathname } = new URL(path, 'http://portal.test');
    if (pathname.endsWith('/usages/summary'))
      return { data: { actionUsageSummaries: [{ action: 'CreateWebhook', ...allowance }] } };
    if (pathname.endsWith('/webhooks/live')) return { code: 'SERVER_UNAVAILABLE' };
    if (pathname === '/config.json') return { data: { acceptsLocalWebhooks, docsUrl: '/docs' } };
    if (refusal) return refusal;
    if (pathname.endsWith('/deliveries')) return { data: { items: [], nextCursor: null } };
    if (pathname.endsWith(`/webhooks/${old.id}`)) return { data: old };
    if (pathname.endsWith('/webhooks') && method === 'GET') return { data: { items, nextCursor } };
    return method === 'GET' ? {} : { data: orders };
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [url] }) });
  renderInPortal(<RouterProvider router={router} />);
  return { fetchMock, router };
}

const calls = (fetchMock: ReturnType<typeof answerCalls>, method: string) =>
  fetchMock.mock.calls.filter(([, init]) => init?.method === method);

it('lists webhooks with the specified columns, texts, chips and relative times', async () => {
  openPage('/webhooks');
  const row = await screen.findByRole('row', { name: /Orders/ });
  expect(screen.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('Display all Sandbox mode webhooks')).toBeInTheDocument();
  expect(await screen.findByText('Create up to 5 webhooks')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'ID',
    'URL',
    'Active',
    'Include Payload',
    'Created At',
    'Events',
    'Action',
  ]);
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    'Orders',
    'abcdef',
    'https://example.com/hook',
    '',
    'True',
    '2 hours ago',
    'TASK_STARTEDTASK_FINISHEDUSER_CREATED2 more',
    '',
  ]);
  expect(within(row).getByRole('img', { name: 'Active' })).toBeInTheDocument();
  await userEvent.hover(within(row).getByText('2 more'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'TASK_STARTEDTASK_FINISHEDUSER_CREATEDACCOUNT_CREATEDRATING_ADDED',
  );
  const second = screen.getByRole('row', { name: /Old/ });
  expect(within(second).getByRole('img', { name: 'Not active' })).toBeInTheDocument();
  expect(within(second).getByText('Disabled')).toBeInTheDocument();
  expect(within(second).getByText('January 31, 2026')).toBeInTheDocument();
  expect(within(second).getByText('ALL_EVENTS')).toBeInTheDocument();
  expect(screen.getByText('All Webhooks Loaded')).toBeInTheDocument();
});

it('asks for ten at a time and offers more while there are more', async () => {
  nextCursor = 'next';
  const { fetchMock } = openPage();
  await screen.findByRole('row', { name: /Orders/ });
  nextCursor = null;
  items = [{ ...old, id: 'wh-second' }];
  await userEvent.click(screen.getByRole('button', { name: 'Load more webhooks' }));
  await screen.findByText('All Webhooks Loaded');
  const lists = fetchMock.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('/webhooks?'));
  expect(lists.slice(0, 2)).toEqual(['/sandbox/v1/webhooks?size=10', '/sandbox/v1/webhooks?size=10&cursor=next']);
});

it.each([
  [{ enabled: true, usageDetail: null }, true],
  [{ enabled: true, usageDetail: { remainVolume: 1, totalVolume: 5 } }, true],
  [{ enabled: true, usageDetail: { remainVolume: 0, totalVolume: 5 } }, false],
  [{ enabled: false, usageDetail: null }, false],
])('allows for the allowance %j to add a webhook: %s', async (given, isEnabled) => {
  allowance = given;
  openPage();
  await screen.findByRole('row', { name: /Orders/ });
  const button = screen.getByRole('button', { name: 'Add New Webhook' });
  if (isEnabled) await waitFor(() => expect(button).toBeEnabled());
  else expect(button).toBeDisabled();
  expect(screen.queryAllByText(/^Create up to/)).toHaveLength(given.usageDetail ? 1 : 0);
});

it('keeps the input when a webhook is refused, and adds it for all events, future ones included', async () => {
  const { fetchMock } = openPage();
  await screen.findByRole('row', { name: /Orders/ });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Webhook' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Add New Webhook' }));
  const dialog = () => screen.findByRole('dialog', { name: 'Add New Webhook' });
  await userEvent.type(within(await dialog()).getByLabelText(/^Name/), 'CRM');
  await userEvent.type(within(await dialog()).getByLabelText(/^URL/), 'https://example.com/crm');
  await userEvent.type(within(await dialog()).getByLabelText(/^Secret/), 'hush');
  refusal = { code: 'INVALID_PARAMETERS', message: 'Not there.' };
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Failed to add webhook: Not there.')).toBeInTheDocument();
  expect(within(await dialog()).getByLabelText(/^URL/)).toHaveValue('https://example.com/crm');
  refusal = undefined;
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Webhook added')).toBeInTheDocument();
  const body = JSON.parse(String(calls(fetchMock, 'POST').at(-1)![1]!.body));
  expect(body).toMatchObject({ name: 'CRM', secret: 'hush', active: true, includePayload: false });
  expect(body.eventTypes).toEqual(['ALL_EVENTS']);
  const summaries = fetchMock.mock.calls.filter(([path]) => String(path).includes('/usages/summary'));
  expect(summaries.length).toBeGreaterThan(1);
});

it('asks before it deletes, and shows an error', async () => {
  const { fetchMock } = openPage();
  const row = await screen.findByRole('row', { name: /Orders/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Delete webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete webhook Orders?' });
  expect(calls(fetchMock, 'DELETE')).toHaveLength(0);
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete webhook: Down.')).toBeInTheDocument();
});

it('says Not found without webhooks', async () => {
  items = [];
  openPage();
  expect(await screen.findByText('Not found')).toBeInTheDocument();
});

it('shows an error with the request id, and tries again', async () => {
  refusal = { code: 'SERVER_ERROR', message: 'Broken.' };
  openPage();
  expect(await screen.findByText('Webhooks could not be loaded')).toBeInTheDocument();
  refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Orders/ })).toBeInTheDocument();
});

it('opens the delivery log of its URL, with its filters, and activates a disabled webhook', async () => {
  const { fetchMock } = openPage(`/developer/webhooks?log=${old.id}&state=FAILED&type=USER_CREATED`);
  const log = await screen.findByRole('dialog');
  expect(await within(log).findByText('No delivery matches the search.')).toBeInTheDocument();
  expect(within(log).getByLabelText('State')).toHaveValue('FAILED');
  const asked = fetchMock.mock.calls.map(([path]) => String(path)).find((path) => path.includes('/deliveries?'));
  expect(asked).toContain(`/sandbox/v1/webhooks/${old.id}/deliveries?`);
  expect(asked).toContain('state=FAILED');
  expect(asked).toContain('eventType=USER_CREATED');
  await userEvent.click(await within(log).findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Webhook activated')).toBeInTheDocument();
  const [path, init] = calls(fetchMock, 'PUT')[0]!;
  expect([String(path), JSON.parse(String(init!.body))]).toEqual([
    `/sandbox/v1/webhooks/${old.id}/status`,
    { active: true },
  ]);
});

it.each([
  [true, /http:\/\/localhost:4000/],
  [false, /This server refuses http:\/\/ and private addresses/],
])('states which URLs the server accepts when local ones are allowed: %s', async (isAllowed, text) => {
  acceptsLocalWebhooks = isAllowed;
  openPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Webhook' });
  await waitFor(() => expect(within(dialog).getByLabelText(/^URL/)).toHaveAccessibleDescription(text));
});

it('leads from the menu to the guide about webhooks', async () => {
  openPage();
  await screen.findByRole('heading', { name: 'Webhooks', level: 1 });
  expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/docs/guides/webhooks');
});
