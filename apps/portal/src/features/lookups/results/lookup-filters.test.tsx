import { it } from 'vitest';
import { expectOrderedDates } from '../../../../testing/expect-ordered-dates.ts';
import { renderInPortal } from '../../../../testing/render.tsx';
import { LookupFilters } from './lookup-filters.tsx';

it('refuses a Start Date after the End Date', async () => {
  renderInPortal(
    <LookupFilters
      label="Find lookups"
      fields={[]}
      filters={{ id: '', mobile: '', email: '', from: '2026-11-10', to: '2026-11-12' }}
      mayOmitDates
      today="2026-11-20"
      onSearch={() => {}}
      onReset={() => {}}
    />,
  );
  await expectOrderedDates();
});
