import sql from 'sql-template-tag';

/**
 * Events in the order of the statements that wrote them; those of one statement by what they say, since nothing tells
 * which was first: room that becomes free is used again.
 */
export const writtenOrder = sql`xmin::text::bigint, cmin::text::bigint, type, data::text`;
