import { SimpleGrid, TextInput } from '@mantine/core';
import { employmentStatuses, verificationGenders, verificationSuffixes } from '@smile/contract/verifications';
import { Controller, useFormContext } from 'react-hook-form';
import { DateField } from '../../ui/dates/date-field.tsx';
import { toDate } from '../../ui/dates/date-range.ts';
import { atMost } from '../../ui/fields/at-most.ts';
import { Select } from '../../ui/fields/select.tsx';
import { listNeeds, suffixChoices, type VerificationValues } from './verification-values.ts';

const texts = [
  { name: 'firstName', label: 'First Name' },
  { name: 'middleName', label: 'Middle Name' },
  { name: 'lastName', label: 'Last Name' },
] as const;

const choices = [
  { name: 'suffix', label: 'Suffix', data: suffixChoices(verificationSuffixes) },
  { name: 'gender', label: 'Gender', data: verificationGenders },
] as const;

const contacts = [
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'address', label: 'Address' },
  { name: 'employer', label: 'Employer' },
] as const;

/** Fields of the subject; those that the chosen ID types need are required. */
export function PersonFields() {
  const { register, watch, formState } = useFormContext<VerificationValues>();
  const { errors } = formState;
  const needs: ReadonlySet<string> = listNeeds(watch('ids'));
  const text = ({ name, label }: (typeof texts)[number] | (typeof contacts)[number]) => (
    <TextInput
      key={name}
      label={label}
      required={needs.has(name)}
      {...atMost(name === 'address' ? 1000 : 200)}
      autoComplete="off"
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <SimpleGrid cols={2} spacing="md">
      {texts.map(text)}
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} isNeeded={needs.has(choice.name)} />
      ))}
      <BirthDateField isNeeded={needs.has('dob')} />
      {contacts.map(text)}
      <ChoiceField name="employmentStatus" label="Employment Status" data={employmentStatuses} isNeeded={false} />
    </SimpleGrid>
  );
}

interface ChoiceFieldProps {
  name: 'suffix' | 'gender' | 'employmentStatus';
  label: string;
  data: readonly (string | { value: string; label: string })[];
  isNeeded: boolean;
}

function ChoiceField({ name, label, data, isNeeded }: ChoiceFieldProps) {
  const { control, formState } = useFormContext<VerificationValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Select
          {...field}
          label={label}
          data={[...data]}
          required={isNeeded}
          clearable
          clearButtonProps={{ 'aria-label': `Clear ${label}` }}
          value={field.value || null}
          onChange={(value) => field.onChange(value ?? '')}
          error={formState.errors[name]?.message}
        />
      )}
    />
  );
}

function BirthDateField({ isNeeded }: { isNeeded: boolean }) {
  const { control, formState } = useFormContext<VerificationValues>();
  return (
    <Controller
      control={control}
      name="dob"
      render={({ field }) => (
        <DateField
          {...field}
          label="Date of Birth"
          required={isNeeded}
          clearable
          isBirthDate
          maxDate={toDate(new Date())}
          error={formState.errors.dob?.message}
        />
      )}
    />
  );
}
