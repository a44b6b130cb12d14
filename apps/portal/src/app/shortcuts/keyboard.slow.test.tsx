import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { isLoggedIn } from '../../api/session.ts';
import { routeTree } from '../routes.ts';

beforeEach(() => {
  localStorage.clear();
  logIn();
  stubWideScreen();
  answerCalls(() => ({}));
});
afterEach(() => vi.unstubAllGlobals());

async function openApiKeys() {
  const history = createMemoryHistory({ initialEntries: ['/developer/api-keys'] });
  renderInPortal(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await screen.findByRole('heading', { name: 'API keys' });
  return () => history.location.href;
}

it('goes to a page with g and its letter', async () => {
  const url = await openApiKeys();
  await userEvent.keyboard('gp');
  expect(await screen.findByRole('heading', { name: 'Data Sources' })).toBeInTheDocument();
  expect(url()).toBe('/developer/providers');
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Provider Name')).toHaveFocus();
  await userEvent.keyboard('gk');
  expect(screen.getByLabelText('Provider Name')).toHaveValue('gk');
});

it('lists the shortcuts and turns those of a single key off for good', async () => {
  const url = await openApiKeys();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.click(within(dialog).getByRole('switch', { name: /Shortcuts of a single key/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gp?');
  expect(url()).toBe('/developer/api-keys');
  expect(localStorage.getItem('shortcut-keys')).toBe('off');
});

it('finds pages, ids and actions in the palette', async () => {
  const url = await openApiKeys();
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Find a page, an action, a name or an id' });
  await userEvent.type(box, 'nothing like it');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await userEvent.clear(box);
  await userEvent.type(box, 'webhooks{Enter}');
  expect(await screen.findByRole('heading', { name: 'Webhooks' })).toBeInTheDocument();
  expect(url()).toBe('/developer/webhooks');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Find a page/ }), 'sign out');
  await userEvent.click(await screen.findByRole('option', { name: 'Sign out' }));
  expect(isLoggedIn()).toBe(false);
});

it('gives the palette what was typed before its field could be seen', async () => {
  await openApiKeys();
  await userEvent.keyboard('{Control>}k{/Control}geo');
  expect(await screen.findByRole('combobox', { name: /Find a page/ })).toHaveValue('geo');
  await userEvent.keyboard('{Escape}{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: /Find a page/ })).toHaveValue('');
});

it('lights the first row of the palette, and finds end users by their names', async () => {
  const user = { kind: 'USER', id: 'demo-1', name: 'Ryan Lestari', parentId: null };
  const url = await openApiKeys();
  answerCalls(({ path }) =>
    path.includes('/search?') && path.includes('text=ryan') ? { data: { nextCursor: null, items: [user] } } : {},
  );
  await userEvent.click(screen.getByRole('button', { name: /^Search…/ }));
  const box = await screen.findByRole('combobox', { name: /Find a page/ });
  const [first] = screen.getAllByRole('option');
  await waitFor(() => expect(first).toHaveAttribute('data-combobox-selected', 'true'));
  await userEvent.type(box, 'ryan');
  expect(await screen.findByRole('option', { name: /Ryan Lestari/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/users/user-details?userId=demo-1'));
});

it('opens a part of the settings', async () => {
  await openApiKeys();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Find a page/ }), 'settings consent{Enter}');
  expect(await screen.findByRole('tab', { name: 'Consent Templates', selected: true })).toBeVisible();
});

it('asks for the key of a rotation and opens its dialog', async () => {
  const key = { id: 'ak-1', tenantId: 'smile', mode: 'SANDBOX', status: 'ACTIVE', apiKey: 'key-12345678' };
  const apiKey = {
    ...key,
    apiSecret: 's',
    lastUsedAt: null,
    createdAt: '2026-11-20T08:00:00Z',
    replacement: null,
    endsAt: null,
  };
  answerCalls(({ path }) => {
    if (path.endsWith('/developers/me')) return { data: { role: 'ADMIN' } };
    if (path.includes('/apiKeys')) return { data: { nextCursor: null, items: [apiKey] } };
    if (!path.includes('/search?')) return {};
    const isChoice = path.includes('kind=API_KEY') && !path.includes('text=');
    const items = isChoice ? [{ kind: 'API_KEY', id: 'ak-1', name: 'key-12345678', parentId: null }] : [];
    return { data: { nextCursor: null, items } };
  });
  const url = await openApiKeys();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Find a page/ }), 'rotate');
  await userEvent.click(await screen.findByRole('option', { name: 'Rotate an API key' }));
  const box = await screen.findByRole('combobox', { name: 'Choose the API key to rotate' });
  await userEvent.keyboard('{Backspace}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Find a page/ }), 'rotate');
  await userEvent.click(await screen.findByRole('option', { name: 'Rotate an API key' }));
  await userEvent.type(box, '5678');
  await userEvent.click(await screen.findByRole('option', { name: /key-12345678/ }));
  expect(await screen.findByRole('dialog', { name: 'Rotate API key …12345678?' })).toBeInTheDocument();
  expect(url()).toBe('/developer/api-keys');
});

it('opens the form of a new webhook once', async () => {
  answerCalls(({ path }) =>
    path.includes('/usages/summary')
      ? { data: { actionUsageSummaries: [{ action: 'CreateWebhook', enabled: true, usageDetail: null }] } }
      : {},
  );
  await openApiKeys();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /Find a page/ }), 'add webhook{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Add New Webhook' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});
