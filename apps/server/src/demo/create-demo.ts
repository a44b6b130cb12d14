import { type Context, inTransaction, modeContext, type TenantContext, withTenant } from '../context.ts';
import { setSyncEnabled } from '../features/accounts/service/set-sync-enabled.ts';
import { createApiKey } from '../features/api-keys/service/create-api-key.ts';
import { createDeveloper } from '../features/developers/service/members.ts';
import { selectSignIn, updateEmailConfirmed } from '../features/developers/shared-queries.ts';
import { setProductionEnabled } from '../features/tenants/service/set-production-enabled.ts';
import { createTenant, hasTenants } from '../features/tenants/service/tenants.ts';
import { hashPassword } from '../platform/crypto/passwords.ts';
import { newTenantId } from '../platform/ids.ts';
import { enqueueJob, enqueueJobs } from '../platform/jobs/queue.ts';
import { addDemoWebhook } from './add-demo-webhook.ts';
import { demoUserCount } from './demo-people.ts';
import { addDemoRecordsJob, addDemoSitesJob, demoRecords, linkDemoUserJob } from './job-kinds.ts';

const adminEmailAddress = 'demo@example.com';
/** The same for every installation, so never used in production. */
const knownPassword = 'Demo-2026!pass';

/** How to sign in to the demo. The password is null in production, except for the first start, which created it. */
export interface DemoSignIn {
  emailAddress: string;
  password: string | null;
}

/** Rolls back the transaction when another process created the demo first, with the same email addresses. */
class DemoExistsError extends Error {}

/**
 * Creates the demo on an empty database: a tenant with an administrator and a developer, both modes, key pairs, a
 * webhook, and jobs that add end users, sites, visits and records. Uses only services that a user could call. Returns
 * null for a database with other tenants. In production the password is random and returned only once.
 */
export async function createDemo(ctx: Context): Promise<DemoSignIn | null> {
  const { isProduction } = ctx.config;
  const existing: DemoSignIn = { emailAddress: adminEmailAddress, password: isProduction ? null : knownPassword };
  if (await hasTenants(ctx)) return (await selectSignIn(ctx, adminEmailAddress)) ? existing : null;
  const password = isProduction ? newPassword(ctx) : knownPassword;
  try {
    await createDemoTenant(ctx, password);
  } catch (error) {
    if (!(error instanceof DemoExistsError)) throw error;
    return existing;
  }
  return { emailAddress: adminEmailAddress, password };
}

/** 144 random bits, plus one character of each class that the password rules require. */
function newPassword(ctx: Context): string {
  return `${ctx.randomBytes(18).toString('base64url')}-aA1`;
}

async function createDemoTenant(ctx: Context, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const tenant = withTenant(tx, newTenantId('demo', tx.randomBytes));
    await createTenant(tenant, { name: 'Demo Lending' });
    const developerId = await addDeveloper(tenant, 'ADMIN', adminEmailAddress, passwordHash);
    await addDeveloper(tenant, 'DEVELOPER', 'developer@example.com', passwordHash);
    await setProductionEnabled(tenant, true);
    await setSyncEnabled(tenant, true);
    await createApiKey(modeContext(tenant, 'SANDBOX'));
    await createApiKey(modeContext(tenant, 'PRODUCTION'));
    const userIndexes = [...Array(demoUserCount).keys()];
    const { tenantId } = tenant;
    await addDemoWebhook(tenant, developerId);
    await enqueueJobs(
      tx,
      linkDemoUserJob,
      userIndexes.map((index) => ({ tenantId, index })),
    );
    await enqueueJob(tx, addDemoSitesJob, { tenantId, developerId });
    await enqueueJobs(
      tx,
      addDemoRecordsJob,
      demoRecords.map((records) => ({ tenantId, developerId, records })),
    );
  });
}

async function addDeveloper(
  tenant: TenantContext,
  role: 'ADMIN' | 'DEVELOPER',
  emailAddress: string,
  passwordHash: string,
): Promise<string> {
  const id = tenant.newId('developer');
  const isNew = await createDeveloper(tenant, {
    id,
    role,
    emailAddress,
    firstName: 'Demo',
    lastName: role === 'ADMIN' ? 'Admin' : 'Developer',
    title: role === 'ADMIN' ? 'Administrator' : 'Engineer',
    passwordHash,
  });
  if (!isNew) throw new DemoExistsError();
  // Mail to these addresses reaches nobody who could confirm them.
  await updateEmailConfirmed(tenant, id);
  return id;
}
