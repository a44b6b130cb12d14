import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

beforeEach(() => {
  localStorage.clear();
  stubWideScreen();
  answerCalls(({ path }) => {
    if (!path.includes('/usages/summary')) return {};
    const usageDetail = { remainVolume: 3, totalVolume: 5 };
    return { data: { actionUsageSummaries: [{ action: 'ConnectAccount', enabled: true, usageDetail }] } };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/link/emulator'] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return screen.findByRole('region', { name: 'Free connections' });
}

it('leads to the scanned documents from Production only', async () => {
  logIn({ hasProduction: true, mode: 'Production' });
  expect(await open()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try It Now' })).toHaveAttribute('href', '/snap');
});

it('hides Try It Now in Sandbox', async () => {
  logIn();
  expect(await open()).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Try It Now' })).not.toBeInTheDocument();
});
