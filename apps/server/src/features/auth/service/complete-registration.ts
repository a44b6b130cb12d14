import { lifetimes } from '@smile/contract/auth';
import { type Context, inTransaction, withTenant } from '../../../context.ts';
import { newTenantId } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { createApiKey } from '../../api-keys/service/create-api-key.ts';
import { createDeveloper, removeUnconfirmedDeveloper } from '../../developers/service/members.ts';
import { selectSignIn, updateUnconfirmedDeveloper } from '../../developers/shared-queries.ts';
import { createEmailLink } from '../../email-links/service.ts';
import { selectHasLiveLink } from '../../email-links/shared-queries.ts';
import { createTenant } from '../../tenants/service/tenants.ts';
import { updateTenantName } from '../../tenants/shared-queries.ts';
import { alreadyInvitedMail, alreadyRegisteredMail, confirmMail } from '../mails.ts';
import { type Registration, registerJob } from './register.ts';

/** Rolls back the transaction when the address was registered concurrently. */
class AddressTaken extends Error {}

/**
 * Creates the tenant, its first administrator and a sandbox key, and mails a ten-minute link. An address that is
 * already registered or invited gets a mail that says so.
 */
export async function completeRegistration(ctx: Context, sealed: string): Promise<void> {
  const input = JSON.parse(ctx.vault.open(sealed, registerJob.name)) as Registration;
  try {
    await inTransaction(ctx, (tx) => registerInTransaction(tx, input));
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await inTransaction(ctx, (tx) => registerInTransaction(tx, input));
  }
}

async function registerInTransaction(tx: Context, input: Registration): Promise<void> {
  let existing = await selectSignIn(tx, input.emailAddress);
  if (existing?.isConfirmed) {
    await sendMail(tx, alreadyRegisteredMail(tx.config, input.emailAddress, existing.firstName));
    return;
  }
  if (existing?.isInvited) {
    if (await selectHasLiveLink(tx, existing)) {
      await sendMail(tx, alreadyInvitedMail(tx.config, input.emailAddress));
      return;
    }
    await removeUnconfirmedDeveloper(withTenant(tx, existing.tenantId), existing.developerId);
    existing = null;
  }
  const tenant = withTenant(tx, existing?.tenantId ?? newTenantId(input.tenantName, tx.randomBytes));
  const id = existing?.developerId ?? tx.newId('developer');
  const { firstName, lastName, title, emailAddress, passwordHash } = input;
  const developer = { id, role: 'ADMIN' as const, emailAddress, firstName, lastName, title, passwordHash };
  if (existing) {
    await updateTenantName(tenant, input.tenantName);
    await updateUnconfirmedDeveloper(tenant, developer);
  } else {
    await createTenant(tenant, { name: input.tenantName });
    if (!(await createDeveloper(tenant, developer))) throw new AddressTaken();
    await createApiKey({ ...tenant, mode: 'SANDBOX' });
  }
  const token = await createEmailLink(tx, {
    purpose: 'CONFIRM',
    tenantId: tenant.tenantId,
    developerId: id,
    lifetimeSeconds: lifetimes.confirmLinkSeconds,
  });
  await sendMail(tx, confirmMail(tx.config, { to: emailAddress, firstName, token }));
}
