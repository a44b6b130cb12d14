import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { RefusalOptions } from './mark-refusal.ts';

interface UseRefusalOptions<Input extends FieldValues> extends RefusalOptions<Input> {
  /** Called if an error has a part that no field shows. */
  onRest?: (message: string) => void;
}

/**
 * Marks form fields that the server rejected in a mutation.
 * @returns the part of the error that no field shows
 */
export function useRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: Error | null,
  options: UseRefusalOptions<Input> = {},
): string | undefined {
  const [rest, setRest] = useState<{ error: Error; message: string | undefined }>();
  const mark = useEffectEvent(async (refused: Error) => {
    const message = await import('./mark-refusal.ts').then(
      ({ markRefusal }) => markRefusal(form, refused, options),
      () => refused.message,
    );
    setRest({ error: refused, message });
    if (message !== undefined) options.onRest?.(message);
  });
  const tell = useEffectEvent((message: string) => options.onRest?.(message));
  const namesFields = error !== null && 'fields' in error;
  useEffect(() => {
    if (namesFields) void mark(error);
    else if (error) tell(error.message);
  }, [error, namesFields]);
  if (!error || !namesFields) return error?.message;
  return rest?.error === error ? rest.message : undefined;
}
