import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { logIn, tokenEnding } from '../../testing/tokens.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { routeTree } from './routes.ts';

const developer = { role: 'ADMIN', firstName: 'Anisha', lastName: 'Bhatia', displayName: 'Anisha Bhatia' };
let isWide: boolean;

beforeEach(() => {
  localStorage.clear();
  isWide = true;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media.includes('min-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  answerCalls(({ path }) => {
    if (path.endsWith('/developerTokens')) {
      const issued = { token: tokenEnding(7200) };
      return { data: { developerToken: issued, openApiSandboxToken: issued, openApiProductionToken: null } };
    }
    return path.endsWith('/developers/me') ? { data: developer } : {};
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return () => router.history.location.href;
}

it('shows a public page without a login', async () => {
  const currentPath = open('/register');
  await screen.findByRole('heading', { name: 'Create your account' });
  expect(currentPath()).toBe('/register');
});

it.each(['/login', '/register'])('leads a logged-in person from %s to the portal', async (path) => {
  logIn();
  const currentPath = open(path);
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});

const insidePages = [
  '/developer/api-keys',
  '/api-keys',
  '/nowhere',
  '/',
  '/link/winkSite',
  '/link/winkSiteDetail/ws-1/Cards',
];
it.each(insidePages)('leads from %s to login without one', async (path) => {
  const currentPath = open(path);
  await screen.findByRole('button', { name: 'Login' });
  expect(currentPath()).toMatch(/^\/login/);
});

it('returns to the remembered page after login, and moves the focus to its content', async () => {
  onTestFinished(keepFocus());
  const currentPath = open('/nowhere?a=b');
  await userEvent.type(await screen.findByLabelText('Email'), 'demo@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo-2026!pass');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Sorry, page not found' });
  expect(currentPath()).toBe('/nowhere?a=b');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it.each([
  ['/', '/dashboard', 'Dashboard'],
  ['/login', '/dashboard', 'Dashboard'],
  ['/api-keys', '/developer/api-keys', 'API keys'],
])('leads from %s to %s when logged in', async (path, target, heading) => {
  logIn();
  const currentPath = open(path);
  await screen.findByRole('heading', { name: heading });
  expect(currentPath()).toBe(target);
});

it('disables the mode toggle without a production token, and says how to get one', async () => {
  logIn();
  open('/developer/api-keys');
  expect(await screen.findByRole('switch', { name: 'Sandbox' })).toBeDisabled();
  expect(screen.getByRole('complementary', { name: 'Mode' })).toHaveTextContent(
    /^You are using sandbox mode, to enable Production Mode, please contact us\.$/,
  );
});

it('has the short banner with a production token, and none in Production', async () => {
  logIn({ hasProduction: true });
  open('/developer/api-keys');
  expect(await screen.findByText('You are using sandbox mode.')).toBeInTheDocument();
});

it('has no banner in Production', async () => {
  logIn({ hasProduction: true, mode: 'Production' });
  open('/developer/api-keys');
  expect(await screen.findByRole('switch', { name: 'Sandbox' })).not.toBeChecked();
  expect(screen.queryByText(/You are using sandbox mode/)).not.toBeInTheDocument();
});

it('shows the desktop notice below 960 px', async () => {
  logIn();
  isWide = false;
  open('/developer/api-keys');
  expect(await screen.findByText('This portal is available for desktop only.')).toBeInTheDocument();
});

it('says which role the account has', async () => {
  logIn();
  open('/api-keys');
  const block = await screen.findByText('Anisha Bhatia');
  expect(block.parentElement).toHaveTextContent('Admin');
});
