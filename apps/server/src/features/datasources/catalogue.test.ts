import { type Provider, providerSchema, providersApi } from '@smile/contract/providers';
import { describe, expect, it } from 'vitest';
import { type CatalogueView, findProvider, listProviders } from './catalogue.ts';
import { subTypes } from './sub-types.ts';

const view: CatalogueView = { linkUrl: 'http://localhost:3001', isEnabled: (entry) => entry.id !== 'grab' };

function list(query: Record<string, unknown> = {}) {
  return listProviders(providersApi.list.query.parse({ size: 150, ...query }), view);
}

function ids(query: Record<string, unknown> = {}): string[] {
  return list(query).items.map((provider) => provider.id);
}

const all = list().items;

function every(type: Provider['type'], holds: (provider: Provider) => boolean): boolean {
  return all.filter((provider) => provider.type === type).every(holds);
}

describe('the catalogue', () => {
  it('has about sixty contract-valid providers with unique ids and ranks', () => {
    expect(all.length).toBeGreaterThanOrEqual(58);
    expect(all.map((provider) => providerSchema.parse(provider))).toEqual(all);
    expect(new Set(all.map((provider) => provider.id)).size).toBe(all.length);
    expect(new Set(all.map((provider) => provider.ord)).size).toBe(all.length);
    expect(Object.keys(subTypes)).toHaveLength(30);
  });

  it('has the providers that the reference names', () => {
    const named = ['upwork', 'freelancer', 'grab', '199jobs', 'sss_ph', 'gsis_ph', 'philhealth_ph', 'pagibig_ph'];
    const identities = ['nbi_ph', 'tin_ph', 'prclicense_ph'];
    expect(ids({ ids: [...named, ...identities].join(',') })).toHaveLength(named.length + identities.length);
  });

  it('offers the data points of each kind of provider', () => {
    const withDatapoint = (datapoint: Provider['supported'][number]) =>
      all.filter((provider) => provider.supported.includes(datapoint)).map((provider) => provider.id);
    expect(withDatapoint('CONTRIBUTIONS')).toEqual(['sss_ph', 'philhealth_ph', 'pagibig_ph']);
    expect(withDatapoint('LIABILITIES')).toEqual(['sss_ph', 'pagibig_ph']);
    expect(every('GIG', ({ supported }) => supported.includes('TRANSACTIONS') && supported.includes('RATINGS'))).toBe(
      true,
    );
    expect(every('GIG', ({ supported }) => !supported.includes('EMPLOYMENTS'))).toBe(true);
    expect(every('EMPLOYER', ({ supported }) => supported.includes('EMPLOYMENTS'))).toBe(true);
  });

  it('syncs only the four social insurers', () => {
    const monitored = all.filter((provider) => provider.monitorSupported).map((provider) => provider.id);
    expect(monitored).toEqual(['sss_ph', 'gsis_ph', 'philhealth_ph', 'pagibig_ph']);
  });

  it('requires no MFA without a login', () => {
    const open = all.filter((provider) => provider.connectionType === 'NO_NEED_LOGIN');
    expect(open.length).toBeGreaterThan(1);
    expect(open.every((provider) => !provider.mfa)).toBe(true);
  });
});

describe('findProvider', () => {
  it("returns the provider with the installation's fields", () => {
    expect(findProvider('upwork', view)).toMatchObject({
      longName: 'Upwork Global Inc.',
      subTypeLabel: 'Professional Services',
      typeLabel: 'Gig Platform',
      enabled: true,
      logoUrl: 'http://localhost:3001/cdn/provider-logo/upwork.svg',
    });
    expect(findProvider('grab', view)?.enabled).toBe(false);
  });

  it('returns null for other ids', () => {
    expect(findProvider('nobody', view)).toBeNull();
    expect(findProvider('constructor', view)).toBeNull();
  });
});

describe('listProviders', () => {
  it('filters by type, sub type and the flags', () => {
    expect(list({ type: 'CREDENTIAL' }).items.every((provider) => provider.type === 'CREDENTIAL')).toBe(true);
    expect(list({ subType: 'INSURANCE' }).items).toHaveLength(4);
    expect(ids({ enabled: 'false' })).toEqual(['grab']);
    expect(ids({ active: 'false' })).toEqual(['ukayloop']);
    expect(ids({ accountConnection: 'false' })).toContain('dfa_ph');
    expect(ids({ accountConnection: 'true' })).not.toContain('dfa_ph');
  });

  it('matches parts of names, ignoring case and accents', () => {
    expect(ids({ name: 'UPW' })).toEqual(['upwork']);
    expect(ids({ name: 'sócial sec' })).toEqual(['sss_ph']);
    expect(ids({ name: 'no such name' })).toEqual([]);
  });

  it('matches ids exactly', () => {
    expect(ids({ ids: 'grab, sss_ph,gra' })).toEqual(['sss_ph', 'grab']);
  });

  it('puts the top ids first, in their order', () => {
    expect(ids({ topIds: 'upwork,unknown,nbi_ph' }).slice(0, 3)).toEqual(['upwork', 'nbi_ph', 'sss_ph']);
    expect(ids({ topIds: 'upwork,nbi_ph' })).toHaveLength(all.length);
  });

  it('returns everything once over pages', () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = list({ size: 7, topIds: 'grab,tesda_ph', cursor });
      seen.push(...page.items.map((provider) => provider.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids({ topIds: 'grab,tesda_ph' }));
  });

  it('ends with a null cursor when the last page is full', () => {
    expect(list({ size: 4, subType: 'INSURANCE' }).nextCursor).toBeNull();
  });

  it('rejects a foreign cursor', () => {
    expect(() => list({ cursor: 'garbage' })).toThrow('cursor is not valid.');
  });
});
