import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { RelativeTime } from './relative-time.tsx';
import { SideDrawer } from './side-drawer.tsx';

it('is named by its back link, which closes it', async () => {
  const onClose = vi.fn();
  renderInPortal(
    <SideDrawer opened onClose={onClose} backLabel="Back to User Data">
      <RelativeTime value={new Date().toISOString()} />
    </SideDrawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Back to User Data' })).toHaveTextContent('a few seconds ago');
  await userEvent.click(screen.getByRole('button', { name: 'Back to User Data' }));
  expect(onClose).toHaveBeenCalledOnce();
});
