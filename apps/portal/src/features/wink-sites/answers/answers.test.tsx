import type { SiteQuestion, SiteResponse } from '@smile/contract/site-answers';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchSavedFiles } from '../../../../testing/catch-saved-files.ts';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { stubWideScreen } from '../../../../testing/wide-screen.ts';
import { routeTree } from '../../../app/routes.ts';
import { samplePages } from '../testing/open-sites.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import '../sites-page.tsx';
import '../../../app/shell/shell.tsx';
import './response-drawer.tsx';
import '../sites-data.tsx';

const question = (name: string, given: Partial<SiteQuestion> = {}): SiteQuestion => ({
  key: `Form_1.${name}`,
  reference: 'Form_1',
  screenName: 'About you',
  name,
  label: name,
  kind: 'text',
  options: [],
  currency: null,
  ...given,
});
const options = [
  { label: 'Yes', value: 'YES' },
  { label: 'No', value: 'NO' },
];
const questions = [
  question('fullName', { label: 'Full name' }),
  question('employed', { label: 'Employed?', kind: 'choice', options }),
  question('version', { label: 'Version' }),
];
const response = (sessionId: string, given: Partial<SiteResponse> = {}): SiteResponse => ({
  sessionId,
  userId: 'demo-u1',
  version: 2,
  outcome: 'DECLINED',
  createdAt: '2026-11-01T08:00:00Z',
  finishedAt: null,
  answers: { 'Form_1.fullName': 'George', 'Form_1.employed': 'Yes' },
  ...given,
});

let asked: URL[];
let refusal: Given | null;
let pages: { items: SiteResponse[]; nextCursor: string | null }[];
let siteIds: string[];

beforeEach(() => {
  asked = [];
  refusal = null;
  siteIds = ['ws-1', 'ws-2'];
  pages = [{ items: [response('wss-1')], nextCursor: null }];
  logIn();
  stubWideScreen();
  answerCalls(({ path }) => {
    const url = new URL(path, 'https://portal.example');
    const { pathname } = url;
    if (pathname.includes('/answers')) asked.push(url);
    if (refusal && pathname.includes('/answers')) return refusal;
    if (pathname.endsWith('/answers/statistics')) return { data: statistics };
    if (pathname.endsWith('/winkSiteSessions/wss-1/answers')) return { data: details };
    if (pathname.endsWith('/answers')) {
      const page = pages[Number(url.searchParams.get('cursor') ?? 0)]!;
      return { data: { ...page, questions } };
    }
    if (pathname.endsWith('/versions')) return { data: { items: [{ version: 2 }, { version: 1 }], nextCursor: null } };
    if (pathname.endsWith('/winkSites'))
      return { data: { items: siteIds.map((id) => ({ id, name: `Site ${id}` })), nextCursor: null } };
    if (/\/winkSites\/ws-\d$/.test(pathname))
      return { data: { name: 'Site', type: 'DEFAULT', winkSiteTemplate: samplePages } };
    return {};
  });
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const { answers: _, ...visit } = response('wss-1');
const details = {
  ...visit,
  winkSiteId: 'ws-1',
  winkSiteName: 'Loans',
  screens: [
    {
      reference: 'Form_1',
      screenName: 'About you',
      submittedAt: '2026-11-01T08:01:00Z',
      answers: [
        { name: 'fullName', label: 'Your name', shown: 'George', value: 'George' },
        { name: 'employed', label: 'Employed?', shown: '', value: null },
      ],
    },
  ],
};
const figures = { answered: 4, unanswered: 1, choices: [], numbers: null, days: null };
const statistics = {
  version: 2,
  responses: 5,
  isPartial: false,
  screens: [
    {
      reference: 'Form_1',
      screenName: 'About you',
      submitted: 5,
      shown: 10,
      left: 5,
      questions: [
        {
          ...questions[1],
          ...figures,
          choices: [
            { ...options[0], count: 3 },
            { ...options[1], count: 1 },
          ],
        },
        {
          ...question('income', { kind: 'number' }),
          ...figures,
          numbers: { min: 1, median: 2.5, mean: 3, max: 25_000 },
        },
      ],
    },
  ],
};

function open(search = '') {
  const history = createMemoryHistory({ initialEntries: [`/link/winkSite?tab=data&view=answers${search}`] });
  const router = createRouter({ routeTree, history });
  renderInPortal(<RouterProvider router={router as never} />);
  return router;
}

it('shows the answers of the newest site under their labels, and one of them in a drawer', async () => {
  const router = open();
  await screen.findByText('George');
  const table = screen.getByRole('table', { name: 'Answers' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Started At', 'Outcome', 'Version', 'Full name', 'Employed?', 'About you: Version']);
  expect(within(table).getByText('Declined')).toBeVisible();
  await userEvent.click(within(table).getByRole('button'));
  const drawer = await screen.findByRole('dialog', { name: 'Back to Answers' });
  expect(await within(drawer).findByText('Your name')).toBeVisible();
  expect(within(drawer).getByText('No answer')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ response: 'wss-1' });
});

it('asks for what the filters say and keeps them in the URL', async () => {
  const router = open('&of=ws-2');
  await screen.findByText('George');
  await screen.findByRole('option', { name: 'Version 1' });
  await userEvent.selectOptions(screen.getByLabelText('Version', { selector: 'select' }), '1');
  await userEvent.selectOptions(screen.getByLabelText('Outcome', { selector: 'select' }), 'Declined');
  await userEvent.type(screen.getByLabelText('Answers contain'), 'george');
  await userEvent.selectOptions(screen.getByLabelText('Question', { selector: 'select' }), 'Employed?');
  await userEvent.selectOptions(screen.getByLabelText('Answer', { selector: 'select' }), 'No');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const wanted = {
    version: '1',
    outcome: 'DECLINED',
    text: 'george',
    question: 'Form_1.employed',
    answer: 'NO',
    match: 'is',
  };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1)!.searchParams)).toMatchObject(wanted));
  expect(asked.at(-1)!.pathname).toContain('ws-2');
  expect(router.state.location.search).toMatchObject(wanted);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'data', view: 'answers', of: 'ws-2' }));
});

it('goes on to later pages until one has rows', async () => {
  pages = [
    { items: [], nextCursor: '1' },
    { items: [response('wss-2', { outcome: 'SUCCESS' })], nextCursor: null },
  ];
  open();
  expect(await screen.findByText('Success')).toBeVisible();
  expect(await screen.findByText('All Answers Loaded')).toBeVisible();
});

it('shows counts, ranges and drop-off', async () => {
  open('&show=statistics');
  const section = await screen.findByRole('region', { name: 'About you' });
  expect(section).toHaveTextContent('5 forms sent · 10 saw it · 5 left here (50 %)');
  expect(section).toHaveTextContent('4 answered · 1 without an answer');
  expect(section).toHaveTextContent('3 (75 %)');
  expect(section).toHaveTextContent('25,000');
});

it('exports what the filters find, or says why it could not', async () => {
  const saved = catchSavedFiles();
  open();
  await screen.findByRole('button', { name: 'Export version 2' });
  refusal = { code: 'INVALID_PARAMETERS', message: 'Choose fewer days.' };
  await userEvent.click(screen.getByRole('button', { name: 'Export version 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLSX)' }));
  expect(await screen.findByRole('dialog', { name: 'Download Failed' })).toHaveTextContent('Choose fewer days.');
  expect(saved).toEqual([]);
  expect(asked.at(-1)!.searchParams.get('format')).toBe('XLSX');
});

it('says that there are no answers, no sites, or that they could not be loaded', async () => {
  pages = [{ items: [], nextCursor: null }];
  open();
  expect(await screen.findByText('No answers in this period match your search.')).toBeVisible();
});

it('says that there are no sites', async () => {
  siteIds = [];
  open();
  expect(await screen.findByText('Answers to your sites appear here.')).toBeVisible();
});

it('offers to try again when the answers could not be loaded', async () => {
  refusal = { code: 'SERVER_ERROR', message: 'Nothing works today.' };
  open();
  expect(await screen.findByText('Answers could not be loaded')).toBeVisible();
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('George')).toBeVisible();
});
