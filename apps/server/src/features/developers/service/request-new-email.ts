import { lifetimes } from '@smile/contract/auth';
import type { Developer } from '@smile/contract/developers';
import type { DeveloperContext } from '../../../context.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { confirmNewEmailMail, emailChangeAskedMail } from '../mails.ts';

/**
 * Mails a ten-minute link to the new address, which takes effect once opened: a typo locks no one out, and no one can
 * claim another person's address. Informs the current address.
 */
export async function requestNewEmail(tx: DeveloperContext, developer: Developer, to: string): Promise<void> {
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
