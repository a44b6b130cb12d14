import { ActionIcon, Group } from '@mantine/core';
import type { Developer } from '@smile/contract/developers';
import { type Icon, IconShieldOff, IconTrash, IconUserCog } from '@tabler/icons-react';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

export interface MemberChange {
  kind: 'role' | 'reset' | 'remove';
  member: Developer;
}

interface MemberActionsProps {
  member: Developer;
  isOwn: boolean;
  onChange: (change: MemberChange) => void;
}

const actions: { kind: MemberChange['kind']; label: string; ownLabel: string; Icon: Icon }[] = [
  {
    kind: 'role',
    label: 'Change role',
    ownLabel: 'You cannot modify your own account',
    Icon: IconUserCog,
  },
  {
    kind: 'reset',
    label: 'Reset two-step sign-in',
    ownLabel: 'You cannot modify your own account',
    Icon: IconShieldOff,
  },
  {
    kind: 'remove',
    label: 'Delete member',
    ownLabel: 'You cannot delete your own account',
    Icon: IconTrash,
  },
];

export function MemberActions({ member, isOwn, onChange }: MemberActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      {actions
        .filter(({ kind }) => kind !== 'reset' || (member.hasTwoStep && !isOwn))
        .map(({ kind, label, ownLabel, Icon }) => (
          <Tooltip key={kind} label={isOwn ? ownLabel : label}>
            {/* Not `disabled`: the button must be focusable, so that its tooltip can explain why. */}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={isOwn ? ownLabel : `${label} ${member.emailAddress}`}
              aria-disabled={isOwn || undefined}
              data-disabled={isOwn || undefined}
              bg={isOwn ? 'transparent' : undefined}
              onClick={() => !isOwn && onChange({ kind, member })}
            >
              <Icon size={16} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ))}
    </Group>
  );
}
