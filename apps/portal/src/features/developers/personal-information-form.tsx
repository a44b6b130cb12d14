import { SimpleGrid, TextInput } from '@mantine/core';
import type { Developer } from '@smile/contract/developers';
import { useState } from 'react';
import { SaveBar } from '../../ui/fields/save-bar.tsx';
import { SettingsSection } from '../../ui/fields/settings-section.tsx';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { MailboxLink } from '../../ui/mailbox/mailbox-link.tsx';
import { ErrorDialog } from '../../ui/overlays/error-dialog.tsx';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { PictureField } from '../images/picture-field.tsx';
import { useUpdateDeveloper } from './queries.ts';

function valuesOf({ firstName, lastName, title, emailAddress, mobileNumber, headImageUrl }: Developer) {
  return { firstName, lastName, title, emailAddress, mobileNumber: mobileNumber ?? '', headImageUrl };
}

export function PersonalInformationForm({ developer }: { developer: Developer }) {
  const [doneMessage, setDoneMessage] = useState<string>();
  /** The new address until its link is opened. */
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const update = useUpdateDeveloper(developer.id);
  const form = useSchemaForm(
    async () => (await import('@smile/contract/developers')).personalInformationSchema,
    valuesOf(developer),
  );
  const refusal = useRefusal(form, update.error);
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (updated) => {
        form.reset(valuesOf(updated));
        setUnconfirmed(values.emailAddress === updated.emailAddress ? undefined : values.emailAddress);
        setDoneMessage(describeUpdate(values.emailAddress, updated.emailAddress));
      },
    }),
  );
  const field = (name: 'firstName' | 'lastName' | 'title' | 'emailAddress' | 'mobileNumber') => ({
    required: true,
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <form noValidate onSubmit={submit}>
      <SettingsSection title="Profile" caption="How colleagues see you in the team and beside your changes.">
        <PictureField
          label="Profile image"
          value={form.watch('headImageUrl') ?? null}
          onChange={(url) => form.setValue('headImageUrl', url, { shouldDirty: true })}
        />
        <SimpleGrid cols={2} spacing="md">
          <TextInput label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...field('lastName')} />
        </SimpleGrid>
        <TextInput label="Job title" autoComplete="organization-title" {...field('title')} />
      </SettingsSection>
      <SettingsSection title="Contact" caption="How we reach you, and how you log in.">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          description="You log in with this address. A new one has to be confirmed first."
          {...field('emailAddress')}
        />
        <TextInput label="Mobile number" type="tel" autoComplete="tel" {...field('mobileNumber')} />
      </SettingsSection>
      <SaveBar label="Update" isDirty={isDirty} isSaving={update.isPending} />
      <UnsavedChangesGuard isDirty={isDirty} />
      <ErrorDialog message={refusal} error={update.error} onClose={update.reset} />
      <MessageDialog title="Update Success!" message={doneMessage} onClose={() => setDoneMessage(undefined)}>
        {unconfirmed && <MailboxLink to={unconfirmed} />}
      </MessageDialog>
    </form>
  );
}

function describeUpdate(wanted: string, present: string): string {
  const updated = 'Your personal information has been updated.';
  if (wanted === present) return updated;
  return `${updated} We sent a link to ${wanted}: open it within 10 minutes to log in with that address from then on.`;
}
