import type { List } from '@smile/contract/common';
import type { Eincome, eincomesApi } from '@smile/contract/eincomes';
import type { QueryOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import { firstDayOf } from '../../../platform/calendar.ts';
import { listUserData } from '../../user-data/service/list-user-data.ts';

/** A month is stored as its first day. */
export function listEincomes(ctx: ModeContext, query: QueryOf<typeof eincomesApi.list>): Promise<List<Eincome>> {
  const { startMonth, endMonth, ...filter } = query;
  return listUserData(ctx, 'EINCOMES', {
    ...filter,
    startDate: startMonth && firstDayOf(startMonth),
    endDate: endMonth && firstDayOf(endMonth),
  });
}
