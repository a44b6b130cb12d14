import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { LookupFilters } from '../features/lookups/results/lookup-filters.tsx';
import { ScannedFilterRow } from '../features/scanned-documents/list/scanned-filter-row.tsx';
import { SessionFilterForm } from '../features/site-sessions/session-filter-form.tsx';

const shared = { today: '2026-11-20', onSearch: () => {}, onReset: () => {} };
const dates = { startDate: '2026-11-10', endDate: '2026-11-12' };
const lookups = { id: '', mobile: '', email: '', from: dates.startDate, to: dates.endDate };

const filters: [name: string, filter: ReactElement][] = [
  [
    'lookups',
    <LookupFilters key="lookups" label="Find lookups" fields={[]} filters={lookups} mayOmitDates {...shared} />,
  ],
  ['scanned documents', <ScannedFilterRow key="documents" filters={{ fileType: '', ...dates }} {...shared} />],
  [
    'sessions',
    <SessionFilterForm key="sessions" filters={{ winkSiteId: '', userId: '', status: '', ...dates }} {...shared} />,
  ],
];

it.each(filters)('refuses a Start Date after the End Date in the filter of %s', async (_name, filter) => {
  renderInPortal(filter);
  const user = userEvent.setup();
  const day = (number: number) => screen.findByRole('button', { name: `${number} November 2026` });
  expect(screen.getByRole('button', { name: 'Start Date' })).toHaveTextContent('2026-11-10');
  await user.click(screen.getByRole('button', { name: 'Start Date' }));
  expect(await day(12)).toBeEnabled();
  expect(await day(13)).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'End Date' }));
  expect(await day(9)).toBeDisabled();
  expect(await day(10)).toBeEnabled();
});
