import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';

it('refuses a From after its To', async () => {
  const onSearch = vi.fn();
  const filters = { from: '2026-11-13T10:00:00Z', to: '2026-11-12T10:00:00Z' };
  renderInPortal(<DeliveryFilters filters={filters} onSearch={onSearch} onReset={() => {}} />);
  expect(screen.getByRole('button', { name: 'From' })).toHaveTextContent(/^2026-11-13 \d\d:\d\d$/);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('The start time cannot be later than the end time!');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear To' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith({ from: filters.from }));
});
