import type { List } from '@smile/contract/common';
import type { Datasource, datasourcesApi } from '@smile/contract/datasources';
import type { QueryOf } from '@smile/contract/endpoint';
import type { ModeContext } from '../../../context.ts';
import { foldAccents } from '../../../platform/text.ts';
import { splitIds } from '../catalogue.ts';
import { showAll, viewOf } from '../catalogue-view.ts';
import { pageByRank, rankDatasource } from '../page-by-rank.ts';

/**
 * Searches providers and file types together.
 * @throws ApiError INVALID_PARAMETERS for a foreign cursor
 */
export function searchDatasources(ctx: ModeContext, filter: QueryOf<typeof datasourcesApi.list>): List<Datasource> {
  const ids = splitIds(filter.ids);
  const topIds = splitIds(filter.topIds);
  const name = foldAccents(filter.name ?? '').trim();
  const found = showAll(viewOf(ctx)).filter(
    (source) =>
      (['kind', 'type', 'subType', 'enabled', 'accountConnection'] as const).every(
        (key) => filter[key] === undefined || source[key] === filter[key],
      ) &&
      (ids.length === 0 || ids.includes(source.id)) &&
      (foldAccents(source.name).includes(name) || foldAccents(source.longName).includes(name)),
  );
  return pageByRank(found, filter, (source) => rankDatasource(source, topIds));
}
