import { Textarea } from '@mantine/core';
import { countCharacters } from '@smile/contract/texts';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface CountedTextareaProps {
  label: string;
  rows: number;
  /** In characters. */
  max: number;
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line text with a character counter. */
export function CountedTextarea({ value, max, onChange, ...props }: CountedTextareaProps) {
  return (
    <Textarea
      {...props}
      description={`${countCharacters(value)}/${max}`}
      {...atMost(max)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
