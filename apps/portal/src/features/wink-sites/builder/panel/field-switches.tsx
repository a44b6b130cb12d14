import { Switch } from '@mantine/core';
import { memo } from 'react';

interface FieldSwitchesProps {
  /** Null for a field with another setting for it. */
  isRequired: boolean | null;
  isDisabled: boolean;
  onChange: (key: 'required' | 'disabled', value: boolean) => void;
}

export const FieldSwitches = memo(({ isRequired, isDisabled, onChange }: FieldSwitchesProps) => (
  <>
    {isRequired !== null && (
      <Switch
        label="Required"
        checked={isRequired}
        onChange={(event) => onChange('required', event.currentTarget.checked)}
      />
    )}
    <Switch
      label="Disabled"
      checked={isDisabled}
      onChange={(event) => onChange('disabled', event.currentTarget.checked)}
    />
  </>
));
FieldSwitches.displayName = 'FieldSwitches';
