import type { FlowInput } from '@smile/site-model/flow';

/** ARIA attributes shared by all field controls. */
export function describeControl(input: FlowInput, error: string | null) {
  const { id, isRequired, isDisabled } = input;
  return {
    id,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(input, error),
  };
}

/** Ids of the error and the help text, if present. */
export function describedBy({ id, helpText }: FlowInput, error: string | null): string | undefined {
  return `${error ? `${id}-error ` : ''}${helpText ? `${id}-help` : ''}`.trim() || undefined;
}
