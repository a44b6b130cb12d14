import { beforeAll, expect, it } from 'vitest';
import { listIndexes } from '../testing/query-plans/list-indexes.ts';
import { createTestTenant } from '../testing/tenant.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { actingFor, type Context, modeContext } from './context.ts';
import { selectAccountsDueForSync } from './features/accounts/monitor-queries.ts';
import { selectAccountsKeptSinceBefore } from './features/accounts/queries.ts';
import { clearUserAddresses } from './features/audit-log/queries.ts';
import { deleteOldForms } from './features/forms/queries.ts';
import { selectReleasedImages } from './features/images/queries.ts';
import { deleteLoginNames, deletePayloads, deleteSessionPayloads } from './features/webhooks/event-queries.ts';

let app: TestApp;
let tenantId: string;
beforeAll(async () => {
  app = await testApp();
  tenantId = (await createTestTenant(app)).tenantId;
});

const before = new Date('2026-01-31T00:00:00Z');
/** With the connection that explains. */
const inTenant = (ctx: Context) => modeContext(actingFor(ctx, tenantId), 'SANDBOX');

it.each<[string, string, (ctx: Context) => Promise<unknown>]>([
  [
    'accounts past their time',
    'accounts_kept_since',
    (ctx) => selectAccountsKeptSinceBefore(ctx, { before, limit: 100 }),
  ],
  ['accounts due for a sync', 'accounts_due_for_sync', (ctx) => selectAccountsDueForSync(ctx, 100)],
  ['forms past their time', 'forms_by_age', (ctx) => deleteOldForms(ctx, before, 200)],
  ['pictures that were replaced', 'images_released', (ctx) => selectReleasedImages(ctx, before, 100)],
  ['the payloads of a source', 'events_with_payload', (ctx) => deletePayloads(inTenant(ctx), 'a-1')],
  ['the login names of an account', 'events_with_login_name', (ctx) => deleteLoginNames(inTenant(ctx), 'a-1')],
  ['the finished sessions of a user', 'events_of_sessions', (ctx) => deleteSessionPayloads(inTenant(ctx), 'user-1')],
  ['what a user did', 'audit_log_by_user', (ctx) => clearUserAddresses(inTenant(ctx), 'user-1')],
])('finds %s by the index %s, however much is stored', async (_what, index, ask) => {
  expect(await listIndexes(app, ask)).toContain(index);
});
