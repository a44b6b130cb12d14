import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

const ignore = () => undefined;

it.each([
  ['a date', <DateField key="date" label="Start Date" value="2026-11-20" onChange={ignore} />],
  ['a time', <DateTimeField key="time" label="Start Date" value="2026-11-20 10:00:00" onChange={ignore} />],
])('names the calendar of %s after its field', async (_, field) => {
  renderInPortal(field);
  await userEvent.click(screen.getByRole('button', { name: 'Start Date' }));
  const opener = await screen.findByRole('button', { name: 'Start Date', expanded: true });
  const calendar = await screen.findByRole('dialog');
  expect(calendar).toHaveAttribute('aria-labelledby', opener.id);
});
