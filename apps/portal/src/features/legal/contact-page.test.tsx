import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

beforeEach(() => {
  localStorage.clear();
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function open(config: object, path = '/contact') {
  answerCalls(({ path: called }) => (called === '/config.json' ? { data: config } : {}));
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
}

const unset = { contactUrl: '/contact', contactEmail: null, selfHosted: { isEmbedded: true } };

it('shows the commands of the operator when no contact is set', async () => {
  open(unset, '/contact?about=SubmitArchive');
  expect(await screen.findByText('npm run operator -- list-tenants')).toBeInTheDocument();
  expect(screen.getByText('npm run operator -- enable-production TENANT_ID')).toBeInTheDocument();
  expect(
    screen.getByText('npm run operator -- set-allowance TENANT_ID SANDBOX SubmitArchive 5000'),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Stop the server, then run/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Allowance' }), 'Webhooks');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Production');
  expect(
    screen.getByText('npm run operator -- set-allowance TENANT_ID PRODUCTION CreateWebhook 5000'),
  ).toBeInTheDocument();
});

it('names the organization of the reader, and asks to stop only an embedded database', async () => {
  logIn();
  const claims = { exp: Math.floor(Date.now() / 1000) + 7200, tenantId: 'acme-1a2b' };
  localStorage.setItem('jwt', `e30.${btoa(JSON.stringify(claims))}.signature`);
  open({ ...unset, selfHosted: { isEmbedded: false } });
  const command = await screen.findByText(/^npm run operator -- enable-production /);
  expect(command).toHaveTextContent('npm run operator -- enable-production acme-1a2b');
  expect(screen.queryByText(/list-tenants/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Run these commands/)).toBeInTheDocument();
});

it('leads to the configured contact, without commands', async () => {
  open({ contactUrl: 'https://example.com/help', contactEmail: 'help@example.com', selfHosted: null });
  expect(await screen.findByRole('link', { name: 'https://example.com/help' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  expect(screen.queryByText(/npm run operator/)).not.toBeInTheDocument();
});
