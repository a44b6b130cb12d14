import type { FlowInput } from '@smile/site-model/flow';

/** ARIA attributes that every control of a field has. */
export function describeControl({ id, isRequired, isDisabled }: FlowInput, error: string | null) {
  return {
    id,
    disabled: isDisabled,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}
