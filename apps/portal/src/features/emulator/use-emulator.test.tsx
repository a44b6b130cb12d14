import type { EmulatorReport } from '@smile/contract/emulator';
import { answerCalls } from '@smile/contract/testing/answer';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { logIn } from '../../../testing/tokens.ts';
import { usageSummaryQuery } from '../usage/queries.ts';
import { useEmulator } from './use-emulator.ts';

const connected: EmulatorReport = {
  type: 'callback',
  name: 'onAccountConnected',
  event: { accountId: 'a-1', userId: 'tenant-1', providerId: 'sss_ph' },
};
let remainVolume: number;

beforeEach(() => {
  remainVolume = 100;
  logIn();
  answerCalls(({ path }) => {
    if (path.includes('/usages/summary')) {
      const usageDetail = { remainVolume, totalVolume: 100 };
      return { data: { actionUsageSummaries: [{ action: 'ConnectAccount', enabled: true, usageDetail }] } };
    }
    if (path.endsWith('/archives?userId=tenant-1&size=150')) {
      const archives = [
        { id: 'u-1', state: { status: 'STARTED' } },
        { id: 'u-2', state: { status: 'REVOKED' } },
      ];
      return { data: { items: archives, nextCursor: null } };
    }
    if (path.endsWith('/accounts?userId=tenant-1&size=150')) {
      return {
        data: {
          nextCursor: null,
          items: [
            { id: 'a-1', connection: { status: 'CONNECTED' } },
            { id: 'a-2', connection: { status: 'DISCONNECTED' } },
          ],
        },
      };
    }
    if (path.includes('/emulatedUsers')) return { data: { userId: 'tenant-1', token: { accessToken: 't' } } };
    if (path.endsWith('/tokens?userId=created-1')) return { data: { accessToken: 'own' } };
    if (path.endsWith('/tokens?userId=unknown')) return { code: 'MISSING_RESOURCE', message: 'No such end user.' };
    return { data: null };
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Probe({ createdUserId }: { createdUserId?: string }) {
  const { user, reset, entries, receiveReport } = useEmulator(createdUserId);
  const summary = useQuery(usageSummaryQuery).data;
  return (
    <>
      <output aria-label="user">{user.data?.userId ?? user.error?.message}</output>
      <output aria-label="token">{user.data?.token}</output>
      <output aria-label="left">{summary?.[0]?.usageDetail?.remainVolume}</output>
      <output aria-label="entries">{entries.map(({ name }) => name).join(', ')}</output>
      <button type="button" onClick={() => receiveReport(connected)}>
        Connect
      </button>
      <button type="button" disabled={!user.data} onClick={() => reset.mutate('tenant-1')}>
        Reset
      </button>
    </>
  );
}

it('updates the allowance from the server after an account was connected', async () => {
  const user = userEvent.setup();
  renderInPortal(<Probe />);
  await waitFor(() => expect(screen.getByLabelText('left')).toHaveTextContent('100'));
  remainVolume = 97;
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(screen.getByLabelText('left')).toHaveTextContent('97'));
  expect(screen.getByLabelText('entries')).toHaveTextContent('onAccountConnected');
});

it('revokes all accounts and continues with a new user', async () => {
  const user = userEvent.setup();
  renderInPortal(<Probe />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() =>
    expect(screen.getByLabelText('entries')).toHaveTextContent(
      'POST /developer/v1/emulatedUsers, GET /sandbox/v1/accounts, DELETE /sandbox/v1/accounts/a-1, GET /sandbox/v1/archives, DELETE /sandbox/v1/archives/u-1, POST /developer/v1/emulatedUsers',
    ),
  );
});

it('acts for the end user of the address with a token of their own, and keeps the user of the emulator', async () => {
  renderInPortal(<Probe createdUserId="created-1" />);
  await waitFor(() => expect(screen.getByLabelText('user')).toHaveTextContent('created-1'));
  expect(screen.getByLabelText('token')).toHaveTextContent('own');
  expect(screen.getByLabelText('entries')).toHaveTextContent('POST /sandbox/v1/tokens');
  expect(screen.getByLabelText('entries')).not.toHaveTextContent('emulatedUsers');
  cleanup();
  renderInPortal(<Probe />);
  await waitFor(() => expect(screen.getByLabelText('user')).toHaveTextContent('tenant-1'));
});

it('shows why there is no widget for an unknown end user, instead of creating another', async () => {
  renderInPortal(<Probe createdUserId="unknown" />);
  await waitFor(() => expect(screen.getByLabelText('user')).toHaveTextContent('No such end user.'));
  expect(screen.getByLabelText('entries')).toHaveTextContent('POST /sandbox/v1/tokens');
  expect(screen.getByLabelText('entries')).not.toHaveTextContent('emulatedUsers');
});
