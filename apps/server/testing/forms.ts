import type { Mode } from '@smile/contract/common';
import type { Form } from '@smile/contract/forms';
import { inTransaction } from '../src/context.ts';
import { storeForm } from '../src/features/forms/service.ts';
import type { TestTenant } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { testContext } from './webhooks.ts';

/** Submits a form on a site as an end user. */
export function submitTestForm(
  app: TestApp,
  tenant: TestTenant,
  userId: string,
  form: Partial<Pick<Form, 'winkSiteId' | 'winkSiteSessionId' | 'data'>> & { name?: string; mode?: Mode } = {},
): Promise<Form> {
  const { name = 'Personal Information', winkSiteId = 'ws-1', mode = 'SANDBOX', data = { firstName: 'George' } } = form;
  const winkSiteSessionId = form.winkSiteSessionId ?? app.deps.newId('winkSiteSession');
  return inTransaction(testContext(app, tenant, mode), (tx) =>
    storeForm(tx, { userId, winkSiteId, winkSiteSessionId, reference: 'form_1', name, data }),
  );
}
