import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useId } from 'react';
import type { DateFieldProps } from './date-field.tsx';
import { onLeavePicker } from './on-leave-picker.ts';

export function DatePickerField(props: DateFieldProps) {
  const { value, onChange, onBlur, label, isShort = false, isBirthDate = false, ...rest } = props;
  const id = useId();
  return (
    <DatePickerInput
      {...rest}
      id={id}
      // The library labels the calendar with the element of this id, which must be the field's.
      popoverProps={{ id }}
      withAsterisk={rest.required ?? false}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={onLeavePicker(onBlur)}
      valueFormat={isShort ? 'YYYY-MM-DD' : 'MMMM D, YYYY'}
      {...(isBirthDate && !value && startAtYears(rest.maxDate))}
      firstDayOfWeek={0}
      weekendDays={[]}
      leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden />}
      leftSectionPointerEvents="none"
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      ariaLabels={{
        nextMonth: 'Next month',
        previousMonth: 'Previous month',
        nextDecade: 'Next decade',
        previousDecade: 'Previous decade',
        nextYear: 'Next year',
        previousYear: 'Previous year',
      }}
    />
  );
}

const usualAge = 30;

function startAtYears(today: string | undefined) {
  return { defaultLevel: 'decade', defaultDate: dayjs(today).subtract(usualAge, 'year').format('YYYY-MM-DD') } as const;
}
