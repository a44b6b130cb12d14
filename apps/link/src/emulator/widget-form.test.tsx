import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fillFields, listFieldNames, watchFields } from './widget-form.ts';

afterEach(cleanup);

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input name="email" aria-label="Email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <input name="password" type="password" aria-label="Password" />
      <input name="page" type="file" aria-label="Page" />
      <output>{email}</output>
    </form>
  );
}

it('fills the fields that the form has, and the form notices', () => {
  render(<Form />);
  expect(listFieldNames(document)).toEqual(['email', 'password']);
  act(() => fillFields(document, { email: 'gpalomero1234@smileapi.io', password: '123456', code: '1234' }));
  expect(screen.getByRole('status')).toHaveTextContent('gpalomero1234@smileapi.io');
  expect(screen.getByLabelText('Password')).toHaveValue('123456');
});

it('tells the names of the fields as the screen changes', async () => {
  const told: string[][] = [];
  watchFields(document, (names) => told.push(names));
  expect(told).toEqual([[]]);
  render(<Form />);
  await waitFor(() => expect(told).toEqual([[], ['email', 'password']]));
  cleanup();
  await waitFor(() => expect(told.at(-1)).toEqual([]));
});
