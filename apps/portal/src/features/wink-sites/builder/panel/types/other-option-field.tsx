import { Stack, Switch, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { memo } from 'react';
import { atMost } from '../../../../../ui/fields/at-most.ts';

interface OtherOptionFieldProps {
  label: string;
  onChange: (label: string) => void;
}

const usualLabel = 'Other…';

/** Whether people may answer in their own words; an emptied label takes the option away. */
export const OtherOptionField = memo(({ label, onChange }: OtherOptionFieldProps) => (
  <Stack gap="sm">
    <Switch
      label="“Other…” option"
      description="The last option takes an answer in one’s own words."
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
