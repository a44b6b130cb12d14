import { sitePreviewMessageSchema } from '@smile/contract/site-preview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerSites, openSites, serverError } from '../testing/open-sites.tsx';

let server: ReturnType<typeof answerSites>;
beforeEach(() => {
  server = answerSites();
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const findDrawer = () => screen.findByRole('dialog', { name: 'Back to Sites' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function readError(): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  // The id of the request may follow.
  const [message] = within(dialog).getAllByText(/\w/, { selector: 'p' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  return message!.textContent!;
}

it('makes a new site from the name in the dialog, in the name of the tenant', async () => {
  const user = userEvent.setup();
  const router = openSites();
  await user.click(await screen.findByRole('button', { name: 'Add New Site' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add New Site' });
  const name = within(dialog).getByLabelText(/^Site Name/);
  expect(name).toHaveValue('Default Customization Wink Site');
  const type = within(dialog).getByLabelText('Site Type');
  expect(type).toHaveDisplayValue('Wink Site (v3) - Alpha');
  await user.selectOptions(type, 'Wink Site (v2)');
  await user.clear(name);
  expect(within(dialog).getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.paste('Cards');
  await user.keyboard('{Enter}');
  await findDrawer();
  expect(await screen.findByLabelText(/^WinkSite name/)).toHaveValue('Cards');
  await save();
  expect(await readError()).toBe('Please select the Wink Widget template');
  await user.selectOptions(await screen.findByLabelText(/^Wink Widget template/), 'Loans');
  await save();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(server.changes).toEqual([
    {
      method: 'POST',
      path: '/developer/v1/winkSites',
      body: expect.objectContaining({ type: 'DEFAULT', name: 'Cards', enabled: true }),
    },
  ]);
  expect(server.changes[0]!.body).toMatchObject({
    winkSiteTemplate: {
      winkTemplateId: 'wtpl-1',
      landingPageConfig: {
        enabled: true,
        headerText: 'Share your records with XYZ Bank',
        bodyText: 'XYZ Bank would like to see your employment and income records. It takes about two minutes.',
        continueButtonName: 'GET STARTED',
      },
      providerPageConfig: {},
      resultPageConfig: {
        enabled: true,
        enableQrCode: true,
        successPage: {
          headerText: 'Thank you!',
          bodyText: 'Your account is connected. XYZ Bank will receive your records shortly.',
          continueButtonName: 'CONTINUE',
        },
        failurePage: {
          headerText: 'We could not connect your account',
          bodyText: 'Nothing was shared. You can try again now, or come back later with the same link.',
          continueButtonName: 'CONNECT',
        },
      },
    },
  });
});

it('saves each field of the three tabs, trimmed, over the version that was opened', async () => {
  const user = userEvent.setup();
  const router = openSites('?site=ws-1');
  await findDrawer();
  expect(await screen.findByText('ws-1')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['General Settings', 'Landing Page', 'Result Page']),
  );
  await user.clear(field(/^WinkSite name/));
  await user.click(screen.getByRole('switch', { name: /^Published/ }));
  await user.click(field(/^Success exit link/));
  await user.paste('https://bank.example/done');
  expect(field(/^Success exit link/)).toHaveValue('bank.example/done');
  await user.click(field(/^Failure exit link/));
  await user.paste('bank.example/again');

  await user.click(screen.getByRole('tab', { name: 'Landing Page' }));
  await user.click(screen.getByRole('switch', { name: /^Enable Landing/ }));
  expect(screen.getByText('Landing is off: visitors come straight to the widget.')).toBeVisible();
  await user.type(field('Header text'), '  ');
  await user.clear(field(/^Launch Widget button text/));

  await user.click(screen.getByRole('tab', { name: 'Result Page' }));
  await user.click(screen.getByRole('switch', { name: /^Enable QR Code/ }));
  const failed = screen.getByRole('group', { name: 'Failed' });
  await user.click(within(failed).getByLabelText('Message'));
  await user.paste('Not today.');
  await save();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(server.changes).toHaveLength(1);
  expect(server.changes[0]).toMatchObject({
    method: 'PUT',
    body: {
      name: '',
      enabled: false,
      baseVersion: 3,
      winkSiteTemplate: {
        redirectBackUrl: 'https://bank.example/done',
        redirectBackUrlOnFailure: 'https://bank.example/again',
        landingPageConfig: { enabled: false, headerText: 'Share', continueButtonName: 'GET STARTED' },
        resultPageConfig: { enableQrCode: false, failurePage: { bodyText: 'Not today.' } },
      },
    },
  });
});

it('inserts a tab character on Tab, and moves the focus on Tab after Escape', async () => {
  const user = userEvent.setup();
  openSites('?site=ws-1&section=landing');
  const text = (await screen.findByLabelText('Introduction text')) as HTMLTextAreaElement;
  await user.click(text);
  text.setSelectionRange(3, 3);
  await user.keyboard('{Tab}');
  expect(text).toHaveValue('Two\t minutes.');
  expect(text).toHaveFocus();
  await user.keyboard('{Escape}{Tab}');
  expect(text).not.toHaveFocus();
  expect(await findDrawer()).toBeVisible();
});

it('shows a wrong field on its tab', async () => {
  const user = userEvent.setup();
  const router = openSites('?site=ws-1');
  await user.click(await screen.findByLabelText(/^Success exit link/));
  await user.paste('/ somewhere');
  await user.click(screen.getByRole('tab', { name: 'Result Page' }));
  await save();
  await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'general' }));
  expect(await screen.findByText('The exit link must be an https:// address')).toBeVisible();
  await user.click(screen.getByLabelText(/^Failure exit link/));
  await user.paste('https://user:pw@bank.example');
  expect(await screen.findByText('The exit link cannot hold a user name or password')).toBeVisible();
  expect(server.changes).toEqual([]);
});

it('keeps the typed values when saving fails, and asks before it replaces a newer version', async () => {
  const user = userEvent.setup();
  openSites('?site=ws-1');
  await user.type(await screen.findByLabelText(/^WinkSite name/), ' 2');
  server.refusals = { 'PUT ': serverError };
  await save();
  expect(await readError()).toBe('Nothing works today.');
  server.conflicts = 1;
  server.refusals = {};
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Save over the newer version?' });
  expect(server.refused).toMatchObject([{ baseVersion: 3, baseName: 'Site ws-1', baseEnabled: true }]);
  await user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]!.body).toMatchObject({ name: 'Site ws-1 2' });
  expect(server.changes[0]!.body).not.toHaveProperty('baseVersion');
});

it('saves over the version that was opened, not over one that was read since', async () => {
  openSites('?site=ws-1');
  await userEvent.type(await screen.findByLabelText(/^WinkSite name/), '!');
  server.site = { version: 4, name: 'Theirs', enabled: false };
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText('Theirs')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.changes[0]!.body).toMatchObject({ baseVersion: 3, baseName: 'Site ws-1', baseEnabled: true });
});

it('asks before unsaved changes are left', async () => {
  const user = userEvent.setup();
  const router = openSites('?site=ws-1');
  await user.type(await screen.findByLabelText(/^WinkSite name/), '!');
  await user.click(screen.getByRole('button', { name: 'Back to Sites' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText(/^WinkSite name/)).toHaveValue('Site ws-1!');
  await user.click(screen.getByRole('button', { name: 'Back to Sites' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('sends the preview the edited pages, and the page to show', async () => {
  const user = userEvent.setup();
  openSites('?site=ws-1&section=result');
  const frame = (await screen.findByTitle('Preview of the site')) as HTMLIFrameElement;
  expect(frame.getAttribute('src')).toBe('https://link.example/site/preview');
  const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
  const report = { data: { type: 'ready' }, origin: 'https://link.example', source: frame.contentWindow };
  fireEvent(window, new MessageEvent('message', report));
  const shown = () => post.mock.calls.map(([message]) => sitePreviewMessageSchema.parse(message)).at(-1);
  await waitFor(() => expect(shown()).toEqual({ type: 'show', screen: 'success' }));
  await user.click(within(screen.getByRole('group', { name: 'Failed' })).getByLabelText('Header text'));
  await waitFor(() => expect(shown()).toEqual({ type: 'show', screen: 'failure' }));
  expect(screen.getByRole('radio', { name: 'Failed' })).toBeChecked();
  await user.paste('Sorry');
  const [load] = post.mock.calls.at(-2)!;
  expect(load).toMatchObject({
    type: 'load',
    tenantName: 'XYZ Bank',
    site: { type: 'DEFAULT', winkSiteTemplate: { resultPageConfig: { failurePage: { headerText: 'Sorry' } } } },
  });
});

it('counts the characters of its fields as the server does', async () => {
  openSites('?site=ws-1');
  await findDrawer();
  const name = await screen.findByLabelText(/^WinkSite name/);
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste('😀'.repeat(101));
  expect(name).toHaveValue('😀'.repeat(100));
  await save();
  await waitFor(() => expect(server.changes[0]?.body).toMatchObject({ name: '😀'.repeat(100) }));
});

it('opens the tab of a field that the server refuses, marks it and focuses it', async () => {
  const start = 'Missing or invalid parameters were sent in your request.';
  const refusal = `${start} winkSiteTemplate.resultPageConfig.failurePage.bodyText: has a form that is not accepted here.`;
  server.refusals['PUT /developer/v1/winkSites/ws-1'] = { code: 'INVALID_PARAMETERS', message: refusal };
  const router = openSites('?site=ws-1');
  await screen.findByLabelText(/^WinkSite name/);
  await save();
  await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'result' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  const message = 'This value has a form that is not accepted here';
  expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(message));
});
