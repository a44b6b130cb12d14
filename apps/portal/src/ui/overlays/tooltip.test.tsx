import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { Tooltip } from './tooltip.tsx';

it('describes the element under the pointer, until it leaves or Escape is pressed', async () => {
  const user = userEvent.setup();
  renderInPortal(
    <Tooltip label="Ends the session">
      <button type="button">Sign out</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  expect(button).not.toHaveAccessibleDescription();
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ends the session');
  expect(button).toHaveAccessibleDescription('Ends the session');
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(button);
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(button).not.toHaveAccessibleDescription();
});

it('keeps the ref of its element', () => {
  const ref = vi.fn();
  renderInPortal(
    <Tooltip label="Ends the session">
      <button type="button" ref={ref}>
        Sign out
      </button>
    </Tooltip>,
  );
  expect(ref).toHaveBeenCalledWith(screen.getByRole('button'));
});
