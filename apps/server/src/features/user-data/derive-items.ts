import type { Datapoint } from '@smile/contract/providers';
import type { LinkPayload } from '@smile/contract/user-data';
import type { FetchedData } from '../../connectors/connector.ts';
import { toDay } from '../../platform/calendar.ts';
import type { TaskParts } from '../../platform/child-workers/compute.ts';
import { joinListParts, type ListPart } from '../../platform/child-workers/list-parts.ts';
import { toApiTime } from '../../platform/clock.ts';
import { computeFeatures } from '../derived-data/service/compute-features.ts';
import { estimateIncomes } from '../derived-data/service/estimate-incomes.ts';
import type { SourceData } from './datapoint-kinds.ts';

export interface DeriveInput {
  providerId: string;
  isGig: boolean;
  datapoints: readonly Datapoint[];
  link: Omit<LinkPayload, 'id'> | null;
  now: Date;
}

export type DerivedData = Pick<SourceData, 'eincomes' | 'insights'>;

const maxIncomes = 1200;

/** Estimated incomes and the insight over all data, if these data points are wanted. */
export function deriveItems(input: DeriveInput, { given }: Pick<TaskParts, 'given'>): DerivedData {
  const { providerId, isGig, datapoints, link, now } = input;
  const data = joinParts(given as readonly ListPart[]);
  const estimated = datapoints.includes('EINCOMES')
    ? estimateIncomes(providerId, data, toDay(now).slice(0, 7)).slice(0, maxIncomes)
    : [];
  if (!datapoints.includes('INSIGHTS')) return { eincomes: estimated, insights: [] };
  const identity = data.identities[0] ?? null;
  const features = computeFeatures({ ...data, identity, eincomes: estimated, link, isGig }, now);
  return { eincomes: estimated, insights: [{ cutoffTime: toApiTime(now), features }] };
}

/** All stored data of a source. */
export function withDerived(
  { data, link = null }: { data: FetchedData; link?: DeriveInput['link'] },
  derived: DerivedData,
): SourceData {
  return { ...data, ...derived, links: link ? [link] : [] };
}

function joinParts(parts: readonly ListPart[]): Omit<FetchedData, 'documents' | 'ratings'> {
  const joined = {
    identities: [],
    employments: [],
    incomes: [],
    contributions: [],
    liabilities: [],
    transactions: [],
  } as Record<string, unknown[]>;
  joinListParts(joined, parts);
  return joined as unknown as ReturnType<typeof joinParts>;
}
