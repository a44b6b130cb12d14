import { Button, Group, Stack, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { WinkSite } from '@smile/contract/wink-sites';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { atMost } from '../../../ui/fields/at-most.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { foldersQuery, useMoveSite } from '../queries.ts';

interface MoveSiteDialogProps {
  site: WinkSite;
  onClose: () => void;
}

/** Asks for a folder: an existing or a new one. */
export function MoveSiteDialog({ site, onClose }: MoveSiteDialogProps) {
  const [name, setName] = useState(site.folder ?? '');
  const folders = useQuery(foldersQuery).data ?? [];
  const move = useMoveSite();
  const listId = useId();
  const save = (folder: string | null) =>
    move.mutate(
      { id: site.id, folder },
      {
        onSuccess: ({ data }) => {
          showBriefly(data.folder === null ? 'Moved out of its folder' : `Moved to ${data.folder}`);
          onClose();
        },
      },
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save(name.trim());
  };
  return (
    <>
      <Dialog opened onClose={move.isPending ? () => undefined : onClose} title={`Move ${site.name}`} centered>
        <form noValidate onSubmit={submit}>
          <Stack gap="lg">
            <TextInput
              label="Folder"
              description="An existing folder, or the name of a new one."
              list={listId}
              autoComplete="off"
              value={name}
              {...atMost(siteLimits.folder)}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <datalist id={listId}>
              {folders.map((folder) => (
                <option key={folder.name} value={folder.name} />
              ))}
            </datalist>
            <Group justify="flex-end" gap="xs">
              {site.folder !== null && (
                <Button variant="default" mr="auto" disabled={move.isPending} onClick={() => save(null)}>
                  Move out of folder
                </Button>
              )}
              <Button variant="default" onClick={onClose} disabled={move.isPending}>
                Cancel
              </Button>
              <Button type="submit" disabled={name.trim() === ''} loading={move.isPending}>
                Move
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
      <ErrorDialog error={move.error} onClose={move.reset} />
    </>
  );
}
