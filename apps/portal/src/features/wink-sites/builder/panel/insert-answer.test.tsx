import { findComponent, findForm } from '@smile/site-model/parts';
import { documentOf, inputNamed, routeTo, screenWithForm, textOf } from '@smile/site-model/testing/documents';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { ComponentSettings } from '../on-demand.tsx';
import { renderInBuilder } from '../testing/render-in-builder.tsx';

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
