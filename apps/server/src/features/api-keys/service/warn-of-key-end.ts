import { inTransaction, type TenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { listAdmins } from '../../developers/service/members.ts';
import { keyEndMail } from '../mails.ts';
import { selectKeyAtEnd } from '../queries.ts';
import type { KeyEnd } from './schedule-key-end.ts';

const secondsPerDay = 86_400;

/** Mails the administrators when a key that ends within a day was used in the last day. */
export async function warnOfKeyEnd(ctx: TenantContext, { id, endsAt }: KeyEnd): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const key = await selectKeyAtEnd(tx, id, new Date(endsAt));
    const idleSince = addSeconds(tx.now(), -secondsPerDay);
    if (!key?.lastUsedAt || key.status !== 'ACTIVE' || new Date(key.lastUsedAt) < idleSince) return;
    for (const { emailAddress, firstName } of await listAdmins(tx))
      await sendMail(tx, keyEndMail(tx.config, { to: emailAddress, firstName, key, endsAt }));
  });
}
