import { answerCalls } from '@smile/contract/testing/answer';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { readNewSiteLink } from './new-site-link.ts';
import { ShareDraftButton } from './share-draft-button.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import './share-draft-dialog.tsx';

const none = { hasDraft: true, url: null, expiresAt: null };
const url = 'https://link.example/ws-1/draft#draft=key';
let share: object;
let isRefused: boolean;
let sent: string[];
let onCreate: () => void;

beforeEach(() => {
  logIn();
  share = none;
  isRefused = false;
  sent = [];
  onCreate = () => {};
  answerCalls(({ method, path, body }) => {
    const [route, search] = path.split('?');
    const id = new URLSearchParams(search).get('id');
    const called = `${method} ${route!.split('/').slice(-2).join('/')}${id ? `?id=${id}` : ''}`;
    sent.push(`${called} ${body ? JSON.stringify(body) : ''}`.trim());
    if (isRefused) return { code: 'MISSING_RESOURCE' };
    if (method === 'POST') onCreate();
    if (method === 'POST') share = { hasDraft: true, url, expiresAt: '2026-12-01T08:00:00Z' };
    if (method === 'DELETE') share = none;
    return { data: method === 'DELETE' || method === 'PUT' ? null : share };
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open({ keep = vi.fn(), siteId = 'ws-1' }: { keep?: () => void; siteId?: string | null } = {}) {
  const store = renderInBuilder(<ShareDraftButton siteId={siteId} keep={keep} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share draft' }));
  return { store, keep, dialog: await screen.findByRole('dialog', { name: 'Share draft' }) };
}

it('creates a link for the chosen time, copies and ends it', async () => {
  const user = userEvent.setup();
  const { dialog, keep } = await open();
  expect(keep).toHaveBeenCalledOnce();
  expect(await within(dialog).findByRole('radio', { name: '1 day' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: '7 days' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByLabelText('Link to your draft')).toHaveValue(url);
  expect(within(dialog).getByText(/^Works until December 1, 2026/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));
  expect(await within(dialog).findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(within(dialog).queryByLabelText('Link to your draft')).not.toBeInTheDocument();
  expect(sent).toEqual(['GET draft/share', 'POST draft/share {"hours":168}', 'DELETE draft/share']);
});

it('waits until the changes are kept, and says when they are not', async () => {
  const { store, dialog, keep } = await open();
  await within(dialog).findByRole('button', { name: 'Create link' });
  act(() => store.getState().setDraft({ kind: 'saving' }));
  expect(within(dialog).getByRole('status', { name: 'Loading the link' })).toBeVisible();
  act(() => store.getState().setDraft({ kind: 'failed' }));
  expect(within(dialog).getByText('Your last changes are not kept yet')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(keep).toHaveBeenCalledTimes(2);
});

it('has nothing to share without a draft', async () => {
  share = { ...none, hasDraft: false };
  const { dialog } = await open();
  expect(await within(dialog).findByText(/^There is no draft to share/)).toBeVisible();
});

it('says why the link could not be loaded, and loads it again', async () => {
  isRefused = true;
  const { dialog } = await open();
  expect(await within(dialog).findByText('The link could not be loaded')).toBeVisible();
  isRefused = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Create link' })).toBeVisible());
});

it('shares a site that was never saved, and shows no link of another browser', async () => {
  share = { hasDraft: true, url: 'https://link.example/ws-2/draft#draft=other', expiresAt: '2026-12-01T08:00:00Z' };
  const { dialog, store } = await open({ siteId: null });
  expect(await within(dialog).findByText(/^A new link ends the one to your other new site, which works/)).toBeVisible();
  onCreate = () =>
    void store.getState().dispatch({ type: 'setSite', key: 'name', value: 'Changed meanwhile' }, { label: 'renamed' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByLabelText('Link to your draft')).toHaveValue(url);
  expect(readNewSiteLink()).toBe(url);
  expect(within(dialog).getByText('A new link ends the one above.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));
  expect(await within(dialog).findByRole('button', { name: 'Create link' })).toBeVisible();
  expect(readNewSiteLink()).toBeNull();
  expect(sent.map((call) => call.replace(/\{.*?"name":"([^"]*)".*/, '$1'))).toEqual([
    'GET newDraft/share',
    'POST newDraft/share Loans',
    'PUT newDraft/share Changed meanwhile',
    'DELETE newDraft/share?id=ws-1',
  ]);
});
