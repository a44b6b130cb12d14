import type { ModeContext } from '../../../context.ts';
import { toDay } from '../../../platform/calendar.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { findDatasource } from '../../datasources/service/find-datasource.ts';
import { computeFeatures } from '../../derived-data/service/compute-features.ts';
import { estimateIncomes } from '../../derived-data/service/estimate-incomes.ts';
import type { SourceData } from '../datapoint-kinds.ts';
import type { Reading } from './complete-reading.ts';

/** Adds what follows from the data, as far as the reading says: estimated incomes, and the insight over all of it. */
export function deriveData(ctx: ModeContext, providerId: string, reading: Reading): SourceData {
  const { data, datapoints, link = null } = reading;
  const now = ctx.now();
  const eincomes = datapoints.includes('EINCOMES') ? estimateIncomes(providerId, data, toDay(now).slice(0, 7)) : [];
  const isGig = findDatasource(ctx, providerId)?.type === 'GIG';
  const describe = () => ({
    cutoffTime: toApiTime(now),
    features: computeFeatures({ ...data, identity: data.identities[0] ?? null, eincomes, link, isGig }, now),
  });
  return {
    ...data,
    eincomes,
    links: link ? [link] : [],
    insights: datapoints.includes('INSIGHTS') ? [describe()] : [],
  };
}
