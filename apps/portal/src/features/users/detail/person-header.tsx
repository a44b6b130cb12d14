import { Avatar, Badge, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import type { Archive } from '@smile/contract/archives';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LogoStack } from '../../../ui/logo-stack.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { MoreMenu } from '../../../ui/overlays/more-menu.tsx';
import { archiveDataQuery } from '../../archives/queries.ts';
import { accountPayloadQuery, providersQuery } from '../queries.ts';
import { describeConnections } from './account-status.ts';

interface PersonHeaderProps {
  userId: string;
  createdAt: string;
  accounts: readonly Account[];
  archives: readonly Archive[];
  /** Undefined if the developer may not erase. */
  onErase: (() => void) | undefined;
}

/** Name from the first connected account, otherwise from the newest document, with sources and date. */
export function PersonHeader({ userId, createdAt, accounts, archives, onErase }: PersonHeaderProps) {
  const connected = accounts.find(({ connectionStatus }) => connectionStatus === 'CONNECTED');
  const payload = useQuery({ ...accountPayloadQuery(connected?.id ?? ''), enabled: connected !== undefined });
  const providers = useQuery(providersQuery(accounts.map(({ providerId }) => providerId))).data;
  const analyzed = connected ? undefined : archives.find(({ state }) => state.status === 'ANALYZED');
  const archiveData = useQuery({ ...archiveDataQuery(analyzed?.id ?? ''), enabled: analyzed !== undefined });
  const identity = payload.data?.identity ?? archiveData.data?.identities[0];
  const isPending = (connected && payload.isPending) || (analyzed && archiveData.isPending);
  const status = describeConnections(accounts);
  const logos = accounts.map(({ providerId }) => ({
    name: providers?.get(providerId)?.name ?? providerId,
    url: providers?.get(providerId)?.logoUrl ?? '',
  }));
  return (
    <Group gap="md" wrap="nowrap" align="flex-start">
      <Avatar src={identity?.photoUrl ?? null} size={48} alt="" color="green" />
      <Stack gap={4} flex={1} miw={0}>
        <Group gap="xs">
          {isPending ? (
            <Skeleton height={20} width={180} my={2} />
          ) : (
            <Title order={2}>{identity?.fullName || 'No name shared'}</Title>
          )}
          {status && (
            <Badge variant="light" color={status.color}>
              {status.text}
            </Badge>
          )}
          {logos.length > 0 && <LogoStack logos={logos} />}
        </Group>
        <Group gap="lg">
          <Fact label="User ID">
            <CopyableId value={userId} label="User ID" lastCharacters={8} />
          </Fact>
          <Fact label="Created At">
            <Text size="sm" component="span">
              <DateTime value={createdAt} />
            </Text>
          </Fact>
        </Group>
      </Stack>
      {onErase && (
        <MoreMenu label="More for this user">
          <MenuItem color="red" onClick={onErase}>
            Erase user
          </MenuItem>
        </MoreMenu>
      )}
    </Group>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group gap={6}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {children}
    </Group>
  );
}
