import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface LabelFieldProps {
  label: string;
  /** Whether the component has a field name already. */
  hasName: boolean;
  error: string | undefined;
  /** `fill` lets the field name follow what is typed. */
  onChange: (label: string, fill: boolean) => void;
}

/** As long as it has the focus, a name that was empty before follows each letter. */
export function LabelField({ label, hasName, error, onChange }: LabelFieldProps) {
  const [isFilling, setIsFilling] = useState(false);
  return (
    <TextInput
      label="Display Label"
      required
      {...atMost(siteLimits.label)}
      value={label}
      error={error}
      onFocus={() => setIsFilling(!hasName)}
      onBlur={() => setIsFilling(false)}
      onChange={(event) => onChange(event.currentTarget.value, isFilling)}
    />
  );
}
