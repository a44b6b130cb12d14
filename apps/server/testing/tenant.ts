import { lifetimes } from '@smile/contract/auth';
import type { Mode, Role } from '@smile/contract/common';
import { inTransaction, type SignInStage, systemContext, withTenant } from '../src/context.ts';
import { createApiKey } from '../src/features/api-keys/service/create-api-key.ts';
import { createDeveloper } from '../src/features/developers/service/members.ts';
import { startSession } from '../src/features/developers/service/sessions.ts';
import { updateEmailConfirmed } from '../src/features/developers/shared-queries.ts';
import { setProductionEnabled } from '../src/features/tenants/service/set-production-enabled.ts';
import { createTenant } from '../src/features/tenants/service/tenants.ts';
import { addSeconds } from '../src/platform/clock.ts';
import { hashPassword } from '../src/platform/crypto/passwords.ts';
import { newTenantId } from '../src/platform/ids.ts';
import type { TestApp } from './test-app.ts';

export const testPassword = 'Correct-horse-1';
/** Token version of a new developer; a new password or role raises it, which ends the sessions. */
const firstTokenVersion = 1;
let passwordHash: Promise<string> | null = null;
let count = 0;

export interface TestTenant {
  tenantId: string;
  developerId: string;
  emailAddress: string;
  sessionId: string;
  /** `Bearer …` of a portal session. */
  developer: string;
  /** `Bearer …` of the portal for the Open API of each mode. */
  openApi: Record<Mode, string>;
  /** `Basic …` of an API key pair in each mode. */
  basic: Record<Mode, string>;
}

/** A new tenant with one confirmed developer, both modes enabled and a key pair for each. */
export async function createTestTenant(app: TestApp, role: Role = 'ADMIN'): Promise<TestTenant> {
  const ctx = systemContext(app.deps);
  passwordHash ??= hashPassword(testPassword);
  const hash = await passwordHash;
  const tenantId = newTenantId(`Test ${++count}`, ctx.randomBytes);
  const developerId = ctx.newId('developer');
  const emailAddress = `dev-${developerId}@example.com`;
  const keys = await inTransaction(ctx, async (tx) => {
    const tenant = withTenant(tx, tenantId);
    await createTenant(tenant, { name: `Test ${count}` });
    await createDeveloper(tenant, {
      id: developerId,
      role,
      emailAddress,
      firstName: 'Test',
      lastName: 'Developer',
      title: 'Engineer',
      passwordHash: hash,
    });
    await updateEmailConfirmed(tenant, developerId);
    await setProductionEnabled(tenant, true);
    return {
      SANDBOX: await createApiKey({ ...tenant, mode: 'SANDBOX' }),
      PRODUCTION: await createApiKey({ ...tenant, mode: 'PRODUCTION' }),
    };
  });
  const basic = (mode: Mode) =>
    `Basic ${Buffer.from(`${keys[mode].apiKey}:${keys[mode].apiSecret}`).toString('base64')}`;
  const { sessionId, developer, openApi } = await signTokens(app, { tenantId, developerId, role });
  return {
    tenantId,
    developerId,
    emailAddress,
    sessionId,
    developer,
    openApi,
    basic: { SANDBOX: basic('SANDBOX'), PRODUCTION: basic('PRODUCTION') },
  };
}

interface Owner {
  tenantId: string;
  developerId: string;
}

/** Credentials of another session of a developer. */
export async function signTokens(app: TestApp, owner: Owner & { role: Role; stage?: SignInStage }) {
  const { tokens, now } = app.deps;
  const { tenantId, developerId } = owner;
  const ctx = withTenant(systemContext(app.deps), tenantId);
  const sessionId = await startSession(ctx, developerId, {
    stage: owner.stage ?? 'FULL',
    lifetimeSeconds: lifetimes.developerTokenSeconds,
  });
  const expiresAt = addSeconds(now(), lifetimes.developerTokenSeconds);
  const base = { tenantId, userId: developerId, version: firstTokenVersion, sessionId };
  const openApi = async (mode: Mode) =>
    `Bearer ${await tokens.sign({ typ: 'openapi', ...base, mode }, now(), expiresAt)}`;
  return {
    sessionId,
    developer: `Bearer ${await tokens.sign({ typ: 'developer', ...base, role: owner.role, mode: 'SANDBOX' }, now(), expiresAt)}`,
    openApi: { SANDBOX: await openApi('SANDBOX'), PRODUCTION: await openApi('PRODUCTION') },
  };
}
