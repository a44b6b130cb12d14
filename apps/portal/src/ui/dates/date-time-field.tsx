import { IconCalendarClock } from '@tabler/icons-react';
import type { Ref } from 'react';
import { lazyField, type PlaceholderProps } from '../fields/lazy-field.tsx';
import { formatDate } from '../format/format-date.ts';
import { ClosedPicker } from './closed-picker.tsx';
import { onLeavePicker } from './on-leave-picker.ts';

export interface DateTimeFieldProps {
  label: string;
  name?: string;
  required?: boolean;
  clearable?: boolean;
  /** `YYYY-MM-DD HH:mm:ss` in the browser's zone, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** Displays the selected day as `YYYY-MM-DD`, as in filters, instead of in words. */
  isShort?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A time up to now, by the minute on a 24-hour clock; picked instead of typed. */
export const DateTimeField = lazyField(
  async () => (await import('./date-time-picker-field.tsx')).DateTimePickerField,
  ClosedDateTime,
);

function ClosedDateTime(props: DateTimeFieldProps & PlaceholderProps) {
  const { value, isShort = false, onChange, onBlur, clearable = false, onWant } = props;
  const { label, required = false, error, ref } = props;
  const [day, time] = [value.slice(0, 10), value.slice(11, 16)];
  return (
    <ClosedPicker
      {...{ label, required, error, ref }}
      icon={<IconCalendarClock size={16} stroke={1.75} aria-hidden />}
      text={value && `${isShort ? day : `${formatDate(day)},`} ${time}`}
      onOpen={() => onWant()}
      onBlur={onLeavePicker(onBlur)}
      clear={clearable ? { label: `Clear ${label}`, onClear: () => onChange('') } : undefined}
    />
  );
}
