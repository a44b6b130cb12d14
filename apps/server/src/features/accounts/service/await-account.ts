import { setTimeout as delay } from 'node:timers/promises';
import type { LinkAccount } from '@smile/contract/widget';
import type { LinkContext } from '../../../context.ts';
import { accountTopic } from '../queries.ts';
import { getLinkAccount } from './get-account.ts';

/**
 * Returns the connection's state once it changes or after `waitMs`; at once when only the end user can continue.
 * @throws ApiError MISSING_RESOURCE
 */
export async function awaitLinkAccount(ctx: LinkContext, id: string, waitMs: number): Promise<LinkAccount> {
  const ending = new AbortController();
  // Subscribe before reading, so that no change in between is missed.
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
