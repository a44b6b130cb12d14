import { Text, TextInput } from '@mantine/core';
import { maxMobileDigits, mobilePrefix } from '@smile/contract/lookups';
import { Controller, useFormContext } from 'react-hook-form';
import { readMode } from '../../../api/session.ts';
import { toMobileDigits } from './mobile-number.ts';

interface MobileFieldProps {
  name: 'phone' | 'mobileNumber';
  required?: boolean;
  /** The field that may be filled in instead. */
  alternative?: 'emailAddress';
}

/** At most ten digits after a fixed +63. */
export function MobileField({ name, required = false, alternative }: MobileFieldProps) {
  const { control, trigger, formState } = useFormContext<Record<MobileFieldProps['name'] | 'emailAddress', string>>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <TextInput
          label="Mobile Number"
          required={required}
          inputMode="numeric"
          autoComplete="off"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            readMode() === 'Sandbox'
              ? 'In Sandbox, only 9559991234 has results.'
              : `The ${maxMobileDigits} digits after +${mobilePrefix}.`
          }
          leftSection={<Text size="sm" c="dimmed">{`+${mobilePrefix}`}</Text>}
          leftSectionWidth={44}
          leftSectionProps={{ style: { justifyContent: 'flex-start', paddingInlineStart: 12 } }}
          leftSectionPointerEvents="none"
          error={formState.errors[name]?.message}
          {...field}
          onChange={(event) => {
            field.onChange(toMobileDigits(event.currentTarget.value));
            if (alternative && formState.isSubmitted) void trigger(alternative);
          }}
        />
      )}
    />
  );
}
