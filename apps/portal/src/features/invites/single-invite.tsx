import { Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { atMost } from '../../ui/fields/at-most.ts';
import { focusErrors } from '../../ui/fields/focus-errors.ts';
import { useRefusal } from '../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { usePreload } from '../../ui/loading/when-used.ts';
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../ui/overlays/unsaved-changes-guard.tsx';
import { findEmptyField, findStep, type InviteStep, startTexts } from './invite-texts.ts';
import type { SingleInviteDraft } from './invite-texts-schema.ts';
import { useSendInvite } from './queries.ts';
import { SendDialog } from './send-dialog.tsx';
import type { Company } from './steps/invite-preview.tsx';
import { takeKeptDraft, useKeptDraft } from './use-kept-draft.ts';

// Shown once a person is named.
const InviteSteps = onDemand(
  async () => (await import('./steps/invite-steps.tsx')).InviteSteps,
  <Skeleton height={480} />,
);
const later = [InviteSteps.preload];

interface SingleInviteProps {
  company: Company;
  /** Default reply address. */
  replyAddress: string;
}

export function SingleInvite({ company, replyAddress }: SingleInviteProps) {
  const draftName = `single ${replyAddress}`;
  const [kept] = useState(() => takeKeptDraft<SingleInviteDraft>(draftName));
  const empty = { ...startTexts(replyAddress), person: { fullName: '', email: '' } };
  const form = useSchemaForm(async () => (await import('./invite-texts-schema.ts')).singleInviteSchema, empty);
  const { register, formState, control } = form;
  const person = useWatch({ control, name: 'person' });
  const [step, setStep] = useState<InviteStep>('email');
  const [warning, setWarning] = useState<string>();
  const invite = useSendInvite();
  usePreload(later);
  const refusal = useRefusal(form, invite.error, { reveal: (errors) => setStep(findStep(errors) ?? step) });
  const { isDirty } = formState;
  useKeptDraft(draftName, () => (isDirty && !invite.isPending ? form.getValues() : null));
  // The draft counts as unsaved: it is compared with the empty form.
  const showKept = useEffectEvent(() => kept && form.reset(kept, { keepDefaultValues: true }));
  useEffect(() => void showKept(), []);

  const send = form.handleSubmit(
    ({ person: contact, ...texts }) => {
      const missing = findEmptyField(texts);
      if (missing) {
        setStep(missing.step);
        return setWarning(missing.message);
      }
      invite.mutate(
        { contact, texts, companyName: company.name },
        {
          onSuccess: () => {
            form.reset();
            setStep('email');
          },
        },
      );
    },
    (errors) => {
      if (errors.email || errors.reminders) setStep('email');
      focusErrors(errors);
    },
  );
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} aria-label="Invite one user">
        <Stack gap="lg">
          <SimpleGrid cols={2} maw={760}>
            <TextInput
              label="Email"
              type="email"
              autoComplete="off"
              required
              {...atMost(200)}
              error={formState.errors.person?.email?.message}
              {...register('person.email')}
            />
            <TextInput
              label="Full name"
              autoComplete="off"
              required
              {...atMost(200)}
              error={formState.errors.person?.fullName?.message}
              {...register('person.fullName')}
            />
          </SimpleGrid>
          {person.email.trim() === '' ? (
            <NextSteps />
          ) : (
            <>
              <InviteSteps company={company} fullName={person.fullName.trim()} step={step} onStep={setStep} />
              <Group justify="flex-end">
                <Button type="submit" loading={invite.isPending}>
                  Send invite
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </form>
      <UnsavedChangesGuard isDirty={isDirty && !invite.isPending} canStay={isHere} />
      <MessageDialog title="Waring" message={warning} onClose={() => setWarning(undefined)} />
      <SendDialog
        progress={invite.isPending ? 'Sending the invitation…' : undefined}
        result={invite.data && `The invitation was sent to ${invite.data.email}.`}
        sentTo={invite.data?.email}
        refusal={refusal}
        error={invite.error}
        onClose={invite.reset}
      />
    </FormProvider>
  );
}

/** Lists the steps that follow a typed address. */
function NextSteps() {
  return (
    <Paper withBorder p="md" maw={760} component="section" aria-label="Next">
      <Text size="sm">Type an email address to continue. Then you:</Text>
      <Text component="ol" size="sm" c="dimmed" mt={4} mb={0} pl={20}>
        <li>write the email, and see it as the person gets it,</li>
        <li>choose the page and the widget that its link opens,</li>
        <li>send the invite.</li>
      </Text>
    </Paper>
  );
}

/** Switching tabs does not leave the page: each tab keeps its input. */
function isHere({ pathname }: { pathname: string }): boolean {
  return pathname === '/users/invite';
}
