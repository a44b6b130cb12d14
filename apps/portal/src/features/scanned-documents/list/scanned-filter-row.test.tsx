import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectOrderedDates } from '../../../../testing/expect-ordered-dates.ts';
import { renderInPortal } from '../../../../testing/render.tsx';
import { ScannedFilterRow } from './scanned-filter-row.tsx';

it('shows its dates as yyyy-MM-dd, and refuses a Start Date after the End Date', async () => {
  const filters = { fileType: '', startDate: '2026-11-10', endDate: '2026-11-12' };
  renderInPortal(<ScannedFilterRow filters={filters} today="2026-11-20" onSearch={() => {}} onReset={() => {}} />);
  expect(screen.getByRole('button', { name: 'Start Date' })).toHaveTextContent('2026-11-10');
  await expectOrderedDates();
});
