import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { focusErrors } from '../../../ui/fields/focus-errors.ts';
import { useRefusal } from '../../../ui/fields/use-refusal.ts';
import { useSchemaForm } from '../../../ui/fields/use-schema-form.ts';
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { useAllowance } from '../../lookups/use-allowance.ts';
import { findEmptyField, findStep, type InviteStep, startTexts } from '../invite-texts.ts';
import type { InviteTexts } from '../invite-texts-schema.ts';
import { useSendBatch } from '../queries.ts';
import { SendDialog } from '../send-dialog.tsx';
import type { Company } from '../steps/invite-preview.tsx';
import { InviteSteps } from '../steps/invite-steps.tsx';
import { useKeptDraft } from '../use-kept-draft.ts';
import { BatchResult } from './batch-result.tsx';
import { BatchWarning } from './batch-warning.tsx';
import type { Contact } from './contacts.ts';
import type { LoadedFile } from './contacts-file.tsx';

export interface BatchDraft {
  texts: InviteTexts;
  file: LoadedFile;
}

interface BatchFormProps {
  draftName: string;
  company: Company;
  replyAddress: string;
  file: LoadedFile;
  /** Texts from before a file was removed. */
  texts: InviteTexts | undefined;
  onLeave: (texts: InviteTexts) => void;
  /** Called when all possible invites were sent. */
  onDone: () => void;
}

/** Invite texts for the people in a file, with preview and sending. */
export function BatchForm({ draftName, company, replyAddress, file, texts, onLeave, onDone }: BatchFormProps) {
  const form = useSchemaForm(
    async () => (await import('../invite-texts-schema.ts')).inviteTextsSchema,
    texts ?? startTexts(replyAddress),
  );
  const [isWarned, setIsWarned] = useState(false);
  const left = useAllowance('CreateInvite').detail?.remainVolume;
  const [step, setStep] = useState<InviteStep>('email');
  const [warning, setWarning] = useState<string>();
  const [answered, setAnswered] = useState(0);
  const [people, setPeople] = useState<Contact[]>([]);
  const batch = useSendBatch(() => setAnswered((count) => count + 1));
  const refusal = useRefusal(form, batch.error, { reveal: (errors) => setStep(findStep(errors) ?? step) });
  const contacts = file.valid;

  const start = (people: Contact[], texts: InviteTexts) => {
    setIsWarned(false);
    setAnswered(0);
    setPeople(people);
    batch.mutate({ contacts: people, texts, companyName: company.name });
  };
  const send = form.handleSubmit(
    (texts) => {
      const empty = findEmptyField(texts);
      if (empty) {
        setStep(empty.step);
        return setWarning(empty.message);
      }
      const isShort = left !== undefined && left < contacts.length;
      if (isShort || file.repeated.length > 0) return setIsWarned(true);
      start(contacts, texts);
    },
    (errors) => {
      setStep('email');
      focusErrors(errors);
    },
  );
  useKeptDraft<BatchDraft>(draftName, () => (batch.isPending ? null : { texts: form.getValues(), file }));
  const leave = useEffectEvent(() => onLeave(form.getValues()));
  useEffect(() => () => leave(), []);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} aria-label="Invite multiple users">
        <Stack gap="lg">
          <InviteSteps company={company} fullName={contacts[0]?.fullName ?? ''} step={step} onStep={setStep} />
          <Group justify="flex-end">
            <Button type="submit" loading={batch.isPending}>
              Send invite
            </Button>
          </Group>
        </Stack>
      </form>
      <UnsavedChangesGuard isDirty canStay={isHere} />
      <MessageDialog title="Waring" message={warning} onClose={() => setWarning(undefined)} />
      <SendDialog
        progress={batch.isPending ? `Sending the invitations: ${answered} of ${people.length}` : undefined}
        result={undefined}
        refusal={refusal}
        error={batch.error}
        onClose={batch.reset}
      />
      {isWarned && (
        <BatchWarning
          file={file}
          onSend={(chosen) => start(chosen, form.getValues())}
          onClose={() => setIsWarned(false)}
        />
      )}
      <BatchResult result={batch.data} onClose={onDone} />
    </FormProvider>
  );
}

/** Switching tabs does not leave the page: each tab keeps its input. */
function isHere({ pathname }: { pathname: string }): boolean {
  return pathname === '/users/invite';
}
