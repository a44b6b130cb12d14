import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { showWarning } from '../../ui/toasts.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import classes from './registration-fields.module.css';
import { type RegistrationForm, registrationFormSchema, termsMessage } from './registration-form-schema.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface RegistrationFieldsProps {
  isBusy: boolean;
  onSubmit: (values: RegistrationForm) => void;
}

const blank: RegistrationForm = {
  firstName: '',
  lastName: '',
  tenantName: '',
  emailAddress: '',
  title: '',
  password: '',
  confirmPassword: '',
  hasAgreed: false,
};

export function RegistrationFields({ isBusy, onSubmit }: RegistrationFieldsProps) {
  const form = useSchemaForm(registrationFormSchema, blank);
  const { errors, touchedFields } = form.formState;
  const submit = form.handleSubmit(onSubmit, (invalid) => {
    if (invalid.hasAgreed) showWarning(termsMessage);
  });
  const field = (name: Exclude<keyof RegistrationForm, 'hasAgreed'>, label: string, autoComplete: string) => ({
    label,
    autoComplete,
    required: true,
    error: errors[name]?.message,
    ...form.register(name, {
      onChange: () => name === 'password' && touchedFields.confirmPassword && form.trigger('confirmPassword'),
    }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <div className={classes.names}>
          <TextInput {...field('firstName', 'First name', 'given-name')} />
          <TextInput {...field('lastName', 'Last name', 'family-name')} />
        </div>
        <TextInput {...field('tenantName', 'Organization name', 'organization')} />
        <TextInput type="email" {...field('emailAddress', 'Email', 'email')} />
        <TextInput {...field('title', 'Job title', 'organization-title')} />
        <PasswordInput
          description="At least 8 characters, with upper and lower case letters, a digit and a special character"
          {...field('password', 'Password', 'new-password')}
        />
        <PasswordInput {...field('confirmPassword', 'Confirm password', 'new-password')} />
        <TermsCheckbox registration={form.register('hasAgreed')} hasError={Boolean(errors.hasAgreed)} />
        <Button type="submit" fullWidth mt="xs" loading={isBusy}>
          Create account
        </Button>
      </Stack>
    </form>
  );
}
