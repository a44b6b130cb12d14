import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { AccountLimitField } from './account-limit-field.tsx';

it.each([['-5'], ['0'], ['']])('goes back to 1 from "%s" as it is left', async (typed) => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  renderInPortal(<AccountLimitField value={3} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'N' });
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue('1');
  expect(onChange.mock.calls).toEqual([[1]]);
});
