import type { FlowInput } from '@smile/site-model/flow';
import { useState } from 'react';
import field from '../field.module.css';
import styles from './later-field.module.css';

export interface OtherTextProps {
  input: FlowInput;
  value: string;
  onChange: (value: string) => void;
}

/** Text field of the "Other" option. */
export function OtherText({ input, value, onChange }: OtherTextProps) {
  return (
    <input
      className={`${field.control} ${styles.other}`}
      aria-label={input.otherLabel}
      value={value}
      dir="auto"
      maxLength={200}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Fields with "Other" chosen. The answer alone does not show this while the text is still empty. */
const openFields = new Set<string>();

/** Whether "Other" is chosen, even while its text is empty, and the text. */
export function useOther({ id, options }: FlowInput, values: readonly string[]) {
  const isOption = (value: string) => options.some((option) => option.value === value);
  const own = values.find((value) => value !== '' && !isOption(value)) ?? '';
  const [isOpen, setOpen] = useState(own !== '' || openFields.has(id));
  const setIsOpen = (open: boolean) => {
    setOpen(open);
    if (open) openFields.add(id);
    else openFields.delete(id);
  };
  // Separate from the answer: someone who types "Nothing" passes "No", which may be an option.
  const [text, setText] = useState(own);
  return { text, setText, isOpen, setIsOpen, isOption };
}
