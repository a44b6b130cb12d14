import { expect, it } from 'vitest';
import type { LatestEvent } from '../webhooks/shared-queries.ts';
import { groupEvents } from './group-events.ts';

const event = (id: string, change: Partial<LatestEvent>): LatestEvent => ({
  id,
  type: 'INCOMES_ADDED',
  userId: 'user-1',
  accountId: 'a-1',
  sourceId: 'a-1',
  providerId: 'upwork',
  createdAt: new Date(0),
  ...change,
});

it('joins neighbouring events of one account, with each type once', () => {
  const groups = groupEvents([
    event('e-5', { type: 'USER_SESSION_COMPLETED', accountId: null, sourceId: null, providerId: null }),
    event('e-4', { type: 'TASK_FINISHED' }),
    event('e-3', {}),
    event('e-2', {}),
    event('e-1', { userId: 'user-2', accountId: 'a-2', sourceId: 'a-2' }),
  ]);
  expect(groups).toMatchObject([
    {
      id: 'e-5',
      types: ['USER_SESSION_COMPLETED', 'TASK_FINISHED', 'INCOMES_ADDED'],
      accountId: 'a-1',
      providerId: 'upwork',
    },
    { id: 'e-1', types: ['INCOMES_ADDED'], accountId: 'a-2' },
  ]);
});

it('keeps accounts of one person and events without a person apart', () => {
  const other = { accountId: 'a-2', sourceId: 'a-2' };
  expect(groupEvents([event('e-2', {}), event('e-1', other)])).toHaveLength(2);
  const bare = { userId: null, accountId: null, sourceId: null };
  expect(groupEvents([event('e-2', bare), event('e-1', bare)])).toHaveLength(2);
});
