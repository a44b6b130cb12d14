import { Input, InputBase, type InputWrapperProps } from '@mantine/core';
import type { FocusEventHandler, ReactNode, Ref } from 'react';

interface ClosedPickerProps extends Pick<InputWrapperProps, 'label' | 'required' | 'description' | 'error'> {
  icon: ReactNode;
  /** The selected value as text; empty for none. */
  text: string;
  onOpen: () => void;
  onBlur: FocusEventHandler;
  /** Clear button with its label. */
  clear?: { label: string; onClear: () => void } | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Closed state of the library's date pickers, without loading them. */
export function ClosedPicker({ icon, text, onOpen, clear, required = false, error, ...rest }: ClosedPickerProps) {
  return (
    <InputBase
      {...rest}
      component="button"
      type="button"
      multiline
      required={required}
      withAsterisk={required}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      styles={{ input: { cursor: 'pointer', lineHeight: 'unset' } }}
      leftSection={icon}
      leftSectionPointerEvents="none"
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={onOpen}
      __clearable={clear !== undefined && text !== ''}
      __clearSection={clear && <Input.ClearButton aria-label={clear.label} onClick={clear.onClear} />}
    >
      {text || <Input.Placeholder error={error} />}
    </InputBase>
  );
}
