import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { fieldNameHelp } from '@smile/site-model/field-messages';
import { memo } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface NameFieldProps {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** The answer's key. The help text is hidden if it would repeat the error. */
export const NameField = memo(({ name, error, onChange }: NameFieldProps) => (
  <TextInput
    label="Field Name"
    required
    description={error === fieldNameHelp ? undefined : fieldNameHelp}
    {...atMost(siteLimits.fieldName)}
    spellCheck={false}
    value={name}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
));
NameField.displayName = 'NameField';
