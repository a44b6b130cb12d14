import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type DraftShare, shareHours } from '@smile/contract/wink-site-drafts';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { copyText } from '../../../../ui/copy-text.ts';
import { formatDateTime } from '../../../../ui/format/format-time.ts';
import { showBriefly, showFailure } from '../../../../ui/toasts/toasts.ts';
import { type ShareHours, useShareDraft, useStopSharing } from './queries.ts';

const hourLabels: Record<ShareHours, string> = { 1: '1 hour', 24: '1 day', 168: '7 days' };

interface DraftLinkFormProps {
  /** Null for a site that was never saved. */
  siteId: string | null;
  share: DraftShare;
}

/** The current link, and buttons to create or revoke it. */
export function DraftLinkForm({ siteId, share }: DraftLinkFormProps) {
  const [hours, setHours] = useState<ShareHours>(24);
  const labelId = useId();
  const create = useShareDraft(siteId);
  const stop = useStopSharing(siteId);
  const isBusy = create.isPending || stop.isPending;
  return (
    <Stack gap="md">
      {share.url !== null && share.expiresAt !== null && (
        <CurrentLink url={share.url} expiresAt={share.expiresAt}>
          <Button
            variant="default"
            color="red"
            loading={stop.isPending}
            disabled={isBusy}
            onClick={() => stop.mutate(undefined, { onError: (error) => void showFailure(error) })}
          >
            Stop sharing
          </Button>
        </CurrentLink>
      )}
      <Stack gap={4}>
        <Text size="sm" fw={500} id={labelId}>
          The link works for
        </Text>
        <SegmentedControl
          aria-labelledby={labelId}
          value={String(hours)}
          onChange={(value) => setHours(Number(value) as ShareHours)}
          data={shareHours.map((value) => ({ value: String(value), label: hourLabels[value] }))}
        />
        {share.expiresAt !== null && (
          <Text size="xs" c="dimmed">
            {share.url !== null
              ? 'A new link ends the one above.'
              : `A new link ends the one to your other new site, which works until ${formatDateTime(share.expiresAt)}.`}
          </Text>
        )}
      </Stack>
      <Group justify="flex-end">
        <Button
          variant={share.url === null ? 'filled' : 'default'}
          loading={create.isPending}
          disabled={isBusy}
          onClick={() => create.mutate(hours, { onError: (error) => void showFailure(error) })}
        >
          {share.url === null ? 'Create link' : 'Create a new link'}
        </Button>
      </Group>
    </Stack>
  );
}

interface CurrentLinkProps {
  url: string;
  expiresAt: string;
  children: ReactNode;
}

function CurrentLink({ url, expiresAt, children }: CurrentLinkProps) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Link to your draft"
        description={`Works until ${formatDateTime(expiresAt)}`}
        value={url}
        readOnly
        variant="filled"
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button
          leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
          onClick={() => copyText(url, () => showBriefly('Copy Success!'))}
        >
          Copy link
        </Button>
        {children}
      </Group>
    </Stack>
  );
}
