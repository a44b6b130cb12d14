import type { Account } from '@smile/contract/accounts';
import { expect, it } from 'vitest';
import { describeAccountStatus, describeConnections, listAccountSteps } from './account-status.ts';

const connected: Account = {
  id: 'a-1',
  userId: 'u-1',
  providerId: 'sss_ph',
  createdAt: '2026-11-01T08:00:00Z',
  connectionStatus: 'CONNECTED',
  monitorStatus: 'UNSUPPORTED',
  monitor: { status: 'UNSUPPORTED', updatedAt: null },
  connection: { status: 'CONNECTED', errorCode: null, errorMessage: null, updatedAt: '2026-11-01T08:05:00Z' },
};
const failed: Account = {
  ...connected,
  connectionStatus: 'ERROR',
  connection: {
    status: 'ERROR',
    errorCode: 'INVALID_CREDENTIALS',
    errorMessage: 'Invalid username or password!',
    updatedAt: '2026-11-02T08:00:00Z',
  },
};

it('shows when a connected account is synced', () => {
  expect(describeAccountStatus(connected)).toBe('CONNECTED');
  expect(describeAccountStatus({ ...connected, monitorStatus: 'ACTIVE' })).toBe('CONNECTED ( SYNC ENABLED )');
  expect(describeAccountStatus({ ...failed, monitorStatus: 'ACTIVE' })).toBe('ERROR');
});

it('shows two good steps for a connected account, the last at its latest update', () => {
  const monitor = { status: 'ACTIVE' as const, updatedAt: '2026-11-03T08:00:00Z' };
  expect(listAccountSteps({ ...connected, monitor })).toEqual([
    { label: 'Created', look: 'good', time: '2026-11-01T08:00:00Z', problem: [] },
    { label: 'Last updated', look: 'good', time: '2026-11-03T08:00:00Z', problem: [] },
  ]);
  expect(listAccountSteps(connected)[1]?.time).toBe('2026-11-01T08:05:00Z');
});

it('shows three steps for any other account, the attempt with its error', () => {
  expect(listAccountSteps(failed)).toEqual([
    { label: 'Created', look: 'good', time: '2026-11-01T08:00:00Z', problem: [] },
    { label: 'Last updated', look: 'idle', time: null, problem: [] },
    {
      label: 'Attempted update',
      look: 'bad',
      time: '2026-11-02T08:00:00Z',
      problem: ['INVALID_CREDENTIALS', 'Invalid username or password!'],
    },
  ]);
});

it('counts connected accounts', () => {
  expect(describeConnections([])).toBeNull();
  expect(describeConnections([connected, connected])).toEqual({ text: '2 connected', color: 'green' });
  expect(describeConnections([connected, failed])).toEqual({ text: '1 of 2 connected', color: 'amber' });
  expect(describeConnections([failed])).toEqual({ text: '0 of 1 connected', color: 'red' });
});
