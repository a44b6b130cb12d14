import { TextInput } from '@mantine/core';
import { parsePlainNumber } from '@smile/site-model/plain-number';
import { useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface BoundFieldProps {
  label: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** A number or empty. Preserves the typed text as long as it denotes the same number. */
export function BoundField({ label, value, error, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useState('');
  const isUnfinished = typed.trim() !== '' && parsePlainNumber(typed.trim()) === null;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      {...atMost(20)}
      value={parsePlainNumber(typed.trim()) === value ? typed : String(value ?? '')}
      error={isUnfinished && value === null ? 'This is not a number' : error}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parsePlainNumber(event.currentTarget.value.trim()));
      }}
      onBlur={() => setTyped('')}
    />
  );
}
