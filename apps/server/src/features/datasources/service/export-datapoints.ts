import type { DatasourceKind } from '@smile/contract/datasources';
import type { Context } from '../../../context.ts';
import { fileOf } from '../../../platform/files/file-of.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { anyViewOf, showAll } from '../catalogue-view.ts';
import { writeDatapointCsv } from '../datapoint-csv.ts';

/** CSV file of the data points of all data sources, or of one kind. */
export function exportDatapoints(ctx: Pick<Context, 'adapters'>, kind: DatasourceKind | undefined): NamedFile {
  const sources = showAll(anyViewOf(ctx)).filter((source) => kind === undefined || source.kind === kind);
  const contentType = 'text/csv; charset=utf-8';
  return fileOf(Buffer.from(writeDatapointCsv(sources)), { name: 'smile-data-points.csv', contentType });
}
