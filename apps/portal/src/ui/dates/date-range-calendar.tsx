import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { type DateRangeLimits, firstSelectableDate, isLengthRefused } from './date-range.ts';

interface DateRangeCalendarProps {
  start: string | null;
  end: string | null;
  /** Called with the start only, then with both days. */
  onPick: (start: string | null, end: string | null) => void;
  limits: DateRangeLimits;
  today: string;
}

/** Two months; days that would violate a rule are disabled. */
export function DateRangeCalendar({ start, end, onPick, limits, today }: DateRangeCalendarProps) {
  const isRefused = (date: string) =>
    start !== null && end === null && date !== start && isLengthRefused(start, date, limits);
  return (
    <DatePicker
      type="range"
      numberOfColumns={2}
      columnsToScroll={1}
      firstDayOfWeek={0}
      weekendDays={[]}
      maxLevel="month"
      defaultDate={dayjs(end ?? today)
        .subtract(1, 'month')
        .format('YYYY-MM-DD')}
      minDate={firstSelectableDate(limits, today)}
      maxDate={today}
      excludeDate={isRefused}
      value={[start, end]}
      onChange={([from, to]) => onPick(from, to)}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
    />
  );
}
