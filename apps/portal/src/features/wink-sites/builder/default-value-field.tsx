import { Group, NativeSelect, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { InputComponent } from '@smile/site-model/document';
import { memo } from 'react';
import { atMost } from '../../../ui/at-most.ts';

interface DefaultValueFieldProps extends Pick<InputComponent['props'], 'options'> {
  type: InputComponent['type'];
  value: string;
  onChange: (value: string) => void;
}

/** What the field holds before anybody touches it, entered as people enter it; a range is written `start/end`. */
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
    const [start = '', end = ''] = value.split('/');
    const set = (from: string, to: string) => onChange(from || to ? `${from}/${to}` : '');
    return (
      <Group grow>
        <TextInput
          type="date"
          label="Default Value: start"
          value={start}
          onChange={(event) => set(event.currentTarget.value, end)}
        />
        <TextInput
          type="date"
          label="Default Value: end"
          value={end}
          onChange={(event) => set(start, event.currentTarget.value)}
        />
      </Group>
    );
  }
  return (
    <TextInput
      label="Default Value"
      type={type === 'DatePicker' ? 'date' : 'text'}
      {...atMost(siteLimits.defaultValue)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
});
DefaultValueField.displayName = 'DefaultValueField';
