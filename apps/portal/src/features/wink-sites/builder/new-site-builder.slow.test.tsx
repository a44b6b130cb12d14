import { answerCalls } from '@smile/contract/testing/answer';
import { newDocument } from '@smile/site-model/new-document';
import { toWire } from '@smile/site-model/wire/to-wire';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stubWideScreen } from '../../../../testing/wide-screen.ts';
import { newSite } from '../sites-search.ts';
import { readHeldDraft } from './keeping/held-draft.ts';
import { readLocalDraft } from './keeping/local-draft.ts';
import { NewSiteBuilder } from './new-site-builder.tsx';
import { siteServer } from './testing/fake-site-server.ts';
import { WorkerHere } from './testing/worker-here.ts';
// Imported up front, so that no test waits for the lazy chunk.
import './editing-tools.ts';
import './panel/site-settings.tsx';

let count = 0;
const document = newDocument('Loans', (kind) => `${kind}_${++count}`);
let calls: { method: string; path: string; body: unknown }[];
let refusals: number;
/** Called when the site is created. */
let onCreate: () => void;

beforeEach(() => {
  logIn();
  stubWideScreen();
  vi.stubGlobal('Worker', WorkerHere);
  calls = [];
  refusals = 0;
  onCreate = () => undefined;
  answerCalls(({ method, path, body }) => {
    if (method === 'GET') return path.endsWith('/tenant') ? { data: { name: 'XYZ Bank', logoUrl: null } } : {};
    calls.push({ method, path, body });
    if (refusals-- > 0) return { code: 'INVALID_PARAMETERS', message: 'Not today.' };
    if (method === 'POST') {
      onCreate();
      return { data: siteServer(document).details() };
    }
    const draft = { revision: 1, baseVersion: 1, updatedAt: '2026-11-02T08:00:00Z', type: 'LOWCODE', name: 'Cards' };
    return { data: { ...draft, updatedBy: { id: 'dev-1', name: 'George' }, winkSiteTemplate: toWire(document) } };
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Renders the builder; navigation to the list never finishes, so that the builder stays visible after Save. */
async function open() {
  const root = createRootRoute();
  const builder = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <NewSiteBuilder document={document} developerId="dev-1" />,
  });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/link/winkSite',
    loader: () => new Promise(() => undefined),
  });
  const routeTree = root.addChildren([builder, list]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  renderInPortal(<RouterProvider router={router as never} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Site' }));
  await userEvent.click(await screen.findByLabelText(/^Site Name/));
  // Pasted, so that it is a single undo step even on a slow machine.
  await userEvent.paste(' 2');
  return router;
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('removes the local draft once the site is created, even when the tab closes at once', async () => {
  const router = await open();
  await save();
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/link/winkSite'));
  dispatchEvent(new Event('pagehide'));
  expect(calls).toMatchObject([{ method: 'POST', body: { name: 'Loans 2' } }]);
  expect([readLocalDraft(), readHeldDraft(newSite)]).toEqual([null, null]);
});

it('keeps the local draft when the site could not be created', async () => {
  await open();
  refusals = 1;
  await save();
  expect(await screen.findByText('Not today.')).toBeVisible();
  dispatchEvent(new Event('pagehide'));
  expect(readLocalDraft()?.document.name).toBe('Loans 2');
});

it('saves changes made during the creation as a draft of the site', async () => {
  const router = await open();
  onCreate = () => screen.getByRole('button', { name: 'Undo' }).click();
  await save();
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/link/winkSite'));
  expect(calls).toMatchObject([
    { method: 'POST', body: { name: 'Loans 2' } },
    { method: 'PUT', path: expect.stringContaining('/winkSites/ws-1/draft'), body: { name: 'Loans', baseRevision: 0 } },
  ]);
});

it('says the same of the draft beside Save and on leaving, and keeps it until it is discarded', async () => {
  const router = await open();
  dispatchEvent(new Event('pagehide'));
  const label = screen.getByRole('status', { name: 'Draft' });
  await waitFor(() => expect(label).toHaveTextContent(/^Kept in this browser \d\d:\d\d$/));
  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to Sites' }));
  await leave();
  expect(await screen.findByText(new RegExp(`not saved yet. ${label.textContent}`))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(readLocalDraft()?.document.name).toBe('Loans 2');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/link/winkSite'));
  expect([readLocalDraft(), readHeldDraft(newSite)]).toEqual([null, null]);
});
