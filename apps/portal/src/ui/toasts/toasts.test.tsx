import { apiKeysApi } from '@smile/contract/api-keys';
import { answerCalls } from '@smile/contract/testing/answer';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { callApi } from '../../api/call-api.ts';
import { showFailure } from './toasts.ts';

afterEach(() => vi.unstubAllGlobals());

const remove = (id: string) => callApi(apiKeysApi.remove, { params: { id } });

async function fail(id: string, message: string) {
  answerCalls(() => ({ code: 'INVALID_PARAMETERS', message }));
  await remove(id).catch((error) => showFailure(error, 'Failed to delete API key'));
}

it('says an error until the same call succeeds', async () => {
  logIn();
  renderInPortal(null);
  await fail('key-1', 'Busy.');
  expect(await screen.findByText('Failed to delete API key: Busy.')).toBeVisible();

  answerCalls(() => ({}));
  await remove('key-2');
  expect(screen.getByText('Failed to delete API key: Busy.')).toBeVisible();
  await remove('key-1');
  await waitFor(() => expect(screen.queryByText('Failed to delete API key: Busy.')).toBeNull());

  await fail('key-1', 'Busy again.');
  expect(await screen.findByText('Failed to delete API key: Busy again.')).toBeVisible();
});

it('shows only the last reason when the same call fails again', async () => {
  logIn();
  renderInPortal(null);
  await fail('key-1', 'Busy.');
  expect(await screen.findByText('Failed to delete API key: Busy.')).toBeVisible();
  await fail('key-1', 'Gone.');
  expect(await screen.findByText('Failed to delete API key: Gone.')).toBeVisible();
  expect(screen.queryByText('Failed to delete API key: Busy.')).toBeNull();
});
