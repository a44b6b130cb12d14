import { Badge, Text } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { ModeChip } from '../../ui/mode-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ApiKeyActions } from './api-key-actions.tsx';
import { ageInDays, isOld } from './api-key-age.ts';
import type { KeyChange } from './change-api-key-dialog.tsx';
import type { Rotation } from './rotation-dialog.tsx';
import { SecretValue } from './secret-value.tsx';

interface KeyActions {
  onChange: (change: KeyChange) => void;
  onRotate: (rotation: Rotation) => void;
}

/** Columns of the table; without `actions` there is no Action column. */
export function apiKeyColumns(nowMs: number, actions?: KeyActions): Column<ApiKey>[] {
  const columns: Column<ApiKey>[] = [
    { header: 'Tenant ID', cell: (key) => key.tenantId },
    { header: 'Mode', cell: (key) => <ModeChip mode={key.mode} /> },
    {
      header: 'Status',
      cell: ({ status }) => (
        <Badge variant="light" color={status === 'ACTIVE' ? 'green' : 'gray'}>
          {status === 'ACTIVE' ? 'Active' : 'Inactive'}
        </Badge>
      ),
    },
    { header: 'API Key', cell: (key) => <CopyableId value={key.apiKey} label="API Key" maxWidth="7ch" /> },
    { header: 'API Secret', cell: (key) => <SecretValue value={key.apiSecret} /> },
    {
      header: 'Age(days)',
      align: 'right',
      cell: (key) => (
        <Text span inherit c={isOld(key, nowMs) ? 'amber' : undefined} fw={isOld(key, nowMs) ? 600 : undefined}>
          {ageInDays(key, nowMs)}
        </Text>
      ),
    },
    { header: 'Created At', cell: (key) => <DateTime value={key.createdAt} wraps /> },
    {
      header: 'Last Used',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <RelativeTime value={lastUsedAt} isExact /> : 'Never'),
    },
  ];
  if (!actions) return columns;
  return [
    ...columns,
    { header: 'Action', role: 'actions', cell: (key) => <ApiKeyActions apiKey={key} {...actions} /> },
  ];
}
