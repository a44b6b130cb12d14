import { findThreshold, type UsageAction, usageThresholds } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { listAdmins } from '../../developers/service/members.ts';
import { allowanceMail } from '../mails.ts';
import { type AllowanceUse, insertNotices } from '../queries.ts';

/**
 * Mails the administrators when the use reaches a threshold, in the transaction that uses the allowance. Each threshold
 * is reported once per total: a refund does not repeat it, a new total does.
 */
export async function warnOfUse(tx: ModeContext, action: UsageAction, use: AllowanceUse): Promise<void> {
  const highest = findThreshold(use.usedVolume, use.totalVolume);
  if (highest === null) return;
  const reached = usageThresholds.filter((percent) => percent <= highest);
  if (!(await insertNotices(tx, action, reached)).includes(highest)) return;
  for (const { emailAddress, firstName } of await listAdmins(tx))
    await sendMail(tx, allowanceMail(tx.config, { to: emailAddress, firstName, mode: tx.mode, action, ...use }));
}
