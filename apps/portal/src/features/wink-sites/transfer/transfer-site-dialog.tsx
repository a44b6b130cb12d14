import { Text } from '@mantine/core';
import { missingLogoMessage } from '@smile/contract/site-template-v2';
import { missingPictureMessage } from '@smile/contract/site-template-v3';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ErrorDialog } from '../../../ui/overlays/error-dialog.tsx';
import { showBriefly } from '../../../ui/toasts/toasts.ts';
import { NameDialog } from '../list/name-dialog.tsx';
import { useAddSite } from '../queries.ts';
import { MissingPartsList } from './missing-parts-list.tsx';
import { type Destination, missingPartsQuery } from './missing-parts-query.ts';
import type { PortableSite } from './site-file.ts';
import { picturesOf, replaceMissing } from './site-parts.ts';

interface TransferSiteDialogProps {
  title: string;
  portable: PortableSite;
  destination: Destination;
  successText: string;
  onClose: () => void;
}

const refusals = [missingLogoMessage, missingPictureMessage];

/** Lists what the site will lose at the destination, and adds it there under a name. */
export function TransferSiteDialog({ title, portable, destination, successText, onClose }: TransferSiteDialogProps) {
  const { site, templateName } = portable;
  const missing = useQuery(missingPartsQuery(site, destination));
  const add = useAddSite();
  // Only the server knows who owns a picture: one of another tenant is refused and then left out.
  const [isPictureRefused, setIsPictureRefused] = useState(false);
  const parts = missing.data && isPictureRefused ? { ...missing.data, pictures: picturesOf(site) } : missing.data;
  const submit = (name: string) => {
    if (!parts) return;
    add.mutate(
      { mode: destination.mode, site: { ...replaceMissing(site, parts), name } },
      {
        onError: ({ message }) => setIsPictureRefused(isPictureRefused || refusals.includes(message)),
        onSuccess: () => {
          showBriefly(successText);
          onClose();
        },
      },
    );
  };
  return (
    <>
      <NameDialog
        title={title}
        label="Site Name"
        initialName={site.name ?? ''}
        isBusy={add.isPending || missing.isFetching}
        onSubmit={submit}
        onClose={onClose}
      >
        {missing.error && (
          <ErrorPanel
            title="The parts of the site could not be checked"
            error={missing.error}
            onRetry={() => missing.refetch()}
          />
        )}
        {parts && <MissingPartsList missing={parts} templateName={templateName} />}
        <Text size="sm" c="dimmed">
          The site is added unpublished: review it, then publish it.
        </Text>
      </NameDialog>
      <ErrorDialog error={add.error && refusals.includes(add.error.message) ? null : add.error} onClose={add.reset} />
    </>
  );
}
