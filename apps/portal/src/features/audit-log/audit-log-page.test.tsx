import type { AuditEntryView } from '@smile/contract/audit-log';
import { errorCatalogue } from '@smile/contract/errors';
import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../../../testing/catch-saved-files.ts';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { routeTree } from '../../app/routes.ts';

const entry: AuditEntryView = {
  id: 'aud-1',
  action: 'api-key.deactivate',
  actorKind: 'developer',
  actorId: 'dev-1',
  actorName: 'george@example.com',
  ipAddress: '198.51.100.7',
  entityType: 'api-key',
  entityId: 'ak-1',
  before: { status: 'ACTIVE' },
  after: { status: 'INACTIVE' },
  createdAt: '2026-11-20T08:30:00Z',
};
let items: AuditEntryView[];
let refusals: number;

beforeEach(() => {
  localStorage.clear();
  logIn();
  items = [entry];
  refusals = 0;
  vi.stubGlobal('scrollTo', () => {});
  // A wide screen.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

function open(path = '/account/audit-log') {
  const fetchMock = answerCalls(({ path: called }) => {
    if (called.includes('/auditLog') && refusals-- > 0) return { code: 'SERVER_UNAVAILABLE' };
    if (called.includes('/auditLog')) return { data: { nextCursor: null, items } };
    if (called.endsWith('/developers/me')) return { data: { role: 'ADMIN' } };
    return {};
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return { calls: () => fetchMock.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/auditLog')) };
}

/** Finds the link to the changed key. */
async function findEntry() {
  return within(await screen.findByRole('table', { name: 'Audit log' })).findByRole('link', { name: 'API key ak-1' });
}

it('shows the actor, the address, and the values before and after', async () => {
  open();
  const row = (await findEntry()).closest('tr')!;
  expect(row).toHaveTextContent('george@example.com deactivated API key ak-1');
  expect(within(row).getByRole('link', { name: 'API key ak-1' })).toHaveAttribute(
    'href',
    '/developer/api-keys?key=ak-1',
  );
  expect(row).toHaveTextContent('198.51.100.7');
  await userEvent.click(within(row).getAllByRole('button')[0]!);
  expect(await screen.findByText(/before .*ACTIVE/s)).toBeInTheDocument();
  expect(screen.getByText(/after .*INACTIVE/s)).toBeInTheDocument();
});

it('asks with the filters of the URL, and removes them on reset', async () => {
  const { calls } = open('/account/audit-log?action=api-key.create&startDate=2026-11-01');
  await findEntry();
  expect(calls()[0]).toContain('action=api-key.create');
  expect(calls()[0]).toContain('startDate=2026-11-01');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(calls().at(-1)).not.toContain('action='));
});

it('saves the shown entries as CSV', async () => {
  const files = catchSavedFiles();
  open();
  await findEntry();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
});

it('says that no entry matches, and disables the export', async () => {
  items = [];
  open();
  expect(await screen.findByText('No changes match these filters.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
});

it('says when it could not be loaded, and loads it again', async () => {
  refusals = 1;
  open();
  expect(await screen.findByText('Audit log could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findEntry()).toBeInTheDocument();
});

it('says when the file could not be made, and makes it the next time', async () => {
  const files = catchSavedFiles();
  open();
  await findEntry();
  refusals = 1;
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText(errorCatalogue.SERVER_UNAVAILABLE.message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
});

it('shows long values in full, and changes without an actor', async () => {
  const text = 'unbroken'.repeat(100);
  const actorName = `${'name'.repeat(60)}@example.com`;
  const byItself = { actorKind: 'system', actorId: null, actorName: null, ipAddress: null, before: null } as const;
  items = [
    { ...entry, actorName, after: { text } },
    { ...entry, ...byItself, id: 'aud-2', action: 'account.expire', entityType: 'account', entityId: 'a-1' },
  ];
  open();
  const table = await screen.findByRole('table', { name: 'Audit log' });
  expect(await within(table).findByText(actorName)).toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Details of api-key.deactivate' }));
  expect(await within(table).findByText(new RegExp(text))).toBeInTheDocument();
  expect(
    within(table).getByText(`api-key.deactivate: api-key ak-1, by ${actorName} from 198.51.100.7`),
  ).toBeInTheDocument();
  const system = within(table).getByText('Smile').closest('tr')!;
  expect(system).toHaveTextContent('Smile expired account a-1');
  expect(within(system).getByText('-')).toBeInTheDocument();
});
