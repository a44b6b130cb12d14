import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerSites, openSites, samplePages, serverError } from './testing/open-sites.tsx';

let server: ReturnType<typeof answerSites>;
beforeEach(() => {
  server = answerSites();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function dismissError(message: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText(message)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
}

it('lists sites with all their data, until all are loaded', async () => {
  const user = userEvent.setup();
  openSites();
  expect(await screen.findByRole('heading', { name: 'Manage Wink Sites' })).toBeVisible();
  const row = (await screen.findByText('Site ws-1')).closest('tr')!;
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Site Name',
    'Template Name',
    'Type',
    'Created At',
    'Updated At',
    'Published',
    'Action',
  ]);
  expect(within(row).getByText('v2')).toBeVisible();
  expect(
    within(row)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Rename Site ws-1',
    'Copy URL: Site ws-1',
    'Duplicate Site: Site ws-1',
    'Edit Site: Site ws-1',
    'Delete Site: Site ws-1',
    'More: Site ws-1',
  ]);
  expect(screen.queryByText('All Wink Sites Loaded')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load more wink sites' }));
  const second = (await screen.findByText('Site ws-2')).closest('tr')!;
  expect(within(second).getByText('v3')).toBeVisible();
  expect(within(second).getByText('-')).toBeVisible();
  expect(within(second).getByText('Draft')).toBeVisible();
  expect(screen.getByText('All Wink Sites Loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more wink sites' })).toBeDisabled();
});

it('asks for a site once when Edit is pressed, and again when it is edited later', async () => {
  openSites();
  const countReads = () => server.reads.filter((path) => path.includes('/winkSites/ws-1?')).length;
  for (const times of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Site: Site ws-1' }));
    expect(countReads()).toBe(times);
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Sites' }));
    expect(countReads()).toBe(times);
  }
});

const shownNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Site ws-\d/.exec(row.textContent ?? '')?.[0]);

it('finds sites by name and sorts them, and keeps both in the address while a drawer opens and closes', async () => {
  const router = openSites();
  await screen.findByText('Site ws-1');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(() => expect(shownNames()).toEqual(['Site ws-2', 'Site ws-1']));
  expect(screen.getByLabelText('Sort by')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Find by name'), ' ws-2 {Enter}');
  await waitFor(() => expect(shownNames()).toEqual(['Site ws-2']));
  expect(router.state.location.search).toEqual({ find: 'ws-2', sort: 'NAME' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Site: Site ws-2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Sites' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ find: 'ws-2', sort: 'NAME' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('Site ws-1')).toBeVisible();
  expect(screen.getByLabelText('Find by name')).toHaveValue('');
  expect(router.state.location.search).toEqual({});
});

it('says that no site was found, with the way back to all', async () => {
  openSites('?find=other');
  expect(await screen.findByText('No site name contains this text.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add New Site' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all sites' }));
  expect(await screen.findByText('Site ws-1')).toBeVisible();
});

it('shows the delete action as quietly as the others', async () => {
  openSites();
  const remove = await screen.findByRole('button', { name: 'Delete Site: Site ws-1' });
  const edit = screen.getByRole('button', { name: 'Edit Site: Site ws-1' });
  expect(remove.getAttribute('style')).toBe(edit.getAttribute('style'));
});

it('is the third page of the widget in the navigation', async () => {
  openSites();
  const here = await screen.findByRole('link', { name: 'Sites' });
  expect(here).toHaveAttribute('href', '/link/winkSite');
  expect(here).toHaveAttribute('aria-current', 'page');
  const names = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const first = names.indexOf('Emulator');
  expect(names.slice(first, first + 3)).toEqual(['Emulator', 'Templates', 'Sites']);
});

it('says in a dialog why the list could not be loaded, and can try again', async () => {
  server.refusals = { 'GET /developer/v1/winkSites': serverError };
  openSites();
  await dismissError('Nothing works today.');
  server.refusals = {};
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByText('Site ws-1')).toBeVisible();
});

it('renames in the row, with Enter, unless the name is blank or the key is Escape', async () => {
  const user = userEvent.setup();
  openSites();
  const rename = async () => user.click(await screen.findByRole('button', { name: 'Rename Site ws-1' }));
  const field = () => screen.getByRole('textbox', { name: 'Name of Site ws-1' });
  await rename();
  await user.clear(field());
  await user.keyboard('  {Enter}');
  expect(screen.getByText('Please enter site name.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(server.changes).toEqual([]);

  server.refusals = { 'PUT ': serverError };
  await rename();
  await user.clear(field());
  await user.keyboard('Cards{Enter}');
  expect(await screen.findByText('Nothing works today.')).toBeVisible();
  server.refusals = {};
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]).toMatchObject({
    method: 'PUT',
    body: { name: 'Cards', type: 'DEFAULT', winkTemplateId: 'wtpl-1', winkSiteTemplate: samplePages },
  });
  expect(await screen.findByRole('button', { name: 'Rename Site ws-1' })).toHaveFocus();
});

it('keeps changes of others when a site is renamed, and reports when they renamed it', async () => {
  const user = userEvent.setup();
  openSites();
  await user.click(await screen.findByRole('button', { name: 'Rename Site ws-1' }));
  const field = screen.getByRole('textbox', { name: 'Name of Site ws-1' });
  await user.clear(field);
  server.conflicts = 1;
  server.site = { version: 4 };
  await user.keyboard('Cards{Enter}');
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]!.body).toMatchObject({ baseVersion: 4, baseName: 'Site ws-1' });

  await user.click(await screen.findByRole('button', { name: 'Rename Site ws-1' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name of Site ws-1' }));
  server.site = { name: 'Bonds' };
  server.conflicts = 1;
  await user.keyboard('Cards{Enter}');
  expect(await screen.findByText('Somebody else was faster.')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Name of Bonds' })).toHaveValue('Cards');
  expect(server.changes).toHaveLength(1);
});

it('publishes and takes off by the switch', async () => {
  openSites();
  await userEvent.click(await screen.findByRole('switch', { name: 'Site ws-1 is published' }));
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]).toEqual({
    method: 'PUT',
    path: '/developer/v1/winkSites/ws-1/status',
    body: { enabled: false },
  });
});

it('copies the link of a site', async () => {
  const user = userEvent.setup();
  openSites();
  await user.click(await screen.findByRole('button', { name: 'Copy URL: Site ws-1' }));
  expect(await screen.findByText('Copy Success!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://link.example/ws-1');
});

it('duplicates a site under a new name, published', async () => {
  const user = userEvent.setup();
  openSites();
  await user.click(await screen.findByRole('button', { name: 'Duplicate Site: Site ws-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Site ws-1 Site' });
  expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled();
  server.refusals = { 'POST ': serverError };
  await user.type(within(dialog).getByLabelText(/^New Site Name/), 'Cards{Enter}');
  await dismissError('Nothing works today.');
  server.refusals = {};
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Site duplicated successfully')).toBeVisible();
  expect(server.changes[0]).toMatchObject({
    method: 'POST',
    body: { name: 'Cards', enabled: true, winkSiteTemplate: samplePages },
  });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('duplicates once, however fast Add is pressed twice', async () => {
  openSites();
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Site: Site ws-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate Site ws-1 Site' });
  await userEvent.type(within(dialog).getByLabelText(/^New Site Name/), 'Cards');
  const form = within(dialog).getByRole('button', { name: 'Add' }).closest('form')!;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(await screen.findByText('Site duplicated successfully')).toBeVisible();
  expect(server.changes).toHaveLength(1);
});

it('deletes once it is confirmed, and says why it could not', async () => {
  const user = userEvent.setup();
  openSites();
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Site: Site ws-1' }));
    return screen.findByRole('dialog', { name: 'Delete this site ?' });
  };
  const text =
    'You are deleting the wink site "Site ws-1". This operation is irreversible. Continue to delete the site?';
  const dialog = await remove();
  expect(within(dialog).getByText(text)).toBeVisible();
  server.refusals = { 'DELETE ': serverError };
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await dismissError('Nothing works today.');
  server.refusals = {};
  await user.click(within(await remove()).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.changes.map(({ method }) => method)).toEqual(['DELETE']));
});

it('lists the versions of a site with their findings, restores one at once, and undoes that', async () => {
  const user = userEvent.setup();
  const router = openSites();
  await user.click(await screen.findByRole('button', { name: 'More: Site ws-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ versions: 'ws-1' }));
  const table = await screen.findByRole('table', { name: 'Versions' });
  expect(await within(table).findByText('Current')).toBeVisible();
  expect(within(table).getAllByText('Demo Admin')).toHaveLength(2);
  expect(within(table).getByText('None')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Findings of version 1' }));
  expect(await screen.findByText('Nobody can reach screen: Income')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(table).getByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText(/^Version 1 is live for new visitors\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Version 2 is live for new visitors\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  const restored = (version: number) => `/developer/v1/winkSites/ws-1/versions/${version}/restore`;
  expect(server.changes.map(({ path }) => path)).toEqual([restored(1), restored(2)]);
});

it('shows how far the sessions of a site came', async () => {
  const user = userEvent.setup();
  const router = openSites();
  await user.click(await screen.findByRole('button', { name: 'More: Site ws-1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Funnel' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ funnel: 'ws-1' }));
  expect(await screen.findByText(/^Version 2: 4 sessions, the page was opened 9 times\./)).toBeInTheDocument();
  const step = within(screen.getByRole('heading', { name: 'About you' }).closest('li')!);
  expect(step.getByText('4 shown · 3 passed (75 %) · 1 left (25 %)')).toBeInTheDocument();
  expect(step.getByText('1 min 15 s median')).toBeInTheDocument();
  expect(step.getByText('Refused: fullName in 2')).toBeInTheDocument();
  expect(step.getByText('Then: Income 2, the end 1')).toBeInTheDocument();
});
