import { lifetimes } from '@smile/contract/auth';
import type { Developer } from '@smile/contract/developers';
import { actingFor, type Context, type DeveloperContext, inTransaction, systemContext } from '../../../context.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { ApiError } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { announceAccessChange } from '../../auth/service/access-changes.ts';
import { createEmailLink, useEmailLink } from '../../auth/service/email-links.ts';
import { deleteEmailLinks } from '../../auth/shared-queries.ts';
import { confirmNewEmailMail, emailChangeAskedMail, emailChangedMail } from '../mails.ts';
import { selectDeveloperForUpdate, updateEmailAddress } from '../queries.ts';
import { selectSignIn } from '../shared-queries.ts';
import { changeSignInAddress } from './sign-ins.ts';

/**
 * Whether a developer may ask for a new address now; outside of a transaction.
 * @throws ApiError ALREADY_EXISTS when it signs in to something; REQUEST_LIMIT_EXCEEDED after five in ten minutes
 */
export async function checkNewEmail(ctx: DeveloperContext, developerId: string, to: string): Promise<void> {
  await throttle(ctx, { action: 'change-email', subject: developerId, max: 5, windowSeconds: 600 });
  const owner = await selectSignIn(systemContext(ctx), to);
  if (owner && owner.developerId !== developerId) throw new ApiError('ALREADY_EXISTS');
}

/**
 * Mails a link of ten minutes to the new address, which takes effect when it is opened: nobody is locked out by a slip,
 * and nobody can take an address that is not theirs. The present address is told.
 */
export async function askForNewEmail(tx: DeveloperContext, developer: Developer, to: string): Promise<void> {
  const token = await createEmailLink(tx, {
    purpose: 'CHANGE_EMAIL',
    tenantId: tx.tenantId,
    developerId: developer.id,
    lifetimeSeconds: lifetimes.confirmLinkSeconds,
    emailAddress: to,
  });
  const { firstName, emailAddress: from } = developer;
  await sendMail(tx, confirmNewEmailMail(tx.config, { to, firstName, token }));
  await sendMail(tx, emailChangeAskedMail(from, firstName, tx.config.portalUrl));
  await recordAudit(tx, { action: 'developer.ask-new-email', entityType: 'developer', entityId: developer.id });
}

/** @throws ApiError LINK_EXPIRED; ALREADY_EXISTS when the address signs in to something by now */
export async function confirmNewEmail(ctx: Context, token: string): Promise<void> {
  await throttle(ctx, { action: 'confirm', subject: String(ctx.ip), max: 60, windowSeconds: 60 });
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
