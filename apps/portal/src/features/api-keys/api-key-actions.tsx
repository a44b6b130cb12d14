import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { KeyChange } from './change-api-key-dialog.tsx';
import type { Rotation } from './rotation-dialog.tsx';

interface ApiKeyActionsProps {
  apiKey: ApiKey;
  onChange: (change: KeyChange) => void;
  onRotate: (rotation: Rotation) => void;
}

export function ApiKeyActions({ apiKey, onChange, onRotate }: ApiKeyActionsProps) {
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
      <Tooltip label={whyNotRotated(apiKey) ?? 'Rotate'}>
        <span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label="Rotate"
            disabled={whyNotRotated(apiKey) !== null}
            bg={whyNotRotated(apiKey) ? 'transparent' : undefined}
            onClick={() => onRotate({ kind: 'rotate', apiKey })}
          >
            <IconRefresh size={15} stroke={1.75} />
          </ActionIcon>
        </span>
      </Tooltip>
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

function whyNotRotated({ status, replacement }: ApiKey): string | null {
  if (status === 'INACTIVE') return 'Only an active key can be rotated';
  return replacement ? 'The key is being replaced already' : null;
}
