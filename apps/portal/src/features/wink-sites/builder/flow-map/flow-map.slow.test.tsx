import { answerCalls } from '@smile/contract/testing/answer';
import type { SiteDocument } from '@smile/site-model/document';
import {
  documentOf,
  inputNamed,
  routeTo,
  screenWithEnding,
  screenWithForm,
  testOf,
} from '@smile/site-model/testing/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../testing/tokens.ts';
import { CheckedTools } from '../checks/checked-tools.tsx';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { WorkerHere } from '../testing/worker-here.ts';

const shownScreen = (reference: string, shown: number, left: number) => ({
  reference,
  screenName: reference,
  shown,
  passed: shown - left,
  left,
  medianSeconds: null,
  refusedFields: [],
  branches: [],
});
const answers = {
  funnel: {} as object,
};

beforeEach(() => {
  logIn();
  vi.stubGlobal('Worker', WorkerHere);
  answers.funnel = {
    data: {
      version: 3,
      views: 20,
      sessions: 12,
      screens: [shownScreen('FormModule_income', 12, 3), shownScreen('EndingModule_thanks', 9, 9)],
    },
  };
  answerCalls(({ path }) => {
    if (path.includes('/funnel')) return answers.funnel;
    return { data: { items: [], nextCursor: null } };
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const site = documentOf([
  screenWithForm(
    'Screen_income',
    [inputNamed('pay', { label: 'Monthly income' })],
    [routeTo('Screen_thanks', testOf('pay', 'GT', '50000')), routeTo('Screen_more')],
  ),
  screenWithForm('Screen_more', [inputNamed('note')]),
  screenWithEnding('Screen_thanks'),
]);

async function openList(document: SiteDocument = site, siteId: string | null = 'ws-1') {
  const store = renderInBuilder(<CheckedTools siteId={siteId} />, document);
  await userEvent.click(screen.getByRole('button', { name: 'Flow map' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Back to the builder' }));
  await userEvent.click(await drawer.findByRole('radio', { name: 'List' }));
  const row = (name: string) => within(drawer.getByRole('row', { name: new RegExp(`^${name}`) }));
  const contents = () => drawer.getByRole('status', { name: 'Contents' });
  return { store, drawer, row, contents };
}

it('lists screens with kind, routes in order, and visits of the live version', async () => {
  const { drawer, row, contents } = await openList();
  await vi.waitFor(() => expect(contents()).toHaveTextContent('Visits of version 3, all days: 12 sessions.'));
  expect(contents()).toHaveTextContent('3 screens, 2 routes.');
  const headers = drawer.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Screen', 'Routes', 'Visits', 'Findings', 'Action']);
  const income = row('income');
  expect(income.getByText('Form · 1 field')).toBeInTheDocument();
  expect(income.getByText('First screen')).toBeInTheDocument();
  expect(income.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Monthly income above 50,000 → thanks',
    'Otherwise → more',
  ]);
  expect(income.getByText('12 reached it, 3 left (25 %)')).toBeInTheDocument();
  expect(row('more').getByText('Not in version 3')).toBeInTheDocument();
  expect(row('more').getByText('The site ends here')).toBeInTheDocument();
  expect(row('thanks').getByText('Ending, success')).toBeInTheDocument();
  expect(row('thanks').getByText('9 reached it')).toBeInTheDocument();
  expect(row('thanks').queryByRole('button', { name: /^Add a route/ })).not.toBeInTheDocument();
});

it('adds a route as one step that can be undone', async () => {
  const { store, drawer, row } = await openList();
  await userEvent.click(row('more').getByRole('button', { name: 'Add a route from more' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a route from more' }));
  const target = await dialog.findByLabelText('Target Screen');
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['thanks']);
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  const { document } = store.getState();
  expect(document.screens.Screen_more!.nextConfig).toMatchObject([
    { type: 'ROUTE_SCREEN', target: 'Screen_thanks', condition: { type: 'AND', items: [] } },
  ]);
  expect(await row('more').findByText('Always → thanks')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
  expect(store.getState().document).toEqual(site);
});

it('opens a screen in the builder and closes', async () => {
  const { store, drawer } = await openList();
  await userEvent.click(drawer.getByRole('button', { name: 'more' }));
  expect(store.getState().currentScreenId).toBe('Screen_more');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Flow map' })).toHaveFocus());
});

it('opens a route in the next configuration over the list', async () => {
  const { drawer } = await openList();
  await userEvent.click(drawer.getByRole('button', { name: 'Otherwise → more' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Next Config' }));
  await vi.waitFor(() => expect(dialog.getByRole('group', { name: 'Next item 2' })).toHaveFocus());
});

it('shows the findings of a screen and leads to one', async () => {
  const lost = documentOf([screenWithForm('Screen_first', []), screenWithForm('Screen_lost', [])]);
  const { store, row } = await openList(lost);
  const lostRow = row('lost');
  expect(lostRow.getByText('Unreachable')).toBeInTheDocument();
  await userEvent.click(await lostRow.findByRole('button', { name: '1 finding of lost, with faults' }));
  const list = within(await screen.findByRole('dialog', { name: '1 finding of lost, with faults' }));
  expect(list.getByText('No other screen leads to screen: lost')).toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Go there' }));
  expect(store.getState().currentScreenId).toBe('Screen_lost');
});

it('says why there are no visits instead of zeros', async () => {
  answers.funnel = { data: { version: 1, views: 4, sessions: 0, screens: [shownScreen('FormModule_income', 0, 0)] } };
  const { drawer, contents } = await openList();
  await vi.waitFor(() => expect(contents()).toHaveTextContent('No visits of version 1 yet.'));
  expect(drawer.queryByRole('columnheader', { name: 'Visits' })).not.toBeInTheDocument();
});

it('says that a new site is not published', async () => {
  const { contents } = await openList(site, null);
  expect(contents()).toHaveTextContent('This site is not published yet, so nobody has visited it.');
});

it('offers to load the visits again when that failed', async () => {
  answers.funnel = { code: 'SERVER_ERROR', message: 'Nothing works today.' };
  const { drawer, contents } = await openList();
  await vi.waitFor(() => expect(contents()).toHaveTextContent('The visits could not be loaded.'));
  answers.funnel = { data: { version: 2, views: 4, sessions: 0, screens: [] } };
  await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
  await vi.waitFor(() => expect(contents()).toHaveTextContent('No visits of version 2 yet.'));
});
