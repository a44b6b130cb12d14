import { blacklistsApi } from '@smile/contract/blacklists';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { footprintsApi } from '@smile/contract/footprints';
import { mawsApi } from '@smile/contract/maws';
import { signalsApi } from '@smile/contract/signals';
import { verificationsApi } from '@smile/contract/verifications';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownEmailAddress, knownPhone, testConsent } from '../../../testing/lookups.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

/** Rules for consent and subject that every lookup shares: a violation stores nothing, valid input is accepted. */

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const lookups = {
  verifications: {
    api: verificationsApi,
    subject: { fullName: 'George Palomero', additionalData: { ids: [{ idType: 'sss_ph', idNumber: '3300000008' }] } },
    phone: null,
  },
  signals: {
    api: signalsApi,
    subject: { phone: knownPhone, countryCode: 'PH', templateId: 'tpl-sgn003001' },
    phone: 'phone',
  },
  blacklists: { api: blacklistsApi, subject: { mobileNumber: knownPhone }, phone: 'mobileNumber' },
  footprints: {
    api: footprintsApi,
    subject: { emailAddress: knownEmailAddress, countryCode: 'PH', templateId: 'tpl-email-footprint' },
    phone: null,
  },
  maws: {
    api: mawsApi,
    subject: { mobileNumber: knownPhone, countryCode: 'PH', templateId: 'tpl-maw002001' },
    phone: 'mobileNumber',
  },
} as const;
type Kind = keyof typeof lookups;
const kinds = Object.keys(lookups) as Kind[];
const kindsByPhone = kinds.filter((kind) => lookups[kind].phone !== null);

const authorization = () => tenant.basic.SANDBOX;

function create(kind: Kind, change: object) {
  const { api, subject } = lookups[kind];
  const body = { ...subject, consent: testConsent, ...change };
  return request(app, api.create as typeof mawsApi.create, { authorization: authorization(), body: body as never });
}

describe.each(kinds)('the consent template of %s', (kind) => {
  const makeTemplate = async (owner: TestTenant) => {
    const body = {
      consentType: 'Terms And Conditions',
      title: 'Terms',
      version: '1',
      consentMethod: 'checkbox',
      consentText: 'I agree.',
    };
    const template = await request(app, consentTemplatesApi.create, { authorization: owner.basic.SANDBOX, body });
    return template.data.id;
  };
  const ask = (consentTemplateId: string) => create(kind, { consent: { ...testConsent, consentTemplateId } });

  it('is one of the tenant', async () => {
    const own = await makeTemplate(tenant);
    expect((await ask(own)).status).toBeLessThan(300);
    const before = await countOf(kind);
    for (const id of [await makeTemplate(await createTestTenant(app)), 'ct-0'])
      expect(await ask(id)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    expect(await countOf(kind)).toBe(before);
  });
});

async function countOf(kind: Kind): Promise<number> {
  const list = lookups[kind].api.list as typeof mawsApi.list;
  const { data } = await request(app, list, { authorization: authorization(), query: { size: 150 } });
  return data.items.length;
}

const wrongConsents: [string, object][] = [
  ['no consent', { consent: undefined }],
  ['a consent without its time', { consent: { ...testConsent, consentedAt: undefined } }],
  ['a consent without its words', { consent: { ...testConsent, consentedWith: undefined } }],
  ['a consent with empty words', { consent: { ...testConsent, consentedWith: '' } }],
  ['a consent that is still to come', { consent: { ...testConsent, consentedAt: '2199-01-01T00:00:00Z' } }],
  ['a consent with a date for a time', { consent: { ...testConsent, consentedAt: '2026-01-31' } }],
  ['a consent with a time of no zone', { consent: { ...testConsent, consentedAt: '2026-01-31T08:30:00' } }],
];

describe.each(kinds)('%s', (kind) => {
  it.each(wrongConsents)('refuses %s without storing it', async (_name, change) => {
    const before = await countOf(kind);
    expect(await create(kind, change)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(await countOf(kind)).toBe(before);
  });

  it.each([
    ['of this minute', { consentedAt: new Date().toISOString().replace(/\.\d+/, '') }],
    ['without a type, a version or a template', { type: undefined, version: undefined, consentTemplateId: undefined }],
    ['with a number for its version', { version: 2 }],
  ])('takes a consent %s', async (_name, change) => {
    expect((await create(kind, { consent: { ...testConsent, ...change } })).status).toBe(200);
  });
});

describe.each(kindsByPhone)('the number of %s', (kind) => {
  const withPhone = (phone: unknown) => create(kind, { [lookups[kind].phone as string]: phone });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['without its country', '9559991234'],
    ['with a zero after its country', '6309559991234'],
    ['of another country', '529559991234'],
    ['with letters', '63955999123x'],
    ['too short', '6395'],
    ['too long', '6395599912345678901'],
  ])('is refused %s', async (_name, phone) => {
    expect(await withPhone(phone)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it.each([
    ['with its plus', `+${knownPhone}`],
    ['without its plus', knownPhone],
  ])('is taken %s', async (_name, phone) => {
    expect((await withPhone(phone)).status).toBe(200);
  });
});
