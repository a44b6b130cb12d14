import { NativeSelect, TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { hasUnsavedChanges } from '../../api/unsaved-changes.ts';
import { Dialog } from './dialog.tsx';
import { MessageDialog } from './message-dialog.tsx';

async function open() {
  const onClose = vi.fn();
  renderInPortal(
    <Dialog opened onClose={onClose} title="Add New Webhook">
      <TextInput label="Name" data-autofocus />
      <NativeSelect label="Kind" data={['One', 'Two']} />
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  return onClose;
}

const question = () => screen.findByRole('dialog', { name: 'Close without saving?' });
const cross = () => document.querySelector<HTMLElement>('.mantine-Modal-close')!;
const closings = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click beside it', () => userEvent.click(document.querySelector('.mantine-Modal-overlay')!)],
  ['its cross', () => userEvent.click(cross())],
] as const;

it.each(closings)('closes at once with %s without changes', async (_, close) => {
  const onClose = await open();
  await close();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each(closings)('asks before something typed goes with %s', async (_, close) => {
  const onClose = await open();
  await userEvent.keyboard('Orders');
  expect(hasUnsavedChanges('dialog')).toBe(true);
  await close();
  await question();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Orders');
  expect(onClose).not.toHaveBeenCalled();
  await close();
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks after a choice as after typing, but not after undone typing', async () => {
  const onClose = await open();
  await userEvent.keyboard('O{Backspace}');
  expect(hasUnsavedChanges('dialog')).toBe(false);
  await userEvent.tab();
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Two');
  await userEvent.keyboard('{Escape}');
  await question();
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves its own buttons alone', async () => {
  const onClose = await open();
  await userEvent.keyboard('Orders');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes only the message on top with one press of Escape', async () => {
  const [onClose, onRead] = [vi.fn(), vi.fn()];
  renderInPortal(
    <Dialog opened onClose={onClose} title="Form">
      <TextInput label="Name" />
      <MessageDialog title="Error" message="No." onClose={onRead} />
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Error' });
  await userEvent.keyboard('{Escape}');
  expect([onRead, onClose].map((mock) => mock.mock.calls.length)).toEqual([1, 0]);
});

it('ignores Escape and a click beside it, and has no cross, without onClose', async () => {
  renderInPortal(
    <Dialog opened title="Unsaved changes">
      <button type="button" data-autofocus>
        Continue
      </button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('button')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.mantine-Modal-overlay')!);
  expect(screen.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible();
});
