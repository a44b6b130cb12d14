import type { Datasource } from '@smile/contract/datasources';
import { toCsvLines } from '../../platform/csv/write-csv.ts';
import { groupDatapoints } from './datapoint-fields.ts';

const header = ['datasourceId', 'name', 'kind', 'datapoint', 'item', 'supported'];

/** One line per field of every data point of every data source; RFC 4180. */
export function writeDatapointCsv(sources: readonly Datasource[]): string {
  const lines = sources.flatMap((source) =>
    groupDatapoints(source).flatMap(({ datapoint, items }) =>
      items.map(({ name, supportedStatus }) => [
        source.id,
        source.name,
        source.kind,
        datapoint,
        name,
        String(supportedStatus === 'SUPPORTED'),
      ]),
    ),
  );
  return toCsvLines([header, ...lines]);
}
