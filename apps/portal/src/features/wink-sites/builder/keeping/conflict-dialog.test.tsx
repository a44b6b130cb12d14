import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const place = { screenId: null, componentId: null };
const clashes = [
  { id: 'label', what: 'Label of Pay', theirs: '"Wage"', mine: '"Salary"', ...place },
  { id: 'name', what: 'Site name', theirs: '"Cards"', mine: '"Loans"', ...place },
];

function open() {
  const resolve = vi.fn();
  const onClose = vi.fn();
  renderInPortal(<ConflictDialog conflict={{ clashes, who: 'Anisha', resolve }} onClose={onClose} />);
  return { resolve, onClose };
}

it('shows both values of every conflict, and keeps the chosen ones', async () => {
  const { resolve, onClose } = open();
  expect(await screen.findByRole('dialog', { name: 'Both of you changed the same parts' })).toBeVisible();
  const label = screen.getByRole('radiogroup', { name: 'Label of Pay' });
  expect(label).toBeVisible();
  expect(screen.getByLabelText('Mine: "Salary"')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Anisha: "Wage"'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep these' }));
  expect(resolve).toHaveBeenCalledWith({ label: 'theirs' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('cannot be passed without a decision', async () => {
  const { resolve, onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect([resolve.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});
