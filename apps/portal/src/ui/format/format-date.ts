import dayjs from 'dayjs';

/** Date format in filters. */
export const filterDateFormat = 'YYYY-MM-DD';

/** A calendar date (`yyyy-MM-dd`) as `MMMM D, YYYY`; "-" if missing. */
export function formatDate(date: string | null): string {
  const day = dayjs(date);
  return date && day.isValid() ? day.format('MMMM D, YYYY') : '-';
}

/** A calendar month (`yyyy-MM`) as `MMMM YYYY`. */
export function formatMonth(month: string): string {
  return dayjs(`${month}-01`).format('MMMM YYYY');
}
