import { describe, expect, it } from 'vitest';
import { arrangeProviders, listProviders, searchProviders } from './provider-filter.ts';
import { sampleAccount, sampleConfig, sampleProvider } from './testing/samples.ts';
import { mergeSettings } from './widget-settings.ts';

const sss = sampleProvider();
const rider = sampleProvider({
  id: 'rider',
  name: 'Rider',
  longName: 'Rider Inc.',
  type: 'GIG',
  typeLabel: 'Gig Platform',
});
const payroll = sampleProvider({
  id: 'payroll',
  name: 'Payroll',
  longName: 'Payroll Ltd.',
  type: 'SYSTEM',
  typeLabel: 'System',
});
const all = [sss, rider, payroll];

function ids(providers: { id: string }[]): string[] {
  return providers.map((provider) => provider.id);
}

describe('arrangeProviders', () => {
  it('keeps the chosen ones and puts the highlighted first in their own order', () => {
    const settings = mergeSettings(sampleConfig(), { topProviders: ['payroll', 'rider'] });
    expect(ids(arrangeProviders(all, settings))).toEqual(['payroll', 'rider', 'sss_ph']);
    expect(ids(arrangeProviders(all, { ...settings, providerIds: ['rider', 'sss_ph'] }))).toEqual(['rider', 'sss_ph']);
  });
});

describe('listProviders', () => {
  const settings = mergeSettings(sampleConfig(), {});

  it('hides connected ones only when the template says so', () => {
    const linked = { ...sss, accountId: 'a-1' };
    const accounts = { 'a-1': sampleAccount({ status: 'CONNECTED' }) };
    expect(listProviders([linked, rider], accounts, settings)).toHaveLength(2);
    expect(ids(listProviders([linked, rider], accounts, { ...settings, hidesConnected: true }))).toEqual(['rider']);
    const refused = { 'a-1': sampleAccount({ status: 'CONNECTED', needsLogin: true }) };
    expect(ids(listProviders([linked, rider], refused, { ...settings, hidesConnected: true }))).toHaveLength(2);
  });

  it('leaves out sources that only take uploads, and types that the page does not want', () => {
    const uploadOnly = { ...sss, accountConnection: false };
    expect(listProviders([uploadOnly], {}, settings)).toEqual([]);
    expect(ids(listProviders(all, {}, { ...settings, providerTypes: ['GIG'] }))).toEqual(['rider']);
  });
});

describe('searchProviders', () => {
  it('finds by every word of name, long name and type', () => {
    expect(ids(searchProviders(all, 'ALL', ' inc  RIDER '))).toEqual(['rider']);
    expect(ids(searchProviders(all, 'ALL', 'social'))).toEqual(['sss_ph']);
    expect(ids(searchProviders(all, 'ALL', 'gig'))).toEqual(['rider']);
  });

  it('stays within the tab', () => {
    expect(ids(searchProviders(all, 'SYSTEM', ''))).toEqual(['payroll']);
    expect(searchProviders(all, 'SYSTEM', 'rider')).toEqual([]);
  });
});
