import sql from 'sql-template-tag';

/** Rows in the order they were written in; their places tell nothing, since room that becomes free is used again. */
export const writtenOrder = sql`xmin::text::bigint, cmin::text::bigint, ctid`;
