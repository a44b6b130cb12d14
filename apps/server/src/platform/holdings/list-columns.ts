import type { Holdings, SealContext } from './holdings.ts';

export interface HeldColumn {
  table: string;
  column: string;
}

/** Columns re-encrypted when the master key rotates. */
export function listSealedColumns(
  holdings: readonly Holdings[],
): (HeldColumn & { contextOf: Exclude<SealContext, 'dropped'> })[] {
  return listTables(holdings).flatMap(([table, { sealed = {} }]) =>
    Object.entries(sealed).flatMap(([column, contextOf]) =>
      contextOf === 'dropped' ? [] : [{ table, column, contextOf }],
    ),
  );
}

function listTables(holdings: readonly Holdings[]) {
  return holdings.flatMap(({ tables }) => Object.entries(tables));
}
