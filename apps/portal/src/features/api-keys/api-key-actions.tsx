import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { IconTrash } from '@tabler/icons-react';
import type { KeyChange } from './change-api-key-dialog.tsx';

interface ApiKeyActionsProps {
  apiKey: ApiKey;
  onChange: (change: KeyChange) => void;
}

export function ApiKeyActions({ apiKey, onChange }: ApiKeyActionsProps) {
  const isActive = apiKey.status === 'ACTIVE';
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="default"
        size="compact-xs"
        w={80}
        onClick={() => onChange({ kind: isActive ? 'deactivate' : 'activate', apiKey })}
      >
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <Tooltip label={isActive ? 'Deactivate the key before you delete it' : 'Delete'}>
        <span>
          <ActionIcon
            variant="subtle"
            color="red"
            size="sm"
            aria-label="Delete"
            disabled={isActive}
            bg={isActive ? 'transparent' : undefined}
            onClick={() => onChange({ kind: 'delete', apiKey })}
          >
            <IconTrash size={15} stroke={1.75} />
          </ActionIcon>
        </span>
      </Tooltip>
    </Group>
  );
}
