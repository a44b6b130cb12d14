import type { List } from '@smile/contract/common';
import type { Eincome, eincomesApi } from '@smile/contract/eincomes';
import type { QueryOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import { firstDayOf } from '../../../platform/calendar.ts';
import { selectUserData } from '../shared-queries.ts';

/** Months are stored as their first day. */
export function listEincomes(ctx: ModeContext, query: QueryOf<typeof eincomesApi.list>): Promise<List<Eincome>> {
  const { startMonth, endMonth, ...filter } = query;
  return selectUserData(ctx, 'EINCOMES', {
    ...filter,
    startDate: startMonth && firstDayOf(startMonth),
    endDate: endMonth && firstDayOf(endMonth),
  });
}
