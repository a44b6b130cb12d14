import { TextInput } from '@mantine/core';
import { CallError } from '@smile/contract/call';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { renderInPortal } from '../../../testing/render.tsx';
import { toRefusal } from '../../api/refusal.ts';
import { useRefusal } from './use-refusal.ts';
import { useSchemaForm } from './use-schema-form.ts';

const values = {
  fullName: 'Ryan',
  consent: { version: '1' },
  ids: [{ idNumber: '1' }, { idNumber: '2' }],
  eventTypes: ['A'],
  logoUrl: 'x',
};
const schema = z.custom<typeof values>();

function SampleForm({ error }: { error: Error }) {
  const form = useSchemaForm(async () => schema, values);
  const rest = useRefusal(form, error, { nameOf: (path) => (path === 'person' ? 'fullName' : path) });
  const { errors } = form.formState;
  return (
    <form>
      <TextInput label="Full name" error={errors.fullName?.message} {...form.register('fullName')} />
      <TextInput label="Version" error={errors.consent?.version?.message} {...form.register('consent.version')} />
      <TextInput label="ID 2" error={errors.ids?.[1]?.idNumber?.message} {...form.register('ids.1.idNumber')} />
      <TextInput label="Events" error={errors.eventTypes?.message} {...form.register('eventTypes')} />
      <p role="alert">{rest}</p>
    </form>
  );
}

const refuse = (text: string, code = 'INVALID_PARAMETERS') =>
  toRefusal(new CallError(code, `Missing or invalid parameters were sent in your request. ${text}`, 400, 'req-1'));

it.each([
  ['its own name', 'consent.version: must be a text.', 'Version', 'This value must be a text'],
  ['an entry of a list', 'ids.1.idNumber: This number is not known.', 'ID 2', 'This number is not known'],
  ['a list of choices', 'eventTypes.0: must be one of B, C.', 'Events', 'This value must be one of B, C'],
  ['its last key', 'body.fullName: is required.', 'Full name', 'This value is required'],
  ['a name that the form translates', 'person: is required.', 'Full name', 'This value is required'],
])('focuses and marks the field that a refusal names by %s', async (_, text, label, message) => {
  renderInPortal(<SampleForm error={refuse(text)} />);
  const field = screen.getByLabelText(label);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(message);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('takes the mark away once the field changes', async () => {
  renderInPortal(<SampleForm error={refuse('fullName: is required.')} />);
  const field = screen.getByLabelText('Full name');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, 'n');
  await userEvent.tab();
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
});

it.each([
  ['a field that the page does not show', 'logoUrl: must be a URL.', 'Logo URL must be a URL.'],
  [
    'a field that the form does not have',
    'extra.deepField.0: is not accepted here.',
    'Deep field is not accepted here.',
  ],
  ['the request as a whole', 'The body is required.', 'The body is required.'],
])('says in a sentence without a path that the server refuses %s', async (_, text, sentence) => {
  renderInPortal(<SampleForm error={refuse(text)} />);
  await expect.poll(() => screen.getByRole('alert').textContent).toBe(sentence);
});

it('shows other errors as they are', () => {
  renderInPortal(<SampleForm error={new CallError('NETWORK', 'No connection.', 0, null)} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
});
