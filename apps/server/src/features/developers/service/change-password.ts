import { type PasswordChange, samePasswordMessage } from '@smile/contract/developers';
import { type DeveloperContext, inTransaction } from '../../../context.ts';
import { hashPassword, isPassword } from '../../../platform/crypto/passwords.ts';
import { ApiError, invalid, missing } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { clearThrottle, throttle } from '../../../platform/limits/throttle-queries.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { passwordChangedMail } from '../mails.ts';
import { selectDeveloper, selectDeveloperForUpdate, selectPasswordHash } from '../shared-queries.ts';
import { setPassword } from './members.ts';

/**
 * Changes the developer's own password, which ends every session.
 * @throws ApiError INVALID_CREDENTIALS when the current password is wrong; UNAUTHORIZED_ACCESS for another's account;
 * REQUEST_LIMIT_EXCEEDED after five attempts a minute
 */
export async function changePassword(ctx: DeveloperContext, id: string, change: PasswordChange): Promise<void> {
  if (id !== ctx.actor.developerId) {
    throw (await selectDeveloper(ctx, id)) ? new ApiError('UNAUTHORIZED_ACCESS') : missing();
  }
  if (change.newPassword !== change.confirmPassword) throw invalid("This doesn't match your new password");
  const limit = { action: 'change-password', subject: id, max: 5, windowSeconds: 60 };
  await throttle(ctx, limit);
  const currentHash = await selectPasswordHash(ctx, id);
  if (!(await isPassword(change.originPassword, currentHash))) throw new ApiError('INVALID_CREDENTIALS');
  if (change.newPassword === change.originPassword) throw invalid(samePasswordMessage);
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(ctx, async (tx) => {
    const developer = await selectDeveloperForUpdate(tx, id);
    if (!developer || (await selectPasswordHash(tx, id)) !== currentHash) throw new ApiError('INVALID_CREDENTIALS');
    await setPassword(tx, id, passwordHash);
    await recordAudit(tx, { action: 'developer.change-password', entityType: 'developer', entityId: id });
    await sendMail(tx, passwordChangedMail(developer.emailAddress, developer.firstName, tx.config.portalUrl));
    await announceAccessChange(tx);
  });
  await clearThrottle(ctx, limit);
}
