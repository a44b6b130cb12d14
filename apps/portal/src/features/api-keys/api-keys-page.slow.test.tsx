import type { ApiKey } from '@smile/contract/api-keys';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInRouter } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { oldKeyWarning } from './api-key-age.ts';
import { ApiKeysPage } from './api-keys-page.tsx';

const daysAgo = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19)}Z`;
const sandboxKey: ApiKey = {
  id: 'ak-1',
  tenantId: 'tenant1',
  mode: 'SANDBOX',
  status: 'ACTIVE',
  apiKey: 'sandbox-key',
  apiSecret: 'sandbox-secret',
  lastUsedAt: daysAgo(1),
  createdAt: daysAgo(3),
  replacement: null,
  endsAt: null,
};
const oldKey: ApiKey = {
  ...sandboxKey,
  id: 'ak-2',
  status: 'INACTIVE',
  apiKey: 'old-key',
  lastUsedAt: null,
  createdAt: daysAgo(200),
};

let role: string;
let items: ApiKey[];
let refusal: Given | undefined;

beforeEach(() => {
  localStorage.clear();
  logIn();
  role = 'ADMIN';
  items = [sandboxKey, oldKey];
  refusal = undefined;
});
afterEach(() => vi.unstubAllGlobals());

function renderPage(url?: string) {
  const fetchMock = answerCalls(({ method, path }) => {
    if (path.endsWith('/developers/me')) return { data: { role } };
    if (refusal) return refusal;
    return method === 'GET' ? { data: { items } } : {};
  });
  renderInRouter(<ApiKeysPage />, url);
  return fetchMock;
}

async function findAction(apiKey: string, name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: `Actions of API key …${apiKey.slice(-8)}` }));
  return screen.findByRole('menuitem', { name });
}

const headers = async () => (await screen.findAllByRole('columnheader')).map((cell) => cell.textContent);

it('lists the keys with the specified columns and the warning about old ones', async () => {
  renderPage();
  await screen.findByText('sandbox-key');
  expect(await headers()).toEqual([
    'Tenant ID',
    'Mode',
    'Status',
    'API Key',
    'API Secret',
    'Age(days)',
    'Created At',
    'Last Used',
    'Action',
  ]);
  expect(screen.getByText(oldKeyWarning)).toBeInTheDocument();
  expect(screen.getByText('200')).toBeInTheDocument();
  expect(screen.getByText('a day ago')).toBeInTheDocument();
  expect(screen.getByText('Never')).toBeInTheDocument();
});

it('shows a developer no actions and no create button', async () => {
  role = 'DEVELOPER';
  renderPage();
  await screen.findByText('sandbox-key');
  expect(await headers()).not.toContain('Action');
  expect(screen.queryByRole('button', { name: 'Create API Key' })).not.toBeInTheDocument();
});

it('asks only for the modes the tenant has', async () => {
  const fetchMock = renderPage();
  await screen.findByText('sandbox-key');
  const paths = fetchMock.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('apiKeys'));
  expect(paths).toEqual(['/developer/v1/apiKeys?mode=SANDBOX&size=50']);
});

it('masks secrets until they are revealed', async () => {
  renderPage();
  await screen.findByText('sandbox-key');
  expect(screen.queryByText('sandbox-secret')).not.toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show API Secret' })[0]!);
  expect(screen.getByText('sandbox-secret')).toBeInTheDocument();
});

it('deletes only inactive keys, after asking', async () => {
  const fetchMock = renderPage();
  await screen.findByText('sandbox-key');
  const ofActive = await findAction('sandbox-key', /^Delete/);
  expect(ofActive).toBeDisabled();
  expect(ofActive).toHaveTextContent('Deactivate the key before you delete it');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await findAction('old-key', 'Delete'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete API key …old-key?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('API key deleted')).toBeInTheDocument();
  const call = fetchMock.mock.calls.find(([, init]) => init?.method === 'DELETE');
  expect(call?.[0]).toBe('/developer/v1/apiKeys/ak-2');
});

it('says why a status could not be changed', async () => {
  renderPage();
  await screen.findByText('sandbox-key');
  refusal = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  await userEvent.click(await findAction('sandbox-key', 'Deactivate'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Failed to update API key status: Down.')).toBeInTheDocument();
});

it('offers Production only with a production token', async () => {
  renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Create API Key' }));
  expect(await screen.findByRole('radio', { name: 'Sandbox' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Production' })).toBeDisabled();
});

it('says Not found when there is no key, and offers to create one', async () => {
  items = [];
  renderPage();
  expect(await screen.findByText('Not found')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create API Key' })).toBeInTheDocument();
});

it('shows an error with the request id, and tries again', async () => {
  refusal = { code: 'SERVER_ERROR', message: 'Broken.' };
  renderPage();
  expect(await screen.findByText('API keys could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('req-1')).toBeInTheDocument();
  refusal = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('sandbox-key')).toBeInTheDocument();
});

const replaced: ApiKey = {
  ...sandboxKey,
  apiKey: 'sandbox-11111111',
  endsAt: daysAgo(-4),
  replacement: { id: 'ak-3', apiKey: 'sandbox-22222222', status: 'ACTIVE', lastUsedAt: null, createdAt: daysAgo(2) },
};

it('rotates a key, with a period in which the old one keeps working', async () => {
  const fetchMock = renderPage();
  await screen.findByText('sandbox-key');
  expect(await findAction('old-key', /^Rotate/)).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await findAction('sandbox-key', 'Rotate'));
  const dialog = await screen.findByRole('dialog', { name: 'Rotate API key …dbox-key?' });
  const choice = within(dialog).getByRole('combobox', { name: 'The old key keeps working for' });
  expect(choice).toHaveValue('7 days');
  await userEvent.click(choice);
  await userEvent.click(await screen.findByRole('option', { name: '30 days' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('API key created')).toBeInTheDocument();
  const [path, init] = fetchMock.mock.calls.find(([, init]) => init?.method === 'POST')!;
  expect(path).toBe('/developer/v1/apiKeys/ak-1/rotate');
  expect(JSON.parse(String(init?.body))).toEqual({ mode: 'SANDBOX', graceDays: 30 });
});

it('shows both keys of a rotation and says whether the old one can go', async () => {
  items = [replaced];
  renderPage();
  const panel = await screen.findByRole('region', { name: 'Keys being replaced' });
  expect(panel).toHaveTextContent('Old key …11111111, last used: a day ago');
  expect(panel).toHaveTextContent('New key …22222222, last used: never');
  expect(panel).toHaveTextContent('Not safe to removeThe new key has not been used yet.It is refused from');
});

it('moves the end of a replaced key or takes it away', async () => {
  items = [replaced];
  const fetchMock = renderPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Change end of …11111111' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: /No end/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('End of the API key changed')).toBeInTheDocument();
  const [path, init] = fetchMock.mock.calls.find(([, init]) => init?.method === 'PUT')!;
  expect(path).toBe('/developer/v1/apiKeys/ak-1/end');
  expect(JSON.parse(String(init?.body))).toEqual({ mode: 'SANDBOX', graceDays: null });
});

it('shows a developer the rotation without its buttons', async () => {
  role = 'DEVELOPER';
  items = [{ ...replaced, status: 'INACTIVE' }];
  renderPage();
  const panel = await screen.findByRole('region', { name: 'Keys being replaced' });
  expect(panel).toHaveTextContent('Safe to remove');
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
});

it('shows the one key that the address names, and all on request', async () => {
  renderPage('/developer/api-keys?key=ak-2');
  expect(await screen.findByText('old-key')).toBeInTheDocument();
  expect(screen.queryByText('sandbox-key')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('sandbox-key')).toBeInTheDocument();
});
