import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineCompute } from '../../../testing/compute/inline-compute.ts';
import type { LookupSource } from '../lookup-source.ts';
import { createHttpSource } from './http-source.ts';

const script = fileURLToPath(new URL('../../../../../examples/lookup-adapter/server.mjs', import.meta.url));
const now = new Date('2026-01-31T08:30:00Z');
const unasked = { fullName: null, emailAddress: null, curp: null, nss: null, idType: null, idNumber: null };
const byPhone = { ...unasked, phone: '639559991234', countryCode: 'PH', templateId: 'tpl' };
const stranger = { ...byPhone, phone: '639178902345' };

let adapter: ChildProcess;
let url: string;
let source: LookupSource;

beforeAll(async () => {
  const env = { ...process.env, ADAPTER_PORT: '0', LOOKUP_ADAPTER_TOKEN: 'secret' };
  adapter = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(adapter.stdout!, 'data');
  url = String(line).trim();
  source = createHttpSource({ url, token: 'secret' }, inlineCompute);
});
afterAll(() => void adapter.kill());

describe('the reference adapter', () => {
  it('speaks the protocol for every kind', async () => {
    expect(await source.ask('signals', '1', byPhone, now)).toMatchObject({
      outcome: 'FOUND',
      finding: [{ value: '1' }, { value: null }],
    });
    expect(await source.ask('maws', '2', byPhone, now)).toMatchObject({ outcome: 'FOUND', finding: [{ level: '4' }] });
    expect(await source.ask('blacklists', '3', { ...byPhone, before: '2024-01-01' }, now)).toMatchObject({
      finding: { hit: true, dates: ['2023-11-02'] },
    });
    const footprint = { ...byPhone, emailAddress: 'gpalomero1234@smileapi.io', timeoutSeconds: 5 };
    expect(await source.ask('footprints', '4', footprint, now)).toMatchObject({ outcome: 'FOUND' });
    const ids = [{ idType: 'sss_ph', idSubType: null, idNumber: '33-0000000-8' }];
    expect(await source.ask('verifications', '5', { ids, emailAddress: null, phone: null }, now)).toMatchObject({
      outcome: 'FOUND',
      finding: { firstName: 'George', emails: [{ isFreeProvider: null }], ids: [{ idSubType: null }, {}, {}] },
    });
  });

  it('supports the operations of later versions', async () => {
    const person = { countryCode: 'PH', fullName: 'George', idType: 'TIN', idNumber: '4561234567', gaid: null };
    const maw3 = { ...person, phone: '639559991234', templateId: 'tpl-maw004003' };
    expect(await source.ask('maws3', '6', maw3, now)).toMatchObject({ finding: [{ value: '41' }] });
    const noBank = { countryCode: 'PH', bic: null, accountNumber: null, idType: null, idNumber: null };
    const account = { ...noBank, iban: 'AT611904300234573201', templateId: 'tpl-vld006001' };
    expect(await source.ask('validations', '7', account, now)).toMatchObject({
      finding: { holderName: 'George Cimafranca Palomero Jr' },
    });
    const record = { phone: '529559991234', fullName: 'John Doe', emailAddress: null, nss: null, templateId: 'tpl' };
    expect(await source.ask('socialSecurities', '8', { ...record, curp: 'DOEJ800101HDFXXX01' }, now)).toMatchObject({
      finding: { currency: 'MXN', payMark: null, gender: null },
    });
  });

  it('answers NO_DATA for an unknown person', async () => {
    expect(await source.ask('signals', '1', stranger, now)).toEqual({ outcome: 'NO_DATA', message: null });
    const ids = [{ idType: 'prclicense_ph', idSubType: null, idNumber: '-' }];
    const question = { ids, emailAddress: null, phone: null };
    expect((await source.ask('verifications', '2', question, now)).outcome).toBe('NO_DATA');
  });

  it('refuses another token', async () => {
    const intruder = createHttpSource({ url, token: 'guess' }, inlineCompute);
    expect(await intruder.ask('signals', '1', byPhone, now)).toEqual({
      outcome: 'UNREACHABLE',
      message: 'The source answered with status 401.',
    });
  });
});
