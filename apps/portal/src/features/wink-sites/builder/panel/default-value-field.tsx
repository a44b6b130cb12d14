import { Checkbox, NativeSelect, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { InputType, Option } from '@smile/site-model/document';
import { fieldTypes } from '@smile/site-model/fields/field-types';
import { memo, useMemo } from 'react';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { isDate } from '../../../../ui/dates/date-range.ts';
import { atMost } from '../../../../ui/fields/at-most.ts';
import { listChoices, maxListed } from './types/list-choices.ts';

interface DefaultValueFieldProps {
  type: InputType;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

/** Initial value of a field, entered with a control of its type; a range is stored as `start/end`. */
export const DefaultValueField = memo(({ type, options: offered, value, onChange }: DefaultValueFieldProps) => {
  if (fieldTypes[type].answer === 'choices')
    return <DefaultChoices options={offered} value={value} onChange={onChange} />;
  if (type === 'SearchSelect') return <DefaultListed options={offered} value={value} onChange={onChange} />;
  if (fieldTypes[type].answer === 'choice') {
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
  const TextField = type === 'LongText' ? Textarea : TextInput;
  return (
    <TextField
      label="Default Value"
      {...atMost(siteLimits.defaultValue)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
});
DefaultValueField.displayName = 'DefaultValueField';

/** Preselected options, stored one per line. */
function DefaultChoices({ options, value, onChange }: Omit<DefaultValueFieldProps, 'type'>) {
  return (
    <Checkbox.Group
      label="Default Value"
      value={value.split('\n').filter(Boolean)}
      onChange={(values) => onChange(values.join('\n'))}
    >
      <Stack gap="xs" mt="xs">
        {options
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
      </Stack>
    </Checkbox.Group>
  );
}

/** Searchable select for a long option list; shows the first matches. */
function DefaultListed({ options, value, onChange }: Omit<DefaultValueFieldProps, 'type'>) {
  const data = useMemo(() => listChoices(options, [value]), [options, value]);
  return (
    <Select
      label="Default Value"
      data={data}
      searchable
      clearable
      limit={maxListed}
      nothingFoundMessage="No option has this label."
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

function readRange(value: string): [string, string] {
  const [start = '', end = ''] = value.split('/');
  return [dayOf(start), dayOf(end)];
}

/** Drops a text that was entered when the field had another type. */
function dayOf(text: string): string {
  return isDate(text) ? text : '';
}
