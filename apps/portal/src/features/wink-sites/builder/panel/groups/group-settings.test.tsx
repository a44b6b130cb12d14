import { documentOf, employersGroup, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

it.each([
  ['Minimum entries', 'changed the minimum entries of Employers'],
  ['Maximum entries', 'changed the maximum entries of Employers'],
])('names the step that changes the %s', async (name, label) => {
  const { user, store } = openGroup();
  await user.selectOptions(screen.getByRole('combobox', { name }), '2');
  expect(store.getState().history.past.at(-1)?.label).toBe(label);
});
