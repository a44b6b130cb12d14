import { Textarea } from '@mantine/core';
import { countCharacters } from '@smile/contract/texts';
import { type KeyboardEvent, useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';

interface MarkdownFieldProps {
  label: string;
  rows: number;
  /** In characters. */
  max: number;
  value: string;
  error: string | undefined;
  /** Shows a character counter. */
  hasCounter?: boolean;
  onChange: (value: string) => void;
}

/** A text field in which Tab inserts a tab. Escape releases the key, so that the keyboard focus is not trapped. */
export function MarkdownField({ label, rows, max, value, error, hasCounter, onChange }: MarkdownFieldProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') setIsLeaving(true);
    if (event.key !== 'Tab' || event.shiftKey || isLeaving || countCharacters(value) >= max) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.setRangeText('\t', field.selectionStart, field.selectionEnd, 'end');
    onChange(field.value);
  };
  const help = 'Markdown. Tab writes a tab; Escape, then Tab leaves the field.';
  return (
    <Textarea
      label={label}
      description={hasCounter ? `${help} ${countCharacters(value)}/${max}` : help}
      rows={rows}
      {...atMost(max)}
      value={value}
      error={error}
      // The first Escape is for the field, not for the drawer around it.
      data-mantine-stop-propagation={!isLeaving}
      onKeyDown={press}
      onBlur={() => setIsLeaving(false)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
