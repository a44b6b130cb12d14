import { ActionIcon, Group, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { WinkSite } from '@smile/contract/wink-sites';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { UnsavedChangesGuard } from '../../../ui/overlays/unsaved-changes-guard.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { useRenameSite } from '../queries.ts';

interface SiteNameFormProps {
  site: WinkSite;
  onClose: () => void;
}

export function SiteNameForm({ site, onClose }: SiteNameFormProps) {
  const [name, setName] = useState(site.name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useRenameSite();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (rename.isPending) return;
    if (trimmed === '') setProblem('Please enter site name.');
    else
      rename.mutate(
        { id: site.id, name: trimmed, knownName: site.name },
        { onSuccess: onClose, onError: (error) => showFailure(error) },
      );
  };
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Group gap={4} wrap="nowrap" align="flex-start">
          <TextInput
            size="xs"
            flex="1 1 240px"
            miw={80}
            maw={240}
            aria-label={`Name of ${site.name}`}
            value={name}
            {...atMost(siteLimits.name)}
            error={problem}
            autoFocus
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(null);
            }}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
          <ActionIcon type="submit" variant="subtle" color="green" aria-label="Confirm" loading={rename.isPending}>
            <IconCheck size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label="Cancel" onClick={onClose}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </Group>
      </form>
      <UnsavedChangesGuard isDirty={name !== site.name && !rename.isPending} />
    </>
  );
}
