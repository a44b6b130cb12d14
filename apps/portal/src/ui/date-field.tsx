import '@mantine/dates/styles.layer.css';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import type { Ref } from 'react';
import { blurOfPicker } from './blur-of-picker.ts';

interface DateFieldProps {
  label: string;
  required?: boolean;
  description?: string;
  clearable?: boolean;
  /** `YYYY-MM-DD`, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  minDate?: string | undefined;
  /** The last day that can be picked. */
  maxDate: string;
  /** How the picked day is shown. */
  valueFormat?: string;
  /** Starts with the choice of a year, decades ago. */
  isBirthDate?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A calendar date; it is picked, not typed. */
export function DateField({ value, onChange, onBlur, label, isBirthDate = false, ...rest }: DateFieldProps) {
  return (
    <DatePickerInput
      {...rest}
      withAsterisk={rest.required ?? false}
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value || null}
      onChange={(picked) => onChange(picked ?? '')}
      onBlur={blurOfPicker(onBlur)}
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

function startAtYears(today: string) {
  return { defaultLevel: 'decade', defaultDate: dayjs(today).subtract(usualAge, 'year').format('YYYY-MM-DD') } as const;
}
