import { Text } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { shortenId } from '@smile/contract/common';
import { IconPower, IconRefresh, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { MenuItem } from '../../ui/overlays/menu-item.tsx';
import { MoreMenu } from '../../ui/overlays/more-menu.tsx';
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
    <MoreMenu label={`Actions of API key ${shortenId(apiKey.apiKey)}`}>
      <Action
        label={isActive ? 'Deactivate' : 'Activate'}
        icon={IconPower}
        onClick={() => onChange({ kind: isActive ? 'deactivate' : 'activate', apiKey })}
      />
      <Action
        label="Rotate"
        icon={IconRefresh}
        whyNot={whyNotRotated(apiKey)}
        onClick={() => onRotate({ kind: 'rotate', apiKey })}
      />
      <Action
        label="Delete"
        icon={IconTrash}
        color="red"
        whyNot={isActive ? 'Deactivate the key before you delete it' : null}
        onClick={() => onChange({ kind: 'delete', apiKey })}
      />
    </MoreMenu>
  );
}

interface ActionProps {
  label: string;
  icon: TablerIcon;
  color?: string;
  /** Why the action is disabled, if it is. */
  whyNot?: string | null;
  onClick: () => void;
}

function Action({ label, icon: Icon, color, whyNot = null, onClick }: ActionProps) {
  return (
    <MenuItem
      leftSection={<Icon size={15} stroke={1.75} />}
      {...(color && !whyNot && { color })}
      disabled={whyNot !== null}
      onClick={onClick}
    >
      {label}
      {whyNot && (
        <Text size="xs" c="dimmed">
          {whyNot}
        </Text>
      )}
    </MenuItem>
  );
}

export function whyNotRotated({ status, replacement }: ApiKey): string | null {
  if (status === 'INACTIVE') return 'Only an active key can be rotated';
  return replacement ? 'The key is already being replaced' : null;
}
