import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { afterPointerRelease } from './after-pointer-release.ts';

/** A form judged by a schema: on blur and on submit, and again with each change until the value is valid. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), mode: 'onTouched', defaultValues });
  const register: UseFormRegister<Input> = (name, options) => {
    const field = form.register(name, options);
    const onBlur = async (event: unknown) => afterPointerRelease(() => field.onBlur(event as FocusEvent));
    return { ...field, onBlur };
  };
  return { ...form, register };
}
