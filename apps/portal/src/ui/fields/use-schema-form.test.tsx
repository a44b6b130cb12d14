import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderInPortal } from '../../../testing/render.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({ name: z.string().min(1, 'Name is required') });

interface NameFormProps {
  load: () => Promise<typeof schema>;
  onSubmit: (values: { name: string }) => void;
}

function NameForm({ load, onSubmit }: NameFormProps) {
  const { register, handleSubmit, formState } = useSchemaForm(load, { name: '' });
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)}>
      <input aria-label="Name" {...register('name')} />
      <p role="alert">{formState.errors.name?.message}</p>
      <button type="submit">Save</button>
    </form>
  );
}

it('loads its schema when a field is entered, once, and judges by it', async () => {
  const load = vi.fn(async () => schema);
  const onSubmit = vi.fn();
  renderInPortal(<NameForm load={load} onSubmit={onSubmit} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Name'));
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});

it('submits without a check when the schema did not load, and loads it again', async () => {
  const load = vi.fn(async (): Promise<typeof schema> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const onSubmit = vi.fn();
  renderInPortal(<NameForm load={load} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: '' }, expect.anything()));
  load.mockImplementation(async () => schema);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
});
