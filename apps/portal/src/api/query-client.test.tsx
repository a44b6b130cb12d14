import { onlineManager, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInRouter } from '../../testing/render.tsx';
import { logIn } from '../../testing/tokens.ts';
import { InviteForm } from '../features/developers/invite-form.tsx';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  logIn();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

it('says at once that a form cannot be sent while offline, and keeps the input', async () => {
  const user = userEvent.setup();
  onlineManager.setOnline(false);
  renderInRouter(
    <QueryClientProvider client={createQueryClient()}>
      <InviteForm />
    </QueryClientProvider>,
  );
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(email, 'george@example.com');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Invite' })).toBeEnabled();
  expect(email).toHaveValue('george@example.com');
});

it('asks again when the data changed while the first answer was on its way', async () => {
  const client = createQueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['deliveries'], queryFn });
  const stop = observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey: ['deliveries'] });
  answers[0]!('before');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(observer.getCurrentResult().data).toBe('before');
  answers[1]!('after');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  expect(answers).toHaveLength(2);
  stop();
});
