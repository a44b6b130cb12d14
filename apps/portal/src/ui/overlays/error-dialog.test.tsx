import { CallError } from '@smile/contract/call';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { ErrorDialog } from './error-dialog.tsx';

const refused = new CallError('CONFLICT', 'The name is taken.', 409, 'req-1');

it('shows the id of the request, copyable', async () => {
  renderInPortal(<ErrorDialog error={refused} onClose={vi.fn()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }));
  expect(dialog.getByText('The name is taken.')).toBeInTheDocument();
  expect(await dialog.findByText('req-1')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Copy request ID' })).toBeInTheDocument();
});

it('shows no request id without an answer', async () => {
  renderInPortal(<ErrorDialog error={new CallError('NETWORK', 'No connection.', 0, null)} onClose={vi.fn()} />);
  expect(await screen.findByText('No connection.')).toBeInTheDocument();
  expect(screen.queryByText(/Request ID/)).not.toBeInTheDocument();
});

it('stays closed while fields show the whole error, and without an error', () => {
  renderInPortal(
    <>
      <ErrorDialog error={refused} message={undefined} onClose={vi.fn()} />
      <ErrorDialog error={null} onClose={vi.fn()} />
    </>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is the only dialog of an error', () => {
  const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const others = Object.entries(sources).filter(
    ([path, text]) => !/\.test\.tsx$/.test(path) && /<MessageDialog[^>]*message=\{[^}]*\b(error|refusal)\b/.test(text),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
