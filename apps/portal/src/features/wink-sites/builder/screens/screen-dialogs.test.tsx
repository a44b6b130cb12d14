import { documentOf, screenWithForm } from '@smile/site-model/testing/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInBuilder } from '../testing/render-in-builder.tsx';
import { AddScreenDialog } from './add-screen-dialog.tsx';
import { DeleteScreenDialog } from './delete-screen-dialog.tsx';

const document = documentOf([screenWithForm('Screen_a', []), screenWithForm('Screen_b', [])]);

it('adds a screen of a kind, once it has a name', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  const store = renderInBuilder(<AddScreenDialog onClose={onClose} />, document);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Screen' }));
  expect(
    within(dialog.getByLabelText('Screen Type'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Form', 'Wink Widget', 'Landing Page', 'Ending']);
  await user.type(dialog.getByLabelText(/^Screen Name/), '  ');
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Screen Type'), 'Wink Widget');
  await user.type(dialog.getByLabelText(/^Screen Name/), 'Connect{Enter}');
  const { document: changed, currentScreenId } = store.getState();
  expect(changed.screens[currentScreenId]).toMatchObject({
    screenName: 'Connect',
    module: { type: 'WinkWidgetModule' },
  });
  expect(changed.screenIds).toEqual(['Screen_a', 'Screen_b', currentScreenId]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('deletes a screen once that is confirmed', async () => {
  const onClose = vi.fn();
  const store = renderInBuilder(<DeleteScreenDialog screenId="Screen_a" onClose={onClose} />, document);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Screen' }));
  expect(
    dialog.getByText('Are you sure you want to delete this screen? This action cannot be undone.'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(store.getState().document.screenIds).toEqual(['Screen_b']);
  expect(onClose).toHaveBeenCalledOnce();
});
