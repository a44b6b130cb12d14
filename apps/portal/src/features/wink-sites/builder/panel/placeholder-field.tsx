import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { memo } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface PlaceholderFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export const PlaceholderField = memo(({ value, onChange }: PlaceholderFieldProps) => (
  <TextInput
    label="Placeholder"
    {...atMost(siteLimits.placeholder)}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
));
PlaceholderField.displayName = 'PlaceholderField';
