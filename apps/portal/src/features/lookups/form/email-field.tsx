import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { atMost } from '../../../ui/fields/at-most.ts';

/** No autofill: it is the subject's address, not the developer's. */
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
