import type { Mode } from '@smile/contract/common';
import { usersApi } from '@smile/contract/users';
import { type LinkAccount, widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { systemContext } from '../src/context.ts';
import { request, type TestAnswer } from './request.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';

/**
 * Orders events by the statement that wrote them, and within one statement by content: row positions do not tell the
 * order, since freed space is reused.
 */
export const writtenOrder = sql`xmin::text::bigint, cmin::text::bigint, type, data::text`;

export interface TestUser {
  userId: string;
  /** `Bearer …` of the user's link token. */
  link: string;
}

export const george = { username: 'George', password: '123456' };

export async function createTestUser(app: TestApp, tenant: TestTenant, mode: Mode = 'SANDBOX'): Promise<TestUser> {
  const { data } = await request(app, usersApi.create, { authorization: tenant.basic[mode], mode });
  return { userId: data.user.id, link: `Bearer ${data.token.accessToken}` };
}

export function startLogin(
  app: TestApp,
  user: TestUser,
  providerId: string,
  credentials: Record<string, string> = george,
): Promise<TestAnswer<typeof widgetApi.createAccount>> {
  return request(app, widgetApi.createAccount, { authorization: user.link, body: { providerId, credentials } });
}

export function submitCode(
  app: TestApp,
  user: TestUser,
  id: string,
  code = '1234',
  mode: Mode = 'SANDBOX',
): Promise<TestAnswer<typeof widgetApi.submitMfa>> {
  return request(app, widgetApi.submitMfa, { authorization: user.link, mode, params: { id }, body: { code } });
}

/** A connected account with fetched data. */
export async function connectTestAccount(
  app: TestApp,
  user: TestUser,
  providerId: string,
  credentials: Record<string, string> = george,
): Promise<LinkAccount> {
  const { data } = await startLogin(app, user, providerId, credentials);
  if (data.status === 'AWAITING_MFA') await submitCode(app, user, data.id);
  await app.runJobs();
  return readLinkAccount(app, user, data.id);
}

export async function readLinkAccount(
  app: TestApp,
  user: TestUser,
  id: string,
  mode: Mode = 'SANDBOX',
): Promise<LinkAccount> {
  return (await request(app, widgetApi.getAccount, { authorization: user.link, mode, params: { id } })).data;
}

/** Type and data of events about one account in order of publication; events of the same time sorted by type. */
export async function listAccountEvents(
  app: TestApp,
  accountId: string,
): Promise<{ type: string; data: Record<string, unknown>; payload: Record<string, unknown> | null }[]> {
  return systemContext(app.deps).db.query(sql`
    select type, data, payload from events
    where data->>'accountId' = ${accountId} or data->>'sourceId' = ${accountId}
    order by created_at, ${writtenOrder}`);
}
