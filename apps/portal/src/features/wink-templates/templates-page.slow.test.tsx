import { answerCalls, type Given } from '@smile/contract/testing/answer';
import type { StoredTemplate } from '@smile/contract/wink-templates';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

function templateOf(id: string): StoredTemplate {
  return {
    id,
    name: `Template ${id}`,
    companyName: 'Palomero Lending',
    companyLogoUrl: null,
    themeColor: '#167e1c',
    enableUpload: false,
    fileTypeConfig: { fileTypes: [] },
    providerConfig: { providers: [], topProviders: [], excludeConnectedProviders: false },
    successPageConfig: {
      successText: 'Thank you.',
      doneButtonText: 'Done',
      connectMoreAccountsButtonText: 'More',
      connectedAccountLimit: -1,
    },
    consentPageConfig: { enabled: true, getStartedButtonText: 'Get started' },
    usageText: '',
    enableLearnMoreLink: true,
    createdAt: '2026-11-01T08:00:00Z',
    updatedAt: '2026-11-02T08:00:00Z',
  };
}

const payslip = { type: 'PAYSLIP', typeLabel: 'Payslip', logoUrl: '/payslip.svg', enabled: true };
const config = { contactUrl: '/contact', docsUrl: '/docs', statusUrl: '/status', linkUrl: 'https://link.example' };
let saving: Given;
let saved: unknown[];
let deleted: string[];

beforeEach(() => {
  saving = {};
  saved = [];
  deleted = [];
  logIn();
  stubWideScreen();
  const answered = answerCalls(({ method, path, body }) => {
    const id = /winkTemplates\/([^?]+)/.exec(path)?.[1];
    if (method === 'PUT') {
      saved.push(body);
      return { data: templateOf(id!), ...saving };
    }
    if (method === 'DELETE') {
      deleted.push(id!);
      return { data: null };
    }
    if (id) return { data: templateOf(id) };
    if (path.includes('winkTemplates')) {
      const isSecond = path.includes('cursor=next');
      return { data: { items: [templateOf(isSecond ? 'wtpl-2' : 'wtpl-1')], nextCursor: isSecond ? null : 'next' } };
    }
    if (path.includes('fileTypes')) return { data: { items: [payslip], nextCursor: null } };
    if (path.includes('providers')) return { data: { items: [], nextCursor: null } };
    return {};
  });
  const fetchAnswer = answered.getMockImplementation()!;
  answered.mockImplementation(async (input, init) =>
    String(input) === '/config.json' ? Response.json(config) : fetchAnswer(input, init),
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function openPage(path: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

it('loads more until all are loaded', async () => {
  const user = userEvent.setup();
  openPage('/link/template');
  await screen.findByText('Template wtpl-1');
  expect(screen.queryByText('All Templates Loaded')).toBeNull();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Template Name',
    'Created At',
    'Updated At',
    'Action',
  ]);
  await user.click(screen.getByRole('button', { name: 'Load more templates' }));
  await screen.findByText('Template wtpl-2');
  expect(screen.getByText('All Templates Loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more templates' })).toBeDisabled();
});

it('asks before it deletes', async () => {
  const user = userEvent.setup();
  openPage('/link/template');
  await user.click(await screen.findByRole('button', { name: 'Delete Template wtpl-1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete template Template wtpl-1?' });
  expect(deleted).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual(['wtpl-1']));
});

it('keeps the drawer open with the input when saving fails', async () => {
  const user = userEvent.setup();
  const router = openPage('/link/template?template=wtpl-1');
  const name = await screen.findByLabelText('Template Name');
  await user.clear(name);
  await user.type(name, 'Cards');
  saving = { code: 'SERVER_ERROR', message: 'Nothing works today.' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  expect(within(dialog).getByText('Nothing works today.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Template Name')).toHaveValue('Cards');

  saving = {};
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const done = await screen.findByRole('dialog', { name: 'Success' });
  expect(saved.at(-1)).toMatchObject({ name: 'Cards', companyName: 'Palomero Lending' });
  await user.click(within(done).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('shows the tab of the field that is wrong', async () => {
  const user = userEvent.setup();
  const router = openPage('/link/template?template=wtpl-1');
  const color = await screen.findByLabelText('Theme Color');
  await user.clear(color);
  await user.type(color, 'green');
  await user.click(screen.getByRole('tab', { name: 'Success Screen' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'global' }));
  expect(await screen.findByText('Theme Color must be a hex color such as #167e1c')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Theme Color')).toHaveFocus());
  expect(saved).toEqual([]);
});

it('opens the tab of a field that the server refuses, marks it and focuses it', async () => {
  const start = 'Missing or invalid parameters were sent in your request.';
  const message = `${start} successPageConfig.doneButtonText: must have at most 9 characters.`;
  saving = { code: 'INVALID_PARAMETERS', message };
  const user = userEvent.setup();
  const router = openPage('/link/template?template=wtpl-1');
  await screen.findByLabelText('Theme Color');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const field = await screen.findByLabelText('Exit Button Text');
  expect(router.state.location.search).toMatchObject({ section: 'success' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('This value must have at most 9 characters');
  expect(screen.queryByRole('dialog', { name: 'Error' })).not.toBeInTheDocument();
});

it('takes a document that is listed for one that can be uploaded, and only then', async () => {
  const user = userEvent.setup();
  openPage('/link/template?template=wtpl-1&section=sources');
  const included = await screen.findByRole('combobox', { name: 'Include Only The Following' });
  expect(included).toHaveAccessibleDescription(/Useful for deep-linking a single provider/);
  await user.click(included);
  await user.click(await screen.findByRole('option', { name: /Payslip/ }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({
      fileTypeConfig: { fileTypes: ['PAYSLIP'] },
      providerConfig: { providers: ['PAYSLIP'] },
    }),
  );
});
