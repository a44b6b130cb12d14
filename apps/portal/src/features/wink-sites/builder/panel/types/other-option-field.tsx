import { Stack, Switch, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { memo } from 'react';
import { atMost } from '../../../../../ui/fields/at-most.ts';

interface OtherOptionFieldProps {
  label: string;
  onChange: (label: string) => void;
}

const usualLabel = 'Other…';

/** Switch for the "Other" option; clearing its label removes the option. */
export const OtherOptionField = memo(({ label, onChange }: OtherOptionFieldProps) => (
  <Stack gap="sm">
    <Switch
      label="“Other…” option"
      description="Adds an option with a text field as the last one."
      checked={label !== ''}
      onChange={(event) => onChange(event.currentTarget.checked ? usualLabel : '')}
    />
    {label !== '' && (
      <TextInput
        label="Label of the other option"
        {...atMost(siteLimits.label)}
        value={label}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Stack>
));
OtherOptionField.displayName = 'OtherOptionField';
