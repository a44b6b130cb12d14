import type { InsightSummary } from '@smile/contract/insights';
import { answerCalls, type Given } from '@smile/contract/testing/answer';
import type { AccountPayload } from '@smile/contract/user-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { logIn } from '../../../../testing/tokens.ts';
import { SmileBrackets } from './smile-brackets.tsx';

const statistics = { sum: 'PHP 41,000.00', average: 'PHP 20,500.00', minimum: '-', median: '-', maximum: '-' };
const nothing = { tableItems: [], additionalItems: [] };
const empty: InsightSummary = { income: nothing, liabilities: nothing, identity: nothing, employment: nothing };
const full: InsightSummary = {
  income: {
    tableItems: [{ title: 'All Time', ...statistics, standardDev: 'PHP 707.11' }],
    additionalItems: [{ label: 'Number of Income Records', value: '2' }],
  },
  liabilities: {
    tableItems: [{ title: 'Loans', quantity: '3', ...statistics, standardDev: '-' }],
    additionalItems: [{ label: 'Number of Finished Loans', value: '0' }],
  },
  identity: { tableItems: [], additionalItems: [{ label: 'Age', value: '55' }] },
  employment: { tableItems: [], additionalItems: [{ label: 'Current Employment Status', value: '-' }] },
};
const eincomes: AccountPayload['eincomes'] = Array.from({ length: 6 }, (_, index) => ({
  id: `einc-${index}`,
  month: `2026-0${6 - index}`,
  currency: 'PHP',
  baseAmount: 18500,
  amount: index === 0 ? null : 18500,
}));

let answer: Given;
let calls: string[];
beforeEach(() => {
  localStorage.clear();
  logIn();
  calls = [];
  answer = { data: full };
  answerCalls(({ path }) => {
    calls.push(path);
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (rows = eincomes) => renderInPortal(<SmileBrackets accountId="a-1" eincomes={rows} />);
const cellsOf = (table: HTMLElement, role: 'columnheader' | 'cell') =>
  within(table)
    .getAllByRole(role)
    .map((cell) => cell.textContent);

it('shows estimated incomes, latest first, five at a time', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Smile Brackets (early access)' })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Estimated Incomes' });
  expect(cellsOf(table, 'columnheader')).toEqual(['Month', 'Currency', 'Amount']);
  expect(cellsOf(table, 'cell').slice(0, 6)).toEqual(['June 2026', 'PHP', '-', 'May 2026', 'PHP', '18,500.00']);
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  await userEvent.selectOptions(screen.getByLabelText('Rows per page of Estimated Incomes'), '10');
  expect(within(table).getAllByRole('row')).toHaveLength(7);
});

it('shows the insights in three tabs, as they come formatted', async () => {
  show();
  const income = await screen.findByRole('table', { name: 'Income' });
  expect(calls).toEqual([expect.stringMatching(/\/developer\/v1\/insights\/summary\?mode=SANDBOX&accountId=a-1$/)]);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Income',
    'Liabilities',
    'Identity & Employments',
  ]);
  const measures = ['Sum', 'Average', 'Minimum', 'Median', 'Maximum', 'Standard Deviation'];
  expect(cellsOf(income, 'columnheader')).toEqual(['Period', ...measures]);
  expect(cellsOf(income, 'cell')).toEqual(['All Time', ...Object.values(statistics), 'PHP 707.11']);
  expect(screen.getByText('Number of Income Records')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('tab', { name: 'Liabilities' }));
  const liabilities = screen.getByRole('table', { name: 'Liabilities' });
  expect(cellsOf(liabilities, 'columnheader')).toEqual(['Category', 'Quantity', ...measures]);
  expect(cellsOf(liabilities, 'cell')).toEqual(['Loans', '3', ...Object.values(statistics), '-']);

  await userEvent.click(screen.getByRole('tab', { name: 'Identity & Employments' }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Age',
    'Current Employment Status',
  ]);
  expect(screen.getByText('55')).toBeInTheDocument();
});

it('explains missing sections, which cannot be opened', async () => {
  answer = { data: empty };
  show([]);
  for (const name of ['Estimated Incomes', 'User Insights']) {
    await screen.findByText(`Platform does not support ${name}`);
    const section = screen.getByRole('region', { name });
    expect(section).toHaveTextContent('Not available. Possible reasons:');
    expect(within(section).queryByRole('button')).not.toBeInTheDocument();
  }
});

it('shows an error and tries again', async () => {
  answer = { code: 'SERVER_UNAVAILABLE', message: 'Down.' };
  show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The insights could not be loaded');
  expect(alert).toHaveTextContent('req-1');
  answer = { data: full };
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Income' })).toBeInTheDocument();
});

it('shows a placeholder of the same shape while loading', () => {
  show();
  expect(screen.getByRole('status', { name: 'Loading the insights' })).toBeInTheDocument();
});
