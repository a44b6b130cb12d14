import { IconCalendarClock } from '@tabler/icons-react';
import dayjs from 'dayjs';
import type { Ref } from 'react';
import { lazyField, type PlaceholderProps } from '../fields/lazy-field.tsx';
import { blurOfPicker } from './blur-of-picker.ts';
import { ClosedPicker } from './closed-picker.tsx';

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
  /** Display format of the selected time. */
  valueFormat?: string;
  ref?: Ref<HTMLButtonElement>;
}

export const dateTimeFormat = 'MMMM D, YYYY, HH:mm';

/** A time up to now, by the minute on a 24-hour clock; picked instead of typed. */
export const DateTimeField = lazyField(
  async () => (await import('./date-time-picker-field.tsx')).DateTimePickerField,
  ClosedDateTime,
);

function ClosedDateTime(props: DateTimeFieldProps & PlaceholderProps) {
  const { value, valueFormat = dateTimeFormat, onChange, onBlur, clearable = false, onWant } = props;
  const { label, required = false, error, ref } = props;
  return (
    <ClosedPicker
      {...{ label, required, error, ref }}
      icon={<IconCalendarClock size={16} stroke={1.75} aria-hidden />}
      text={value && dayjs(value).format(valueFormat)}
      onOpen={() => onWant()}
      onBlur={blurOfPicker(onBlur)}
      clear={clearable ? { label: `Clear ${label}`, onClear: () => onChange('') } : undefined}
    />
  );
}
