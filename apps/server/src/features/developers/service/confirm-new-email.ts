import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { announceAccessChange } from '../../../platform/http/access-changes.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { useEmailLink } from '../../email-links/service/use-email-link.ts';
import { deleteEmailLinks } from '../../email-links/shared-queries.ts';
import { emailChangedMail } from '../mails.ts';
import { updateEmailAddress } from '../queries.ts';
import { selectDeveloperForUpdate } from '../shared-queries.ts';
import { changeSignInAddress } from './change-sign-in-address.ts';

/** @throws ApiError LINK_EXPIRED; ALREADY_EXISTS when another account has taken the address */
export async function confirmNewEmail(ctx: Context, token: string): Promise<void> {
  await throttle(ctx, { action: 'confirm', byNetwork: true, max: 60, windowSeconds: 60 });
  await inTransaction(ctx, async (system) => {
    const { tenantId, developerId, emailAddress: to } = await useEmailLink(system, 'CHANGE_EMAIL', token);
    const tx = actingFor(system, tenantId);
    const developer = await selectDeveloperForUpdate(tx, developerId);
    if (!developer || !to) throw new ApiError('LINK_EXPIRED');
    const { emailAddress: from, firstName } = developer;
    if (!(await changeSignInAddress(tx, developerId, { from, to }))) throw new ApiError('ALREADY_EXISTS');
    await updateEmailAddress(tx, developerId, to);
    await deleteEmailLinks(tx, developerId);
    await recordAudit(tx, { action: 'developer.change-email', entityType: 'developer', entityId: developerId });
    await sendMail(tx, emailChangedMail(from, firstName, tx.config.portalUrl));
    await announceAccessChange(tx);
  });
}
