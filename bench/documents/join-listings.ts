import type { Listing, Printed } from './sheet.ts';

/** Two lists beside each other as the rows of one table. */
export function joinListings(left: Listing, right: Listing): Listing {
  const empty = ({ columns }: Listing): Printed[] => columns.map(() => ({ text: '' }));
  const length = Math.max(left.rows.length, right.rows.length);
  const rows = Array.from({ length }, (_, at) => [
    ...(left.rows[at] ?? empty(left)),
    ...(right.rows[at] ?? empty(right)),
  ]);
  return { columns: [...left.columns, ...right.columns], rows };
}
