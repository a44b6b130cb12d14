import { listShownFields, sectionTitles, type TableKey, tableFields } from '@smile/contract/account-fields';
import type { AccountPayload } from '@smile/contract/user-data';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { toColumn } from './to-column.tsx';

interface SectionTableProps<Key extends TableKey> {
  of: Key;
  rows: readonly AccountPayload[Key][number][];
}

/** Items of a section with the catalogue's columns. */
export function SectionTable<Key extends TableKey>({ of, rows }: SectionTableProps<Key>) {
  const fields = listShownFields<AccountPayload[Key][number]>(tableFields[of], rows);
  return <PagedTable label={sectionTitles[of]} columns={fields.map(toColumn)} rows={rows} rowKey={({ id }) => id} />;
}
