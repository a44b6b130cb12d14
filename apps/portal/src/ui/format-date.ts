import dayjs from 'dayjs';

/** A calendar date (`yyyy-MM-dd`) as `MMMM D, YYYY`; "-" for what is missing. */
export function formatDate(date: string | null): string {
  const day = dayjs(date);
  return date && day.isValid() ? day.format('MMMM D, YYYY') : '-';
}
