import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** A filter that shows 10 to 12 November 2026: neither date can be picked beyond the other. */
export async function expectOrderedDates(): Promise<void> {
  const user = userEvent.setup();
  const day = (number: number) => screen.findByRole('button', { name: `${number} November 2026` });
  await user.click(screen.getByRole('button', { name: 'Start Date' }));
  expect(await day(12)).toBeEnabled();
  expect(await day(13)).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'End Date' }));
  expect(await day(9)).toBeDisabled();
  expect(await day(10)).toBeEnabled();
}
