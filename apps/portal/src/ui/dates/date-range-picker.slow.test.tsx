import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

async function openPicker() {
  const onChange = vi.fn();
  renderInPortal(
    <DateRangePicker
      label="Period"
      value={{ start: '2026-10-20', end: '2026-11-20' }}
      onChange={onChange}
      limits={{ minDays: 2, maxDays: 60, windowDays: 60 }}
      today="2026-11-20"
      footer="Data is available only for the past two (2) months."
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'From 2026-10-20 To 2026-11-20' }));
  await screen.findByRole('button', { name: '20 November 2026' });
  return onChange;
}

it('shows two months and disables the days outside the window', async () => {
  await openPicker();
  expect(screen.getByText('October 2026')).toBeInTheDocument();
  expect(screen.getByText('November 2026')).toBeInTheDocument();
  expect(screen.getByText('Data is available only for the past two (2) months.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '21 November 2026' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('button', { name: '21 September 2026' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '20 September 2026' })).toBeDisabled();
});

it('takes two days of the calendar, but not one', async () => {
  const onChange = await openPicker();
  await userEvent.click(screen.getByRole('button', { name: '10 November 2026' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '11 November 2026' }));
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-10', end: '2026-11-11' });
});

it('reports an incomplete date when the field is left, and accepts it once it is complete', async () => {
  const onChange = await openPicker();
  const start = screen.getByLabelText('From');
  await userEvent.clear(start);
  await userEvent.type(start, '2026-11');
  expect(screen.queryByText('Please enter a date.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('Please enter a date.')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(start, '-02');
  expect(screen.queryByText('Please enter a date.')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledWith({ start: '2026-11-02', end: '2026-11-20' });
});

it('keeps a range the wrong way round to itself and warns', async () => {
  const onChange = await openPicker();
  const end = screen.getByLabelText('To');
  await userEvent.clear(end);
  await userEvent.type(end, '2026-10-01');
  expect(screen.getByText('The end time cannot be later than the start time!')).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
