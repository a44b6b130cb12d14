import { setTimeout as delay } from 'node:timers/promises';
import type { LinkAccount } from '@smile/contract/widget';
import type { LinkContext } from '../../../context.ts';
import { accountTopic } from '../account-topic.ts';
import { getLinkAccount } from './get-account.ts';

/**
 * Where a connection stands, once it has changed or `waitMs` are over; at once where nothing is to come without the end
 * user. @throws ApiError MISSING_RESOURCE
 */
export async function awaitLinkAccount(ctx: LinkContext, id: string, waitMs: number): Promise<LinkAccount> {
  const ending = new AbortController();
  // Heard of before it is read: a change in between is not missed.
  const stopHearing = ctx.database.onNotify(accountTopic, (changedId) => changedId === id && ending.abort());
  try {
    const account = await getLinkAccount(ctx, id);
    if (waitMs === 0 || !isUnderWay(account)) return account;
    await delay(waitMs, undefined, { signal: ending.signal }).catch(() => undefined);
    return await getLinkAccount(ctx, id);
  } finally {
    stopHearing();
  }
}

function isUnderWay({ status, stage }: LinkAccount): boolean {
  return status === 'PENDING' || (status === 'CONNECTED' && stage !== 'DONE');
}
