import { Avatar, Badge, Group } from '@mantine/core';
import type { UserRow } from '@smile/contract/users';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { LogoStack } from '../../../ui/logo-stack.tsx';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { UserLink } from '../user-link.tsx';
import type { UserOutcome } from '../users-search.ts';
import classes from './user-list.module.css';

const shortIdLength = 8;

/** The first cell of a row is a link that covers the whole row; other interactive elements lie above it. */
export function userColumns(status: UserOutcome, onOpen: (user: UserRow) => void): Column<UserRow>[] {
  const shared: Column<UserRow>[] = [
    { header: 'Created At', cell: (user) => <DateTime value={user.createdAt} /> },
    { header: 'Updated At', cell: (user) => <DateTime value={user.updatedAt} /> },
    {
      header: 'Accounts',
      cell: (user) => (
        <Group className={classes.above} onClick={() => onOpen(user)}>
          <LogoStack
            logos={user.accounts.map(({ providerName, providerLogoUrl }) => ({
              name: providerName,
              url: providerLogoUrl,
            }))}
          />
        </Group>
      ),
    },
    {
      header: 'Archives',
      cell: (user) => (
        <Group className={classes.above} onClick={() => onOpen(user)}>
          <LogoStack
            logos={user.uploads.map(({ fileType, providerLogoUrl }) => ({ name: fileType, url: providerLogoUrl }))}
          />
        </Group>
      ),
    },
  ];
  return [...(status === 'success' ? namedColumns : unnamedColumns), ...shared];
}

const namedColumns: Column<UserRow>[] = [
  {
    header: 'Name',
    role: 'wide',
    cell: (user) => (
      <Group gap="xs" wrap="nowrap">
        <Avatar src={user.headImageUrl} size={28} alt="" />
        <UserLink userId={user.userId}>{user.fullName ?? user.name ?? '-'}</UserLink>
        {user.isEmulated && <EmulatorBadge />}
      </Group>
    ),
  },
  {
    header: 'User ID',
    cell: ({ userId }) => (
      <span className={classes.above}>
        <CopyableId value={userId} label="User ID" lastCharacters={shortIdLength} />
      </span>
    ),
  },
];

const unnamedColumns: Column<UserRow>[] = [
  {
    header: 'User ID',
    cell: ({ userId, isEmulated }) => (
      <Group gap={4} wrap="nowrap">
        <Tooltip label={userId}>
          <UserLink userId={userId}>
            <span className={classes.id}>{userId.slice(-shortIdLength)}</span>
          </UserLink>
        </Tooltip>
        <span className={classes.above}>
          <CopyButton value={userId} label="User ID" />
        </span>
        {isEmulated && <EmulatorBadge />}
      </Group>
    ),
  },
];

function EmulatorBadge() {
  return (
    <Tooltip label="Created by the emulator and not counted">
      <Badge variant="light" color="gray" size="sm" className={classes.above}>
        Emulator
      </Badge>
    </Tooltip>
  );
}
