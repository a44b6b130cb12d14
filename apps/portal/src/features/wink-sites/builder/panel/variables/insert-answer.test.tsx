import { findComponent, findForm } from '@smile/site-model/parts';
import {
  documentOf,
  employersGroup,
  inputNamed,
  routeTo,
  screenWithForm,
  textOf,
} from '@smile/site-model/testing/documents';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ComponentSettings } from '../../on-demand.tsx';
import { renderInBuilder } from '../../testing/render-in-builder.tsx';

beforeAll(() => ComponentSettings.preload());

it('inserts what a text can show where the cursor is, and nothing that is asked later', async () => {
  const share = {
    id: 'Calculation_1',
    name: 'Share',
    type: 'SUM',
    operands: [],
    decimals: 2,
    isEmptyZero: false,
  } as const;
  const document = documentOf(
    [
      screenWithForm(
        'Screen_Income',
        [inputNamed('pay', { label: 'Monthly pay' }), { ...textOf('Paragraph', 'You earn .'), id: 'Paragraph_1' }],
        [routeTo('Screen_Later')],
      ),
      screenWithForm('Screen_Later', [inputNamed('late', { label: 'Later question' })]),
    ],
    { calculations: [{ ...share, operands: [] }] },
  );
  const store = renderInBuilder(<ComponentSettings />, document);
  act(() => store.getState().select({ kind: 'component', id: 'Paragraph_1' }));
  const user = userEvent.setup();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const list = screen.getByRole('combobox', { name: 'Insert an answer into the text' });
  act(() => text.setSelectionRange(9, 9));
  await user.selectOptions(list, 'Monthly pay');
  const shown = () => findComponent(findForm(store.getState().document, 'Screen_Income')!, 'Paragraph_1')!.props;
  expect(shown()).toMatchObject({ text: 'You earn {{Income.Monthly pay}}.' });
  expect(text).toHaveFocus();
  act(() => text.setSelectionRange(0, 8));
  await user.selectOptions(list, 'Share');
  expect(shown()).toMatchObject({ text: '{{Calculated.Share}} {{Income.Monthly pay}}.' });
  expect(screen.queryByRole('option', { name: 'Later question' })).not.toBeInTheDocument();
});

it('inserts the list of the answers to a field of a repeating group', async () => {
  const store = renderInBuilder(
    <ComponentSettings />,
    documentOf([
      screenWithForm('Screen_Work', [employersGroup()], [routeTo('Screen_Next')]),
      screenWithForm('Screen_Next', [{ ...textOf('Paragraph', ''), id: 'Paragraph_1' }]),
    ]),
  );
  act(() => {
    store.getState().showScreen('Screen_Next');
    store.getState().select({ kind: 'component', id: 'Paragraph_1' });
  });
  const list = screen.getByRole('combobox', { name: 'Insert an answer into the text' });
  await userEvent.selectOptions(list, 'List of pay (Employers)');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('{{Work.Employers.pay}}');
  expect(screen.getByRole('option', { name: '₱12,345.50' })).toBeInTheDocument();
});

it('sets the format and the fallback of the variable at the cursor', async () => {
  const pay = { ...inputNamed('pay', { label: 'Pay', currency: 'USD' }), type: 'MoneyInput' as const };
  const paragraph = { ...textOf('Paragraph', 'You earn {{Income.Pay}}.'), id: 'Paragraph_1' };
  const store = renderInBuilder(
    <ComponentSettings />,
    documentOf([
      screenWithForm('Screen_Income', [pay], [routeTo('Screen_Next')]),
      screenWithForm('Screen_Next', [paragraph]),
    ]),
  );
  act(() => {
    store.getState().showScreen('Screen_Next');
    store.getState().select({ kind: 'component', id: 'Paragraph_1' });
  });
  const user = userEvent.setup();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const shown = () =>
    (findComponent(findForm(store.getState().document, 'Screen_Next')!, 'Paragraph_1')!.props as { text: string }).text;
  expect(screen.queryByRole('combobox', { name: 'Show as' })).not.toBeInTheDocument();
  await user.click(text);
  await user.keyboard('{ArrowLeft}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show as' }), '$12,345.50');
  expect(shown()).toBe('You earn {{Income.Pay|USD}}.');
  await user.type(screen.getByRole('textbox', { name: 'If there is no answer' }), 'your "{{pay}}"');
  expect(shown()).toBe('You earn {{Income.Pay|USD|"your pay"}}.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show as' }), 'As answered');
  expect(shown()).toBe('You earn {{Income.Pay|"your pay"}}.');
});
