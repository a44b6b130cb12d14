import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { Popover } from './popover/popover.tsx';

it('opens its actions, does one and gives the focus back', async () => {
  const rotate = vi.fn();
  renderInPortal(
    <Menu button={<button type="button">More</button>}>
      <MenuItem onClick={rotate}>Rotate</MenuItem>
      <MenuItem disabled onClick={rotate}>
        Delete
      </MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More' });
  expect(button).toHaveAttribute('aria-controls', menu.id);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rotate' })).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(rotate).toHaveBeenCalledOnce();
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes with its button, with Escape and with a click elsewhere', async () => {
  renderInPortal(
    <>
      <Menu button={<button type="button">More</button>}>
        <MenuItem onClick={() => undefined}>Rotate</MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  const closings = [
    () => userEvent.click(button),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByText('Elsewhere')),
  ];
  for (const close of closings) {
    await userEvent.click(button);
    await screen.findByRole('menu');
    await close();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
});

it('shows beside a button a popover that can close itself', async () => {
  renderInPortal(
    <Popover button={<button type="button">Checks</button>}>
      {(close) => (
        <button type="button" onClick={close}>
          Go there
        </button>
      )}
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Checks' });
  await userEvent.click(button);
  const shown = await screen.findByRole('button', { name: 'Go there' });
  expect(screen.getByRole('dialog', { name: 'Checks' })).toContainElement(shown);
  await waitFor(() => expect(shown).toHaveFocus());
  await userEvent.click(shown);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});
