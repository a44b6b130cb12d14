import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { atMost } from '../../../ui/fields/at-most.ts';

/** The subject's, not the developer's own: nothing to fill in by itself. */
export function EmailField({ description }: { description: string }) {
  const { register, trigger, formState } = useFormContext<{ emailAddress: string; mobileNumber: string }>();
  const judgeOther = () => formState.isSubmitted && trigger('mobileNumber');
  return (
    <TextInput
      label="Email Address"
      type="email"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...atMost(200)}
      description={description}
      error={formState.errors.emailAddress?.message}
      {...register('emailAddress', { onChange: judgeOther })}
    />
  );
}
