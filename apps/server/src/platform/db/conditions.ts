import sql, { empty, type Sql } from 'sql-template-tag';

const createdAt = sql`created_at`;

/** UTC days, `yyyy-MM-dd`, both included; open where a day is missing. */
interface Days {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Condition `and …` for rows of these days, by `created_at` or another column. */
export function withinDays({ startDate, endDate }: Days, column = createdAt): Sql {
  return sql`${startDate ? sql`and ${column} >= ${startOfDay(startDate)}` : empty}
      ${endDate ? sql`and ${column} < ${startOfDay(endDate)} + interval '1 day'` : empty}`;
}

function startOfDay(day: string): Sql {
  return sql`${`${day}T00:00:00Z`}::timestamptz`;
}
