import { Textarea } from '@mantine/core';

interface CountedTextareaProps {
  label: string;
  rows: number;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines that says how much of its room is used. */
export function CountedTextarea({ value, maxLength, onChange, ...props }: CountedTextareaProps) {
  return (
    <Textarea
      {...props}
      description={`${value.length}/${maxLength}`}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
