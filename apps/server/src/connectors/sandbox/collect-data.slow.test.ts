import type { Provider } from '@smile/contract/providers';
import {
  contributionPayloadSchema,
  documentPayloadSchema,
  employmentPayloadSchema,
  identityPayloadSchema,
  incomePayloadSchema,
  liabilityPayloadSchema,
  ratingPayloadSchema,
  transactionPayloadSchema,
} from '@smile/contract/user-data';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { listProviders } from '../../features/datasources/catalogue.ts';
import { addDays, lastDayOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import { collectData } from './collect-data.ts';
import { type Person, persons } from './persons.ts';

const now = new Date('2026-01-31T08:30:00Z');
const linkTo = (fileName: string) => `https://link.example.com/${fileName}`;
const today = '2026-01-31';
const providers = listProviders({ size: 150 }, { linkUrl: '', isEnabled: () => true }).items;
const pairs = persons.flatMap((person) => providers.map((provider) => ({ person, provider })));
const [george, , , anisha] = persons as unknown as [Person, Person, Person, Person];

const schemas: Record<keyof FetchedData, z.ZodType> = {
  identities: identityPayloadSchema,
  ratings: ratingPayloadSchema,
  documents: documentPayloadSchema,
  employments: employmentPayloadSchema,
  incomes: incomePayloadSchema,
  contributions: contributionPayloadSchema,
  liabilities: liabilityPayloadSchema,
  transactions: transactionPayloadSchema,
};

async function collect(person: Person, provider: Provider, at = now): Promise<FetchedData> {
  const outcome = await collectData(person, provider, { now: at, linkTo, onStep: async () => {} });
  if (outcome.status !== 'FETCHED') throw new Error(outcome.errorCode);
  return outcome.data;
}

function find(id: string): Provider {
  const found = providers.find((provider) => provider.id === id);
  if (!found) throw new Error(`no provider ${id}`);
  return found;
}

describe('every person at every provider', () => {
  it('has valid items of exactly the supported data points', async () => {
    for (const { person, provider } of pairs) {
      const data = await collect(person, provider);
      for (const [name, schema] of Object.entries(schemas)) {
        const items = data[name as keyof FetchedData];
        for (const item of items) {
          const withId = { ...item, id: 'x-1' };
          expect(schema.parse(withId), `${person.id} ${provider.id} ${name}`).toEqual(withId);
        }
        const isSupported = (provider.supported as string[]).includes(name.toUpperCase());
        expect(items.length > 0, `${person.id} ${provider.id} ${name}`).toBe(isSupported);
      }
    }
  });

  it('returns the same data all day', async () => {
    for (const { person, provider } of pairs) {
      expect(await collect(person, provider, new Date('2026-01-31T23:59:59Z'))).toEqual(
        await collect(person, provider),
      );
    }
  });

  it('contains no future dates', async () => {
    for (const { person, provider } of pairs) {
      const data = await collect(person, provider);
      const dates = [
        ...data.transactions.map(({ date }) => date),
        ...data.contributions.map(({ date }) => date),
        ...data.incomes.map(({ endDate }) => endDate ?? today),
        ...data.employments.map(({ startDate }) => startDate),
        ...data.documents.map(({ issueDate }) => issueDate ?? today),
        ...data.liabilities.map(({ startDate }) => startDate),
      ];
      expect(dates.filter((date) => date > today)).toEqual([]);
      const expired = data.documents.filter(({ expiryDate }) => expiryDate && expiryDate <= today);
      expect(expired).toEqual([]);
    }
  });
});

it('is complete on any day of the year', async () => {
  for (let day = '2025-01-01'; day <= '2026-01-01'; day = addDays(day, 5)) {
    const at = new Date(`${day}T12:00:00Z`);
    const insured = await collect(george, find('sss_ph'), at);
    expect(insured.contributions).toHaveLength(24);
    expect(insured.liabilities).toHaveLength(2);
    expect((await collect(george, find('sahodpro'), at)).incomes).toHaveLength(24);
    expect((await collect(george, find('gsis_ph'), at)).incomes).toHaveLength(12);
    const documents = (await collect(george, find('nbi_ph'), at)).documents;
    expect(documents.every(({ issueDate, expiryDate }) => issueDate! <= day && expiryDate! > day)).toBe(true);
  }
});

it('differs between persons and between providers', async () => {
  const [one, other] = [await collect(george, find('grab')), await collect(anisha, find('grab'))];
  expect(one.transactions).not.toEqual(other.transactions);
  expect(one.transactions).not.toEqual((await collect(george, find('kargova'))).transactions);
});

it('keeps past items unchanged on the next day', async () => {
  const dayBefore = new Date('2026-01-30T08:30:00Z');
  const [before, after] = [await collect(george, find('grab'), dayBefore), await collect(george, find('grab'))];
  const known = before.transactions.filter(({ date }) => date > '2025-12-05');
  expect(known.length).toBeGreaterThan(50);
  expect(after.transactions).toEqual(expect.arrayContaining(known));
});

describe('work', () => {
  it('derives pay, contributions and loans from one salary', async () => {
    const { incomes } = await collect(george, find('abccorp'));
    const { contributions, liabilities } = await collect(george, find('sss_ph'));
    const december = incomes.filter(({ startDate }) => startDate.startsWith('2025-12'));
    const salary = december.reduce((sum, { baseAmount }) => sum + (baseAmount ?? 0), 0);
    expect(salary).toBe(19200);
    expect(contributions[0]).toMatchObject({ date: '2025-12-31', amount: 19000 * 0.15, currency: 'PHP' });
    expect(liabilities[0]?.loanAmount).toBeLessThan(salary * 2);
  });

  it('pays net less than gross and more than two thirds of it', async () => {
    for (const person of persons) {
      const { incomes } = await collect(person, find('sahodpro'));
      expect(incomes).toHaveLength(24);
      for (const { baseAmount, grossAmount, netAmount } of incomes) {
        expect(grossAmount!).toBeGreaterThan(baseAmount!);
        expect(netAmount!).toBeLessThan(grossAmount!);
        expect(netAmount!).toBeGreaterThan((grossAmount! * 2) / 3);
      }
    }
  });

  it('dates contributions of 24 months at month end', async () => {
    for (const id of ['sss_ph', 'philhealth_ph', 'pagibig_ph']) {
      const { contributions } = await collect(anisha, find(id));
      expect(contributions).toHaveLength(24);
      expect(contributions.every(({ date }) => date === lastDayOf(date.slice(0, 7)))).toBe(true);
    }
  });

  it("lists only the portal's own employer and job", async () => {
    const { employments, identities } = await collect(george, find('suki_mart'));
    expect(employments).toMatchObject([
      { employer: 'Suki Mart Retail Corporation', status: 'Permanent', endDate: null },
    ]);
    expect(identities[0]?.latestEmployerName).toBe('Suki Mart Retail Corporation');
  });

  it('has one active loan and one paid back', async () => {
    const { liabilities } = await collect(george, find('sss_ph'));
    const [running, finished] = liabilities;
    expect(running).toMatchObject({ loanAmount: 17000, amortizationAmount: 784.46, overduePaymentAmount: 0 });
    expect(running!.outstandingBalance!).toBeGreaterThan(0);
    expect(running!.outstandingBalance!).toBeLessThan(running!.loanAmount);
    expect(running!.endDate! > today).toBe(true);
    expect(finished).toMatchObject({ outstandingBalance: 0, nextPaymentAmount: 0 });
    expect(finished!.endDate! < today).toBe(true);
  });

  it('has the published documents', async () => {
    expect((await collect(george, find('sss_ph'))).documents[0]).toMatchObject({
      name: 'UMID',
      docId: '0026-1215160-9',
    });
    expect((await collect(george, find('sss_ph'))).identities[0]?.referenceId).toBe('3300000008');
    expect((await collect(george, find('nbi_ph'))).documents[0]).toMatchObject({
      docId: 'A123BCDE45-AA123456',
      status: 'VALID',
      remarks: 'NO RECORD ON FILE',
    });
  });
});

describe('gigs', () => {
  it('have 60 to 200 transactions in 60 days, with a fee for each order', async () => {
    for (const { person, provider } of pairs.filter(({ provider }) => provider.type === 'GIG')) {
      const { transactions, ratings } = await collect(person, provider);
      expect(transactions.length).toBeGreaterThanOrEqual(60);
      expect(transactions.length).toBeLessThanOrEqual(200);
      expect(transactions.every(({ date }) => date >= addDays(today, -60) && date < today)).toBe(true);
      const fees = transactions.filter(({ amount }) => amount < 0);
      expect(fees.every(({ description }) => description === 'Platform fee')).toBe(true);
      const references = transactions.map(({ referenceId, description }) => `${referenceId} ${description}`);
      expect(new Set(references).size).toBe(references.length);
      expect(ratings[0]!.jobsCompleted!).toBeGreaterThan(fees.length);
      expect(ratings[0]!.reviewsReceived!).toBeLessThan(ratings[0]!.jobsCompleted!);
      expect(ratings[0]!.likesReceived!).toBeLessThanOrEqual(ratings[0]!.reviewsReceived!);
    }
  });

  it('have weekly earnings that equal the sum of their transactions', async () => {
    const { incomes, transactions } = await collect(george, find('upwork'));
    expect(incomes.length).toBeGreaterThanOrEqual(7);
    for (const { startDate, endDate, netAmount } of incomes) {
      const week = transactions.filter(({ date }) => date >= startDate && date <= endDate!);
      expect(week.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(netAmount!, 2);
    }
  });
});
