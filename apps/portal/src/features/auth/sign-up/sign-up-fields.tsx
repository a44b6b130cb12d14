import { Button, Stack, TextInput } from '@mantine/core';
import { HiddenUsername } from '../../../ui/fields/hidden-username.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { showWarning } from '../../../ui/toasts/toasts.ts';
import classes from '../auth-layout.module.css';
import type { SignUpForm } from './sign-up-schema.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';

interface SignUpFieldsProps {
  /** The inviting organization; if set, the form does not ask for organization and address. */
  invitingOrganization?: string;
  /** The invited email address. */
  invitedAddress?: string | undefined;
  submitLabel: string;
  isBusy: boolean;
  /** Why the server rejected the form. */
  error: Error | null;
  onSubmit: (values: SignUpForm) => void;
  onDismiss: () => void;
}

const warningMs = 10_000;

const blank: SignUpForm = {
  firstName: '',
  lastName: '',
  tenantName: '',
  emailAddress: '',
  title: '',
  password: '',
  confirmPassword: '',
  hasAgreed: false,
};

/** Fields of a new developer, for registration or an invitation. */
export function SignUpFields({
  invitingOrganization,
  invitedAddress,
  submitLabel,
  isBusy,
  error,
  onSubmit,
  onDismiss,
}: SignUpFieldsProps) {
  const isInvited = invitingOrganization !== undefined;
  const form = useSchemaForm(async () => {
    const { acceptInviteFormSchema, registrationFormSchema } = await import('./sign-up-schema.ts');
    return isInvited ? acceptInviteFormSchema : registrationFormSchema;
  }, blank);
  const refusal = useRefusal(form, error, { nameOf: (path) => (path === 'newPassword' ? 'password' : path) });
  const { errors, touchedFields } = form.formState;
  const submit = form.handleSubmit(onSubmit, (invalid) => {
    if (invalid.hasAgreed?.message) showWarning(invalid.hasAgreed.message);
  });
  const field = (name: Exclude<keyof SignUpForm, 'hasAgreed'>, label: string, autoComplete: string) => ({
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
      <HiddenUsername value={invitedAddress} />
      <Stack gap="sm">
        <div className={classes.names}>
          <TextInput {...field('firstName', 'First name', 'given-name')} />
          <TextInput {...field('lastName', 'Last name', 'family-name')} />
        </div>
        {isInvited ? (
          <TextInput label="Organization name" value={invitingOrganization} readOnly variant="filled" />
        ) : (
          <>
            <TextInput {...field('tenantName', 'Organization name', 'organization')} />
            <TextInput type="email" {...field('emailAddress', 'Email', 'username')} />
          </>
        )}
        <TextInput {...field('title', 'Job title', 'organization-title')} />
        <PasswordField
          description="At least 8 characters, with upper and lower case letters, a digit and a special character"
          {...field('password', 'Password', 'new-password')}
        />
        <PasswordField {...field('confirmPassword', 'Confirm password', 'new-password')} />
        <TermsCheckbox registration={form.register('hasAgreed')} hasError={Boolean(errors.hasAgreed)} />
        <Button type="submit" fullWidth mt="xs" loading={isBusy}>
          {submitLabel}
        </Button>
      </Stack>
      <ErrorDialog title="Warning" message={refusal} error={error} onClose={onDismiss} autoCloseMs={warningMs} />
    </form>
  );
}
