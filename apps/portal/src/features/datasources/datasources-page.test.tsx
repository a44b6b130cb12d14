import { answerCalls } from '@smile/contract/testing/answer';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { stubWideScreen } from '../../../testing/wide-screen.ts';
import { routeTree } from '../../app/routes.ts';

const provider = {
  id: 'upwork',
  name: 'Upwork',
  longName: 'Upwork Global Inc.',
  logoUrl: '',
  typeLabel: 'Gig Platform',
  subTypeLabel: 'Professional Services',
  enabled: true,
  mfa: false,
  monitorSupported: false,
  supported: ['IDENTITIES', 'RATINGS'],
};
const fileType = { type: 'PAYSLIP', typeLabel: 'Payslip', logoUrl: '', enabled: true, ocr: true, supported: ['NONE'] };
const group = {
  datapoint: 'RATINGS',
  datasourceId: 'upwork',
  total: 2,
  totalSupported: 1,
  items: [
    { name: 'currentRating', supportedStatus: 'SUPPORTED' },
    { name: 'likesReceived', supportedStatus: 'UNSUPPORTED' },
  ],
};

beforeEach(() => {
  localStorage.clear();
  logIn();
  stubWideScreen();
});
afterEach(() => vi.unstubAllGlobals());

function open(path: string, isEmpty = false) {
  const fetchMock = answerCalls(({ path: called }) => {
    if (called.includes('/datapoints/list')) return { data: { items: [group] } };
    if (called.includes('/providers')) return { data: { nextCursor: null, items: isEmpty ? [] : [provider] } };
    if (called.includes('/fileTypes')) return { data: { nextCursor: null, items: [fileType] } };
    return {};
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  renderInPortal(<RouterProvider router={router as never} />);
  return { href: () => router.history.location.href, urls: () => fetchMock.mock.calls.map(([url]) => String(url)) };
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);

it('lists providers with the specified columns', async () => {
  open('/developer/providers');
  await screen.findByText('Upwork Global Inc.');
  expect(headers()).toEqual([
    'Details',
    'Name',
    'ID',
    'Long Name',
    'Type',
    'Subtype',
    'Enabled',
    'MFA',
    'CDS',
    'Supported Data Points',
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  const supported = screen.getByText('2 of 11');
  await userEvent.hover(supported);
  expect(await screen.findByText('Identities, Ratings')).toBeInTheDocument();
});

it('opens a row to show its data points, supported ones as chips', async () => {
  open('/developer/providers');
  const opener = await screen.findByRole('button', { name: 'Details of Upwork' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  const ratings = await screen.findByRole('region', { name: 'Ratings' });
  expect(within(ratings).getByText('1 of 2 supported')).toBeInTheDocument();
  const chip = within(ratings).getByText('currentRating').closest('.mantine-Badge-root');
  expect(chip?.getAttribute('style')).toContain('--mantine-color-gray-light');
  expect(within(ratings).getByText('likesReceived').closest('.mantine-Badge-root')).toBeNull();
  await userEvent.click(opener);
  expect(screen.queryByRole('region', { name: 'Ratings' })).not.toBeInTheDocument();
});

it('searches by name, type and enabled, and keeps that in the URL', async () => {
  const { href, urls } = open('/developer/providers', true);
  await userEvent.type(await screen.findByLabelText('Provider Name'), 'up');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'GIG');
  await userEvent.selectOptions(screen.getByLabelText('Enabled'), 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(href()).toContain('name=up'));
  await waitFor(() => expect(urls()).toContain('/sandbox/v1/providers?size=150&name=up&type=GIG&enabled=true'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Reset' })[0]!);
  await waitFor(() => expect(href()).toBe('/developer/providers'));
});

it('lists archive file types with the specified columns and filters', async () => {
  open('/providers');
  await userEvent.click(await screen.findByRole('tab', { name: 'Archive File Types' }));
  await screen.findByText('Payslip');
  expect(headers()).toEqual(['Details', 'Name', 'Type', 'Enabled', 'OCR', 'Supported Data Points']);
  expect(screen.queryByLabelText('Provider Name')).not.toBeInTheDocument();
  expect(
    within(screen.getByLabelText('Type'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All', 'SOCIAL_SECURITY', 'TAX_DOCUMENT', 'PAYSLIP', 'COMPANY_ID']);
});

it('says Not found when nothing matches', async () => {
  open('/developer/providers?name=nobody', true);
  expect(await screen.findByText('Not found')).toBeInTheDocument();
});
