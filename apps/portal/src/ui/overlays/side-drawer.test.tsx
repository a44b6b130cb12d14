import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { RelativeTime } from '../format/relative-time.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
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

function DrawerWithQuestion({ onClose }: { onClose: () => void }) {
  const [isAsking, setIsAsking] = useState(true);
  return (
    <SideDrawer opened onClose={onClose} backLabel="Back to User Data">
      <ConfirmDialog
        opened={isAsking}
        title="Erase the user?"
        confirmLabel="Erase"
        isBusy={false}
        onConfirm={onClose}
        onClose={() => setIsAsking(false)}
      >
        All of it goes.
      </ConfirmDialog>
    </SideDrawer>
  );
}

it('closes on Escape, after the dialog that lies over it', async () => {
  const onClose = vi.fn();
  renderInPortal(<DrawerWithQuestion onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Erase the user?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Erase the user?' })).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
