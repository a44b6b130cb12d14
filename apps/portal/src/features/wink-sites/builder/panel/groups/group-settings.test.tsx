import { fieldsInGroup, findComponent, findForm } from '@smile/site-model/parts';
import { documentOf, employersGroup, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { logIn } from '../../../../../../testing/tokens.ts';
import { ComponentSettings, GroupSettings } from '../../on-demand.tsx';
import { renderInBuilder } from '../../testing/render-in-builder.tsx';
import { PropertyPanel } from '../property-panel.tsx';

beforeAll(() => Promise.all([ComponentSettings.preload(), GroupSettings.preload()]));
beforeEach(() => logIn());
afterEach(() => localStorage.clear());

function openGroup() {
  const group = employersGroup({ fields: ['Company', 'Pay', 'Town'].map((label) => inputNamed(label)) });
  const store = renderInBuilder(<PropertyPanel />, documentOf([screenWithForm('Screen_1', [group])]));
  act(() => store.getState().select({ kind: 'component', id: group.id }));
  return { store, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

it('moves the focus to the next field after one is deleted, and to the add button after the last', async () => {
  const { user } = openGroup();
  await user.click(button('Delete Pay'));
  expect(button('Edit Town')).toHaveFocus();
  await user.click(button('Delete Town'));
  expect(button('Add field')).toHaveFocus();
});

it('changes the type of a field, which keeps its label, name and conditions', async () => {
  const { user, store } = openGroup();
  await user.click(button('Edit Pay'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Input' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Money');
  expect(await screen.findByRole('dialog', { name: 'Money' })).toBeInTheDocument();
  await vi.waitFor(() => expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveFocus());
  const group = () => findComponent(findForm(store.getState().document, 'Screen_1')!, 'Group_1')!;
  expect(fieldsInGroup(group())[1]).toMatchObject({
    id: 'Input_Pay',
    type: 'MoneyInput',
    props: { label: 'Pay', name: 'Pay', currency: 'PHP' },
  });
});

it('shows a field only if another field of its entry matches', async () => {
  const { user, store } = openGroup();
  await user.click(button('Edit Pay'));
  const field = within(await screen.findByRole('dialog', { name: 'Input' }));
  await user.click(field.getByRole('button', { name: 'Edit Shown only if' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shown only if: Pay' }));
  await user.click(dialog.getByRole('button', { name: 'Add condition' }));
  const fields = within(dialog.getByRole('combobox', { name: 'Field' }));
  expect(fields.getByRole('option', { name: 'Company' })).toBeInTheDocument();
  expect(fields.queryByRole('option', { name: 'Town' })).not.toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Value' }), 'Acme');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Company = "Acme"')).toBeInTheDocument();
  const form = findForm(store.getState().document, 'Screen_1')!;
  expect(fieldsInGroup(findComponent(form, 'Group_1')!)[1]!.props.visibleIf).toMatchObject({
    items: [{ field: { componentId: 'Input_Company' }, type: 'EQ', value: 'Acme' }],
  });
});

it.each([
  ['Minimum entries', 'changed the minimum entries of Employers'],
  ['Maximum entries', 'changed the maximum entries of Employers'],
])('names the step that changes the %s', async (name, label) => {
  const { user, store } = openGroup();
  await user.selectOptions(screen.getByRole('combobox', { name }), '2');
  expect(store.getState().history.past.at(-1)?.label).toBe(label);
});
