import { answerCalls } from '@smile/contract/testing/answer';
import { applied, sampleSite } from '@smile/site-model/testing/sample-site';
import { toWire } from '@smile/site-model/wire/to-wire';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stubWideScreen } from '../../../../testing/wide-screen.ts';
import { routeTree } from '../../../app/routes.ts';
import { readHeldDraft, storeTabDraft } from './keeping/held-draft.ts';
import { siteServer } from './testing/fake-site-server.ts';
import { WorkerHere } from './testing/worker-here.ts';
// Imported up front, so that no test waits for the lazy chunk.
import './builder-page.tsx';
import '../../../app/shell/shell.tsx';

const document = sampleSite();
const changed = applied(document, { type: 'setSite', key: 'name', value: 'Held name' });
let isExpired: boolean;
let isGone: boolean;
let sent: { body: unknown }[];

beforeEach(() => {
  logIn();
  isExpired = false;
  isGone = false;
  sent = [];
  stubWideScreen();
  vi.stubGlobal('Worker', WorkerHere);
  const details = siteServer(document).details();
  answerCalls(({ method, path, body }) => {
    if (method === 'PUT' && isExpired) return { code: 'INVALID_TOKEN', message: 'Log in again.' };
    if (method === 'PUT') {
      sent.push({ body });
      return {
        data: {
          revision: 1,
          baseVersion: 1,
          baseName: document.name,
          updatedAt: '2026-11-02T08:00:00Z',
          updatedBy: { id: 'dev-1', name: 'George' },
          type: 'LOWCODE',
          name: 'Held name',
          winkSiteTemplate: toWire(changed),
        },
      };
    }
    if (path.includes('/winkSites/ws-1') && isGone) return { code: 'MISSING_RESOURCE', message: 'There is no site.' };
    if (path.includes('/winkSites/ws-1/drafts')) return { data: { version: 1, name: document.name, drafts: [] } };
    if (path.includes('/winkSites/ws-1')) return { data: details };
    if (path.includes('/developers'))
      return { data: { id: 'dev-1', displayName: 'George Palomero', emailAddress: 'g@example.com' } };
    if (path.endsWith('/tenant')) return { data: { name: 'XYZ Bank', logoUrl: null } };
    return {};
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  const history = createMemoryHistory({ initialEntries: ['/link/winkSiteDetail/ws-1/Loans'] });
  renderInPortal(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
}

const hold = (owner: string) => {
  const begun = { id: 'ws-1', version: 1, draftRevision: 0, published: document, kept: document };
  storeTabDraft('ws-1', { at: new Date('2026-11-02T08:00:00Z'), owner, document: changed, begun });
};

it('offers the changes that the tab held when the session ended, and saves them on Continue', async () => {
  hold('dev-1');
  open();
  expect(await screen.findByText(/^You have unsaved changes from .* by George Palomero\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { name: 'Held name', baseRevision: 0 } }]));
  await waitFor(() => expect(readHeldDraft('ws-1')).toBeNull());
});

it('keeps holding it while the server refuses', async () => {
  hold('dev-1');
  isExpired = true;
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('status', { name: 'Draft' })).toHaveTextContent(/not/i);
  expect(readHeldDraft('ws-1')?.document.name).toBe('Held name');
});

it('forgets it when it is discarded', async () => {
  hold('dev-1');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(readHeldDraft('ws-1')).toBeNull();
});

it('shows held changes only to their owner', async () => {
  hold('dev-2');
  open();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says why a site cannot be opened, with the way back to the others', async () => {
  isGone = true;
  open();
  expect(await screen.findByText('There is no site.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Sites' })).toHaveAttribute('href', '/link/winkSite');
  expect(screen.getByRole('link', { name: 'Sites' })).toHaveAttribute('data-status', 'active');
});
