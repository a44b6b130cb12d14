import { blacklistsApi } from '@smile/contract/blacklists';
import { footprintsApi } from '@smile/contract/footprints';
import type { LookupReportKind } from '@smile/contract/lookup-reports';
import { mawsApi } from '@smile/contract/maws';
import { signalsApi } from '@smile/contract/signals';
import { verificationsApi } from '@smile/contract/verifications';
import { beforeAll, expect, it } from 'vitest';
import { knownEmailAddress, knownPhone, testConsent } from '../../../../testing/lookups.ts';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app, 'DEVELOPER');
});

const consent = testConsent;
const creations: Record<LookupReportKind, (authorization: string, mode?: 'PRODUCTION') => Promise<string>> = {
  async verifications(authorization, mode = undefined) {
    const ids = [{ idType: 'sss_ph', idNumber: '3300000008' }];
    const body = { fullName: 'George Palomero', additionalData: { ids }, consent };
    return (await request(app, verificationsApi.create, { authorization, ...(mode && { mode }), body })).data.id;
  },
  async signals(authorization) {
    const body = { phone: knownPhone, countryCode: 'PH' as const, templateId: 'tpl-sgn003001' as const, consent };
    return (await request(app, signalsApi.create, { authorization, body })).data.id;
  },
  async blacklists(authorization) {
    const body = { mobileNumber: knownPhone, consent };
    return (await request(app, blacklistsApi.create, { authorization, body })).data.id;
  },
  async footprints(authorization) {
    const templateId = 'tpl-email-footprint' as const;
    const body = { emailAddress: knownEmailAddress, countryCode: 'PH' as const, templateId, consent };
    return (await request(app, footprintsApi.create, { authorization, body })).data.id;
  },
  async maws(authorization) {
    const body = {
      mobileNumber: knownPhone,
      countryCode: 'PH' as const,
      templateId: 'tpl-maw002001' as const,
      consent,
    };
    return (await request(app, mawsApi.create, { authorization, body })).data.id;
  },
};
const kinds = Object.keys(creations) as LookupReportKind[];

function read(path: string, authorization: string | undefined = tenant.developer) {
  return app.portal.inject({ url: `/developer/v1/lookups/${path}`, headers: authorization ? { authorization } : {} });
}

it.each(kinds)('writes a PDF to keep of one of the %s', async (kind) => {
  const id = await creations[kind](tenant.basic.SANDBOX);
  const answer = await read(`${kind}/${id}/report?mode=SANDBOX`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${id}.pdf"`,
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it('writes one of a lookup that is still being processed', async () => {
  const id = await creations.verifications(tenant.basic.PRODUCTION, 'PRODUCTION');
  expect((await read(`verifications/${id}/report?mode=PRODUCTION`)).statusCode).toBe(200);
});

it('answers MISSING_RESOURCE for another kind, mode or tenant', async () => {
  const id = await creations.maws(tenant.basic.SANDBOX);
  const other = await createTestTenant(app);
  expect((await read(`maws/${id}/report?mode=SANDBOX`, other.developer)).json().code).toBe('MISSING_RESOURCE');
  expect((await read(`signals/${id}/report?mode=SANDBOX`)).json().code).toBe('MISSING_RESOURCE');
  expect((await read(`maws/${id}/report?mode=PRODUCTION`)).json().code).toBe('MISSING_RESOURCE');
});

it('refuses unknown kinds and modes, and callers without a portal token', async () => {
  expect((await read('users/u-1/report?mode=SANDBOX')).json().code).toBe('INVALID_PARAMETERS');
  expect((await read('maws/maw-1/report')).json().code).toBe('INVALID_PARAMETERS');
  expect((await read('maws/maw-1/report?mode=SANDBOX', '')).json().code).toBe('INVALID_TOKEN');
  expect((await read('maws/maw-1/report?mode=SANDBOX', tenant.basic.SANDBOX)).json().code).toBe('INVALID_TOKEN');
});
