import { Avatar, Badge, Group, Text } from '@mantine/core';
import type { Developer } from '@smile/contract/developers';
import type { Column } from '../../ui/table/column.ts';
import { MemberActions, type MemberChange } from './member-actions.tsx';
import { roleLabels } from './role-labels.ts';

interface TeamColumnsOptions {
  ownId: string;
  /** Set for administrators only, who see the Action column. */
  onChange?: ((change: MemberChange) => void) | undefined;
}

export function teamColumns({ ownId, onChange }: TeamColumnsOptions): Column<Developer>[] {
  const columns: Column<Developer>[] = [
    {
      header: 'Name',
      role: 'wide',
      cell: (member) =>
        member.status === 'INVITED' ? (
          <Badge variant="light" color="gray">
            Invited
          </Badge>
        ) : (
          <Group gap="xs" wrap="nowrap">
            <Avatar src={member.headImageUrl || null} size={28} radius="xl" alt="" color="green" />
            <Text inherit truncate title={nameOf(member)}>
              {nameOf(member)}
            </Text>
          </Group>
        ),
    },
    {
      header: 'Email',
      cell: ({ emailAddress }) => (
        <Text inherit truncate maw={240} title={emailAddress}>
          {emailAddress}
        </Text>
      ),
    },
    {
      header: 'Role',
      cell: (member) => (
        <Badge variant="light" color={member.role === 'ADMIN' ? 'green' : 'gray'}>
          {roleLabels[member.role]}
        </Badge>
      ),
    },
    {
      header: 'Title',
      cell: ({ title }) => (
        <Text inherit truncate maw={160} title={title}>
          {title || '-'}
        </Text>
      ),
    },
  ];
  if (!onChange) return columns;
  return [
    ...columns,
    { header: 'Two-step', cell: ({ hasTwoStep }) => (hasTwoStep ? 'On' : 'Off') },
    {
      header: 'Action',
      role: 'actions',
      cell: (member) => <MemberActions member={member} isOwn={member.id === ownId} onChange={onChange} />,
    },
  ];
}

function nameOf({ displayName, firstName, lastName }: Developer): string {
  return displayName || `${firstName} ${lastName}`;
}
