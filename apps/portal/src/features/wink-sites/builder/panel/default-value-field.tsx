import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { InputComponent } from '@smile/site-model/document';
import { memo } from 'react';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDate } from '../../../../ui/dates/date-range.ts';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface DefaultValueFieldProps extends Pick<InputComponent['props'], 'options'> {
  type: InputComponent['type'];
  value: string;
  onChange: (value: string) => void;
}

/** Initial value of the field, entered with a control of its type; a range is written `start/end`. */
export const DefaultValueField = memo(({ type, options: offered, value, onChange }: DefaultValueFieldProps) => {
  if (type === 'Select' || type === 'RadioGroup') {
    const options = [...new Map(offered.map((option) => [option.value, option])).values()];
    const isListed = value === '' || options.some((option) => option.value === value);
    return (
      <NativeSelect
        label="Default Value"
        data={[
          { value: '', label: 'None' },
          ...options.filter((option) => option.value !== ''),
          ...(isListed ? [] : [{ value, label: `${value} (no option)` }]),
        ]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (type === 'DateRangePicker') {
    const [start, end] = readRange(value);
    const set = (from: string, to: string) => onChange(from || to ? `${from}/${to}` : '');
    return (
      <Stack gap="md">
        <DateField
          label="Default Value: start"
          clearable
          value={start}
          maxDate={end || undefined}
          onChange={(day) => set(day, end)}
        />
        <DateField
          label="Default Value: end"
          clearable
          value={end}
          minDate={start || undefined}
          onChange={(day) => set(start, day)}
        />
      </Stack>
    );
  }
  if (type === 'DatePicker')
    return <DateField label="Default Value" clearable value={dayOf(value)} onChange={onChange} />;
  return (
    <TextInput
      label="Default Value"
      {...atMost(siteLimits.defaultValue)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
});
DefaultValueField.displayName = 'DefaultValueField';

function readRange(value: string): [string, string] {
  const [start = '', end = ''] = value.split('/');
  return [dayOf(start), dayOf(end)];
}

/** Drops text that was entered when the field had another type. */
function dayOf(text: string): string {
  return isDate(text) ? text : '';
}
