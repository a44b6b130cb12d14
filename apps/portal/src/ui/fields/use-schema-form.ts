import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { afterPointerRelease } from './after-pointer-release.ts';

type LoadSchema<Input, Output> = () => Promise<z.ZodType<Output, Input>>;

/**
 * A form validated by a schema: on blur and on submit, then on each change until valid.
 * @param load returns the schema; called on first focus, because nothing is validated before
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  load: LoadSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const [validator] = useState(() => createLazyValidator(load));
  const form = useForm<Input, unknown, Output>({ resolver: validator.resolve, mode: 'onTouched', defaultValues });
  const register: UseFormRegister<Input> = (name, options) => {
    const field = form.register(name, options);
    // A message that appears during a click would move the button away.
    const onBlur = async (event: unknown) => afterPointerRelease(() => field.onBlur(event as FocusEvent));
    return { ...field, onBlur, onFocus: validator.preload };
  };
  return { ...form, register };
}

/** If the schema cannot be loaded, for example offline, everything passes: the server validates anyway. */
function createLazyValidator<Input extends FieldValues, Output>(load: LoadSchema<Input, Output>) {
  let resolverPromise: Promise<Resolver<Input, unknown, Output>> | null = null;
  const loadResolver = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver<Input, unknown, Output>(schema);
  };
  const preload = () => {
    resolverPromise ??= loadResolver().catch((error: unknown) => {
      // The next focus or submit tries again.
      resolverPromise = null;
      throw error;
    });
    return resolverPromise;
  };
  const resolve: Resolver<Input, unknown, Output> = async (values, context, options) => {
    const resolver = await preload().catch(() => null);
    return resolver ? resolver(values, context, options) : { values: values as unknown as Output, errors: {} };
  };
  return { preload: () => void preload().catch(() => undefined), resolve };
}
