import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/render.tsx';
import { CopyableId } from './copyable-id.tsx';

it('copies the whole value of a shortened id, with a short confirmation', async () => {
  userEvent.setup();
  renderInPortal(<CopyableId value="user-0123456789abcdef" label="User ID" lastCharacters={8} />);
  expect(screen.getByText('89abcdef')).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Copy User ID' });
  // Synchronous clicks, however busy the machine is.
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findAllByText('Copy success!')).toHaveLength(1);
  expect(await navigator.clipboard.readText()).toBe('user-0123456789abcdef');
  await waitFor(() => expect(screen.queryByText('Copy success!')).not.toBeInTheDocument(), { timeout: 8000 });
});
