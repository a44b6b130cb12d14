import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInRouter } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { ExportMenu } from './export-menu.tsx';

const downloadUrl = 'http://link.test/files/exports/tenant/export-1.csv?expires=1&signature=s';
let opened: { opener: unknown } | null;
let sent: unknown[];
let refusal: Given | null;

beforeEach(() => {
  localStorage.clear();
  logIn();
  opened = { opener: 'the portal' };
  sent = [];
  refusal = null;
  vi.stubGlobal(
    'open',
    vi.fn(() => opened),
  );
  answerCalls(({ method, path, body }) => {
    sent.push({ method, path, body });
    return refusal ?? { data: { id: 'export-1', downloadUrl } };
  });
});
afterEach(() => vi.unstubAllGlobals());

async function choose(entry: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

it.each([
  ['Export as CSV', 'CSV'],
  ['Export as PDF', 'PDF'],
])('asks by %s for a %s and opens its link in a new window without access to the portal', async (entry, type) => {
  renderInRouter(<ExportMenu accountId="a-1" />);
  await choose(entry);
  await waitFor(() => expect(window.open).toHaveBeenCalledWith(downloadUrl, '_blank'));
  expect(sent).toEqual([
    { method: 'POST', path: '/sandbox/v1/accounts/a-1/exports/generate', body: { exportExtensionType: type } },
  ]);
  expect(opened).toEqual({ opener: null });
});

it('says why an export failed, and can be tried again', async () => {
  refusal = { code: 'TIME_LIMIT_EXCEEDED', message: 'The server was not able to give a response.' };
  renderInRouter(<ExportMenu accountId="a-1" />);
  await choose('Export as PDF');
  const dialog = await screen.findByRole('dialog', { name: 'Download Failed' });
  expect(dialog).toHaveTextContent('The server was not able to give a response.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  refusal = null;
  await choose('Export as PDF');
  await waitFor(() => expect(window.open).toHaveBeenCalledOnce());
});
