import type { authApi } from '@smile/contract/auth';
import { lifetimes } from '@smile/contract/auth';
import type { BodyOf } from '@smile/contract/endpoint';
import { actingFor, type Context, inTransaction } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { throttle } from '../../../platform/db/throttle.ts';
import { newTenantId } from '../../../platform/ids.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { sendMail } from '../../../platform/mail/mail.ts';
import { createApiKey } from '../../api-keys/service/manage-api-keys.ts';
import { createDeveloper, removeUnconfirmedDeveloper } from '../../developers/service/sign-ins.ts';
import { selectSignIn, updateUnconfirmedDeveloper } from '../../developers/shared-queries.ts';
import { createTenant } from '../../tenants/service.ts';
import { updateTenantName } from '../../tenants/shared-queries.ts';
import { alreadyInvitedMail, alreadyRegisteredMail, confirmMail } from '../mails.ts';
import { registerJob } from '../register.job.ts';
import { selectHasLiveLink } from '../shared-queries.ts';
import { createEmailLink } from './email-links.ts';

type Registration = Omit<BodyOf<typeof authApi.register>, 'password'> & { passwordHash: string };

/** Thrown inside the transaction to undo it when another registration of the address came first. */
class AddressTaken extends Error {}

/**
 * Takes a registration in; a job does what it asks for, so that neither the answer nor its time tells whether the
 * address is known.
 */
export async function register(ctx: Context, { password, ...input }: BodyOf<typeof authApi.register>): Promise<void> {
  await throttle(ctx, { action: 'register', subject: String(ctx.ip), max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'register-address', subject: input.emailAddress, max: 5, windowSeconds: 600 });
  const registration: Registration = { ...input, passwordHash: await hashPassword(password) };
  await enqueueJob(ctx, registerJob, { sealed: ctx.vault.seal(JSON.stringify(registration), registerJob.name) });
}

/**
 * Creates the tenant, its first administrator and a sandbox key, and mails a link of ten minutes.
 * An address that is registered or invited already gets a mail saying so.
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
    await removeUnconfirmedDeveloper(actingFor(tx, existing.tenantId), existing.developerId);
    existing = null;
  }
  const tenant = actingFor(tx, existing?.tenantId ?? newTenantId(input.tenantName, tx.randomBytes));
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
