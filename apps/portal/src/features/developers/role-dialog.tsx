import { Button, Group, Stack } from '@mantine/core';
import type { Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import { useState } from 'react';
import { Radio } from '../../ui/fields/radio.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { useSetRole } from './queries.ts';
import { roleLabels } from './role-labels.ts';

interface RoleDialogProps {
  member: Developer;
  onClose: () => void;
}

const rights: Record<Role, string> = {
  DEVELOPER: 'Works with data and templates; sees keys and the team',
  ADMIN: 'Also manages keys, the organization and the team',
};

export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const [role, setRole] = useState(member.role);
  const change = useSetRole();
  const submit = () =>
    change.mutate(
      { id: member.id, role },
      {
        onSuccess: () => showSuccess('Role changed'),
        onError: (error) => showFailure(error, 'Failed to update developer role'),
        onSettled: onClose,
      },
    );
  const name = member.displayName || member.emailAddress;
  return (
    <Dialog opened onClose={onClose} title={`Change the role of ${name}`} centered>
      <Stack gap="lg">
        <Radio.Group
          label="Role"
          description="A new role ends the member’s sessions; they log in again."
          value={role}
          onChange={(value) => setRole(value as Role)}
        >
          <Stack gap="xs" mt="xs">
            {(['DEVELOPER', 'ADMIN'] as const).map((value) => (
              <Radio
                key={value}
                value={value}
                label={roleLabels[value]}
                description={rights[value]}
                data-autofocus={value === member.role || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button onClick={submit} disabled={role === member.role} loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
