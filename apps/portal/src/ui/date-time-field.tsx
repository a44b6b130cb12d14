import '@mantine/dates/styles.layer.css';
import { DateTimePicker } from '@mantine/dates';
import { IconCalendarClock } from '@tabler/icons-react';
import dayjs from 'dayjs';
import type { Ref } from 'react';
import { blurOfPicker } from './blur-of-picker.ts';

interface DateTimeFieldProps {
  label: string;
  required?: boolean;
  /** `YYYY-MM-DD HH:mm:ss` in the browser's zone, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A moment up to now, to the minute and on a 24-hour clock; it is picked, not typed. */
export function DateTimeField({ value, onChange, onBlur, ...rest }: DateTimeFieldProps) {
  return (
    <DateTimePicker
      {...rest}
      withAsterisk={rest.required ?? false}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={blurOfPicker(onBlur)}
      valueFormat="MMMM D, YYYY, HH:mm"
      firstDayOfWeek={0}
      weekendDays={[]}
      maxDate={dayjs().format('YYYY-MM-DD HH:mm:00')}
      leftSection={<IconCalendarClock size={16} stroke={1.75} aria-hidden />}
      leftSectionPointerEvents="none"
      timePickerProps={{
        format: '24h',
        hoursInputLabel: 'Hours',
        minutesInputLabel: 'Minutes',
      }}
      submitButtonProps={{ 'aria-label': 'Take this time' }}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
    />
  );
}
