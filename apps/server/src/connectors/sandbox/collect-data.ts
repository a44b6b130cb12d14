import type { Datapoint, Provider } from '@smile/contract/providers';
import { toDay } from '../../platform/calendar.ts';
import type { FetchedData, FetchOutcome } from '../connector.ts';
import { buildContributions } from './contributions.ts';
import { buildDocuments } from './documents.ts';
import { buildEmployments } from './employments.ts';
import { buildRatings, buildTransactions } from './gig-work.ts';
import { buildIdentities } from './identities.ts';
import { buildIncomes } from './incomes.ts';
import { buildLiabilities } from './liabilities.ts';
import type { Person, Source } from './persons.ts';

type Step = [Datapoint, (source: Source) => Partial<FetchedData>];

const steps: Step[] = [
  ['IDENTITIES', (source) => ({ identities: buildIdentities(source) })],
  ['EMPLOYMENTS', (source) => ({ employments: buildEmployments(source) })],
  ['INCOMES', (source) => ({ incomes: buildIncomes(source) })],
  ['CONTRIBUTIONS', (source) => ({ contributions: buildContributions(source) })],
  ['LIABILITIES', (source) => ({ liabilities: buildLiabilities(source) })],
  ['RATINGS', (source) => ({ ratings: buildRatings(source) })],
  ['TRANSACTIONS', (source) => ({ transactions: buildTransactions(source) })],
  ['DOCUMENTS', (source) => ({ documents: buildDocuments(source) })],
];

const noData: FetchedData = {
  identities: [],
  ratings: [],
  documents: [],
  employments: [],
  incomes: [],
  contributions: [],
  liabilities: [],
  transactions: [],
};

interface Collecting extends Pick<Source, 'linkTo'> {
  now: Date;
  onStep: (finished: number, total: number) => Promise<void>;
}

/** One step per data point that the provider supports; reports progress after each. */
export async function collectData(
  person: Person,
  provider: Provider,
  { now, linkTo, onStep }: Collecting,
): Promise<FetchOutcome> {
  const source = { person, provider, today: toDay(now), linkTo };
  const supported = steps.filter(([datapoint]) => provider.supported.includes(datapoint));
  let data = noData;
  for (const [index, [, build]] of supported.entries()) {
    data = { ...data, ...build(source) };
    await onStep(index + 1, supported.length);
  }
  return { status: 'FETCHED', data, datapoints: supported.map(([datapoint]) => datapoint) };
}
