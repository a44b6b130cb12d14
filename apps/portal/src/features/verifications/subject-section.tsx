import { TextInput } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { atMost } from '../../ui/fields/at-most.ts';
import { FormSection } from '../lookups/form/form-section.tsx';
import { IdFields } from './id-fields.tsx';
import type { VerificationValues } from './verification-values.ts';

interface SubjectSectionProps {
  onChooseIdType: (ids: VerificationValues['ids']) => void;
}

/** The name and the primary ID. */
export function SubjectSection({ onChooseIdType }: SubjectSectionProps) {
  const { register, formState } = useFormContext<VerificationValues>();
  return (
    <FormSection title="Subject Information">
      <TextInput
        label="Full Name"
        required
        {...atMost(500)}
        autoComplete="off"
        error={formState.errors.fullName?.message}
        {...register('fullName')}
      />
      <IdFields index={0} onChooseIdType={onChooseIdType} />
    </FormSection>
  );
}
