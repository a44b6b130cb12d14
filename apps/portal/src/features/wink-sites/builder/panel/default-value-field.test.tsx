import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { DefaultValueField } from './default-value-field.tsx';

function renderField(type: 'DatePicker' | 'DateRangePicker', value: string) {
  const onChange = vi.fn();
  renderInPortal(<DefaultValueField type={type} options={[]} value={value} onChange={onChange} />);
  return onChange;
}

it("picks a date's default from the portal's calendar, and takes it away", async () => {
  const onChange = renderField('DatePicker', '2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Default Value' }));
  await userEvent.click(await screen.findByRole('button', { name: '12 November 2026' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-12');
  await userEvent.click(screen.getByRole('button', { name: 'Clear Default Value' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

it('keeps the days of a range in order', async () => {
  const onChange = renderField('DateRangePicker', '2026-11-10/2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: 'Default Value: end' }));
  expect(await screen.findByRole('button', { name: '9 November 2026' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '11 November 2026' }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-10/2026-11-11');
});

it('shows no default value for a text that is not a date', () => {
  renderField('DatePicker', 'tomorrow');
  expect(screen.getByRole('button', { name: 'Default Value' })).toHaveTextContent(/^$/);
});
