import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { CodeField } from './code-field.tsx';

function Page() {
  const [value, setValue] = useState('');
  return <CodeField label="Code" length={4} value={value} error={null} onChange={setValue} />;
}

const field = () => screen.getByLabelText('Code');

beforeEach(() => void render(<Page />));

it.each([
  '1 234',
  '12-34',
  'Your code is 1234',
  'Ref. 77: use 1 234 within 5 minutes',
  '１２３４',
  '١٢٣٤',
  '۱ ۲ ۳ ۴',
  '12345',
])('takes the digits of the pasted text %j', async (text) => {
  await userEvent.click(field());
  await userEvent.paste(text);
  expect(field()).toHaveValue('1234');
});

it('takes no letters and no digit beyond its length', async () => {
  await userEvent.type(field(), '1a2 3-456');
  expect(field()).toHaveValue('1234');
});

it('waits for an input method to finish composing', () => {
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '１' }, isComposing: true });
  expect(field()).toHaveValue('１');
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue('1');
});

it('shows the place of the caret while it has the focus', async () => {
  const marked = () =>
    [...document.querySelectorAll('.cells > *, [class*=cells] > *')].findIndex((cell) => cell.matches('[data-caret]'));
  await userEvent.click(field());
  expect(marked()).toBe(0);
  await userEvent.keyboard('123');
  expect(marked()).toBe(3);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(marked()).toBe(1);
  await userEvent.tab();
  expect(marked()).toBe(-1);
});

it('keeps the caret where a letter or a digit too many was typed', async () => {
  const caret = () => (field() as HTMLInputElement).selectionStart;
  await userEvent.type(field(), '123');
  await userEvent.type(field(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([(field() as HTMLInputElement).value, caret()]).toEqual(['123', 1]);
  await userEvent.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([(field() as HTMLInputElement).value, caret()]).toEqual(['1923', 2]);
  await userEvent.type(field(), '8', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([(field() as HTMLInputElement).value, caret()]).toEqual(['1982', 3]);
});
