import { Button, Group, Paper, TextInput } from '@mantine/core';
import { usePaletteAction } from '../../routing/palette-action.ts';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { showSuccess, showWarning } from '../../ui/toasts/toasts.ts';
import { useInviteDeveloper } from './queries.ts';

const loadSchema = async () => (await import('@smile/contract/developers')).inviteSchema.pick({ emailAddress: true });

export function InviteForm() {
  const invite = useInviteDeveloper();
  const form = useSchemaForm(loadSchema, { emailAddress: '' });
  useRefusal(form, invite.error, { onRest: showWarning });
  usePaletteAction('inviteMember', () => form.setFocus('emailAddress'));
  const submit = form.handleSubmit(({ emailAddress }) =>
    invite.mutate(emailAddress, {
      onSuccess: () => {
        form.reset();
        showSuccess(`Invitation sent to ${emailAddress}`);
      },
    }),
  );
  return (
    <Paper component="form" withBorder p="md" noValidate onSubmit={submit} aria-label="Invite a team member">
      <Group align="flex-start" gap="sm">
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          description="The person joins as an administrator. The link expires in 7 days."
          required
          w={420}
          maw="100%"
          error={form.formState.errors.emailAddress?.message}
          {...form.register('emailAddress')}
        />
        <Button type="submit" mt={25} loading={invite.isPending}>
          Invite
        </Button>
      </Group>
      <UnsavedChangesGuard isDirty={form.formState.isDirty && !invite.isPending} />
      {invite.isSuccess && <MailboxLink to={invite.variables} />}
    </Paper>
  );
}
