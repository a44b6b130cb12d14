import type { Datasource } from '@smile/contract/datasources';
import { groupDatapoints } from './datapoint-fields.ts';

const header = ['datasourceId', 'name', 'kind', 'datapoint', 'item', 'supported'];

/** One line per field of every data point of every data source, written as they are asked for; RFC 4180. */
export function* writeDatapointCsv(sources: readonly Datasource[]): Generator<string> {
  yield toLine(header);
  for (const source of sources) {
    const lines = groupDatapoints(source).flatMap(({ datapoint, items }) =>
      items.map(({ name, supportedStatus }) =>
        toLine([source.id, source.name, source.kind, datapoint, name, String(supportedStatus === 'SUPPORTED')]),
      ),
    );
    if (lines.length > 0) yield lines.join('');
  }
}

function toLine(cells: string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** What a spreadsheet would take for a formula gets an apostrophe in front, which makes it a text. */
export function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
