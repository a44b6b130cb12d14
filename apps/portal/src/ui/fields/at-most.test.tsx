import { Textarea, TextInput } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { atMost } from './at-most.ts';

function Name({ type }: { type?: 'email' }) {
  const [name, setName] = useState('');
  return (
    <TextInput
      label="Name"
      type={type}
      {...atMost(5)}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
    />
  );
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

it('takes as many emoji as letters', async () => {
  renderInPortal(<Name />);
  await userEvent.click(nameField());
  await userEvent.paste('😀😀😀😀😀😀😀');
  expect(nameField()).toHaveValue('😀😀😀😀😀');
  await userEvent.clear(nameField());
  await userEvent.type(nameField(), 'letters');
  expect(nameField()).toHaveValue('lette');
});

it('removes excess characters at the cursor', () => {
  renderInPortal(<Name />);
  fireEvent.input(nameField(), { target: { value: 'abcde' } });
  nameField().setSelectionRange(1, 1);
  nameField().setRangeText('😀😀', 1, 1, 'end');
  fireEvent.input(nameField());
  expect(nameField()).toHaveValue('abcde');
  expect(nameField().selectionStart).toBe(1);

  fireEvent.input(nameField(), { target: { value: 'abcd' } });
  nameField().setRangeText('😀😀', 1, 1, 'end');
  fireEvent.input(nameField());
  expect(nameField()).toHaveValue('a😀bcd');
  expect(nameField().selectionStart).toBe(3);
});

it('cuts an email address at its end, because its field has no cursor', () => {
  renderInPortal(<Name type="email" />);
  fireEvent.input(nameField(), { target: { value: 'a@example.com' } });
  expect(nameField()).toHaveValue('a@exa');
});

it('cuts the text of an uncontrolled multiline field', async () => {
  renderInPortal(<Textarea label="Text" {...atMost(3)} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'a{enter}😀b');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('a\n😀');
});
