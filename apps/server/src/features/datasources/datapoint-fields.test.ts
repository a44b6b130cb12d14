import type { Datapoint } from '@smile/contract/providers';
import { expect, it } from 'vitest';
import { collectData } from '../../connectors/sandbox/collect-data.ts';
import { persons } from '../../connectors/sandbox/persons.ts';
import { showProviders } from './catalogue.ts';
import { groupDatapoints } from './datapoint-fields.ts';
import { showFileTypes } from './file-types.ts';

const providers = showProviders({ linkUrl: '', isEnabled: () => true });
const keys: Partial<Record<Datapoint, string>> = {
  IDENTITIES: 'identities',
  RATINGS: 'ratings',
  DOCUMENTS: 'documents',
  EMPLOYMENTS: 'employments',
  INCOMES: 'incomes',
  CONTRIBUTIONS: 'contributions',
  LIABILITIES: 'liabilities',
  TRANSACTIONS: 'transactions',
};
const isGiven = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);

it('marks every field that the sandbox returns as supported', async () => {
  for (const provider of providers) {
    const groups = groupDatapoints({ ...provider, supportedList: provider.supported });
    for (const person of persons) {
      const collecting = { now: new Date('2026-01-31T00:00:00Z'), linkTo: String, onStep: async () => {} };
      const outcome = await collectData(person, provider, collecting);
      const data = (outcome.status === 'FETCHED' ? outcome.data : {}) as Record<string, Record<string, unknown>[]>;
      for (const { datapoint, items } of groups) {
        const given = (data[keys[datapoint] ?? ''] ?? []).flatMap((row) =>
          Object.keys(row).filter((name) => isGiven(row[name])),
        );
        const refused = items
          .filter(({ supportedStatus }) => supportedStatus === 'UNSUPPORTED')
          .map(({ name }) => name);
        expect(given.filter((name) => refused.includes(name))).toEqual([]);
      }
    }
  }
});

it('maps file types to existing fields, at least one per supported data point', () => {
  for (const source of showFileTypes('')) {
    for (const { items, totalSupported, total } of groupDatapoints(source)) {
      expect(totalSupported).toBeGreaterThan(0);
      expect(total).toBe(items.length);
    }
  }
});
