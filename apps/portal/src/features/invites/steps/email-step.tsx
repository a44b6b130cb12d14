import { SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { atMost } from '../../../ui/fields/at-most.ts';
import type { InviteTexts } from '../invite-texts-schema.ts';
import { readReminderDays } from '../reminder-days.ts';
import type { Company } from './invite-preview.tsx';
import { LanguageField } from './language-field.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PlaceholderHint } from './placeholder-hint.tsx';

export function EmailStep({ company, fullName }: { company: Company; fullName: string }) {
  const { register, formState, control } = useFormContext<InviteTexts>();
  const [email, language, reminders] = useWatch({ control, name: ['email', 'language', 'reminders'] });
  const mailAddress = useQuery(portalConfigQuery).data?.mailAddress ?? '';
  return (
    <SimpleGrid cols={2} spacing="xl">
      <Stack gap="sm">
        <TextInput label="From" value={mailAddress} readOnly variant="filled" />
        <Textarea label="Sender" value={company.name} readOnly variant="filled" autosize minRows={1} />
        <TextInput
          label="Reply to"
          type="email"
          required
          {...atMost(200)}
          error={formState.errors.email?.replyAddress?.message}
          {...register('email.replyAddress')}
        />
        <LanguageField />
        <TextInput
          label="Subject"
          required
          {...atMost(200)}
          error={formState.errors.email?.subject?.message}
          {...register('email.subject')}
        />
        <Textarea
          label="Invitation text"
          description={<PlaceholderHint />}
          required
          {...atMost(5000)}
          rows={8}
          error={formState.errors.email?.body?.message}
          {...register('email.body')}
        />
        <TextInput
          label="Reminders after days"
          description="Such as 3, 7. No more are sent after the person has finished or stopped them."
          autoComplete="off"
          {...atMost(40)}
          error={formState.errors.reminders?.message}
          {...register('reminders')}
        />
      </Stack>
      <MailPreview
        company={company}
        fullName={fullName}
        email={email}
        language={language}
        hasReminders={(readReminderDays(reminders) ?? []).length > 0}
      />
    </SimpleGrid>
  );
}
