import { Stack } from '@mantine/core';
import { useState } from 'react';
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx';
import { onDemand } from '../../../ui/loading/on-demand.tsx';
import { usePreload } from '../../../ui/loading/when-used.ts';
import type { InviteTexts } from '../invite-texts-schema.ts';
import type { Company } from '../steps/invite-preview.tsx';
import { takeKeptDraft } from '../use-kept-draft.ts';
import type { BatchDraft } from './batch-form.tsx';
import { ContactsFile, type LoadedFile } from './contacts-file.tsx';

/** Only needed once there is a file. */
const BatchForm = onDemand(async () => (await import('./batch-form.tsx')).BatchForm, <FormSkeleton fields={6} />);
/** Loaded after the first interaction, so that the first file opens at once. */
const parts = [BatchForm.preload, () => import('./contacts-csv.ts')];

interface BatchInviteProps {
  company: Company;
  /** Default reply address. */
  replyAddress: string;
}

export function BatchInvite({ company, replyAddress }: BatchInviteProps) {
  const draftName = `batch ${replyAddress}`;
  const [kept] = useState(() => takeKeptDraft<BatchDraft>(draftName));
  const [file, setFile] = useState<LoadedFile | null>(kept?.file ?? null);
  const [texts, setTexts] = useState<InviteTexts | undefined>(kept?.texts);
  usePreload(parts);
  const show = async (loaded: LoadedFile | null) => {
    if (loaded) await BatchForm.preload().catch(() => undefined);
    setFile(loaded);
  };
  return (
    <Stack gap="lg">
      <ContactsFile file={file} onLoad={show} />
      {file && (
        <BatchForm
          draftName={draftName}
          company={company}
          replyAddress={replyAddress}
          file={file}
          texts={texts}
          onLeave={setTexts}
          onDone={() => setFile(null)}
        />
      )}
    </Stack>
  );
}
