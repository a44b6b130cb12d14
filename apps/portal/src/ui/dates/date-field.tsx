import { IconCalendar } from '@tabler/icons-react';
import type { Ref } from 'react';
import { lazyField, type PlaceholderProps } from '../fields/lazy-field.tsx';
import { formatDate } from '../format/format-date.ts';
import { ClosedPicker } from './closed-picker.tsx';
import { onLeavePicker } from './on-leave-picker.ts';

export interface DateFieldProps {
  label: string;
  name?: string;
  required?: boolean;
  description?: string;
  clearable?: boolean;
  /** `YYYY-MM-DD`, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  minDate?: string | undefined;
  /** Last selectable day, if limited. */
  maxDate?: string | undefined;
  /** Displays the selected day as `YYYY-MM-DD`, as in filters, instead of in words. */
  isShort?: boolean;
  /** Starts with a choice of years, decades ago. */
  isBirthDate?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A calendar date, picked instead of typed. */
export const DateField = lazyField(async () => (await import('./date-picker-field.tsx')).DatePickerField, ClosedDate);

function ClosedDate(props: DateFieldProps & PlaceholderProps) {
  const { value, isShort = false, onChange, onBlur, clearable = false, onWant } = props;
  const { label, required = false, description, error, ref } = props;
  return (
    <ClosedPicker
      {...{ label, required, description, error, ref }}
      icon={<IconCalendar size={16} stroke={1.75} aria-hidden />}
      text={value && !isShort ? formatDate(value) : value}
      onOpen={() => onWant()}
      onBlur={onLeavePicker(onBlur)}
      clear={clearable ? { label: `Clear ${label}`, onClear: () => onChange('') } : undefined}
    />
  );
}
