import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { DeliveryFilters } from './delivery-filters.tsx';

it('refuses a From after its To', async () => {
  const onSearch = vi.fn();
  renderInPortal(<DeliveryFilters filters={{}} onSearch={onSearch} onReset={() => {}} />);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-13T10:00' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-12T10:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('The start time cannot be later than the end time!')).toBeInTheDocument();
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-14T10:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
});
