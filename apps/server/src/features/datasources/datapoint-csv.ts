import type { Datasource } from '@smile/contract/datasources';
import { toCsvLines } from '../../platform/csv/write-csv.ts';
import { groupDatapoints } from './datapoint-fields.ts';

const header = ['datasourceId', 'name', 'kind', 'datapoint', 'item', 'supported'];

/** One line per field of every data point of every data source, written as they are asked for; RFC 4180. */
export function* writeDatapointCsv(sources: readonly Datasource[]): Generator<string> {
  yield toCsvLines([header]);
  for (const source of sources) {
    const lines = groupDatapoints(source).flatMap(({ datapoint, items }) =>
      items.map(({ name, supportedStatus }) => [
        source.id,
        source.name,
        source.kind,
        datapoint,
        name,
        String(supportedStatus === 'SUPPORTED'),
      ]),
    );
    if (lines.length > 0) yield toCsvLines(lines);
  }
}
