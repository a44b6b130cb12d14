import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { showWarning } from '../../ui/toasts.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { type AcceptInviteForm, acceptInviteFormSchema } from './accept-invite-schema.ts';
import classes from './registration-fields.module.css';
import { termsMessage } from './registration-form-schema.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface AcceptInviteFieldsProps {
  organization: string;
  isBusy: boolean;
  onSubmit: (values: AcceptInviteForm) => void;
}

const blank: AcceptInviteForm = {
  firstName: '',
  lastName: '',
  title: '',
  newPassword: '',
  confirmPassword: '',
  hasAgreed: false,
};

export function AcceptInviteFields({ organization, isBusy, onSubmit }: AcceptInviteFieldsProps) {
  const form = useSchemaForm(acceptInviteFormSchema, blank);
  const { errors, touchedFields } = form.formState;
  const submit = form.handleSubmit(onSubmit, (invalid) => {
    if (invalid.hasAgreed) showWarning(termsMessage);
  });
  const field = (name: Exclude<keyof AcceptInviteForm, 'hasAgreed'>, label: string, autoComplete: string) => ({
    label,
    autoComplete,
    required: true,
    error: errors[name]?.message,
    ...form.register(name, {
      onChange: () => name === 'newPassword' && touchedFields.confirmPassword && form.trigger('confirmPassword'),
    }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <div className={classes.names}>
          <TextInput {...field('firstName', 'First name', 'given-name')} />
          <TextInput {...field('lastName', 'Last name', 'family-name')} />
        </div>
        <TextInput label="Organization name" value={organization} readOnly />
        <TextInput {...field('title', 'Job title', 'organization-title')} />
        <PasswordInput
          description="At least 8 characters, with upper and lower case letters, a digit and a special character"
          {...field('newPassword', 'Password', 'new-password')}
        />
        <PasswordInput {...field('confirmPassword', 'Confirm password', 'new-password')} />
        <TermsCheckbox registration={form.register('hasAgreed')} hasError={Boolean(errors.hasAgreed)} />
        <Button type="submit" fullWidth mt="xs" loading={isBusy}>
          Try For Free
        </Button>
      </Stack>
    </form>
  );
}
