import { it } from 'vitest';
import { expectOrderedDates } from '../../../testing/expect-ordered-dates.ts';
import { renderInPortal } from '../../../testing/render.tsx';
import { SessionFilterForm } from './session-filter-form.tsx';

const filters = { winkSiteId: '', userId: '', status: '', startDate: '2026-11-10', endDate: '2026-11-12' } as const;

it('refuses a Start Date after the End Date', async () => {
  renderInPortal(<SessionFilterForm filters={filters} today="2026-11-20" onSearch={() => {}} onReset={() => {}} />);
  await expectOrderedDates();
});
