import { it } from 'vitest';
import { expectOrderedDates } from '../../../testing/expect-ordered-dates.ts';
import { renderInPortal } from '../../../testing/render.tsx';
import { ScannedFilterRow } from './scanned-filter-row.tsx';

it('refuses a Start Date after the End Date', async () => {
  const filters = { fileType: '', startDate: '2026-11-10', endDate: '2026-11-12' };
  renderInPortal(<ScannedFilterRow filters={filters} today="2026-11-20" onSearch={() => {}} onReset={() => {}} />);
  await expectOrderedDates();
});
