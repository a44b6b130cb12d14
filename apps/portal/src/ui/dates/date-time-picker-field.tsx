import '@mantine/dates/styles.layer.css';
import { DateTimePicker } from '@mantine/dates';
import { IconCalendarClock } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useId } from 'react';
import type { DateTimeFieldProps } from './date-time-field.tsx';
import { onLeavePicker } from './on-leave-picker.ts';

export function DateTimePickerField({ value, isShort = false, onChange, onBlur, ...rest }: DateTimeFieldProps) {
  const id = useId();
  return (
    <DateTimePicker
      {...rest}
      id={id}
      // The library labels the calendar with the element of this id, which must be the field's.
      popoverProps={{ id }}
      withAsterisk={rest.required ?? false}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={onLeavePicker(onBlur)}
      valueFormat={isShort ? 'YYYY-MM-DD HH:mm' : 'MMMM D, YYYY, HH:mm'}
      clearButtonProps={{ 'aria-label': `Clear ${rest.label}` }}
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
      submitButtonProps={{ 'aria-label': 'Use this time' }}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month' }}
    />
  );
}
