import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ApiKey } from '@smile/contract/api-keys';
import { shortenId } from '@smile/contract/common';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/format/date-time.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import type { KeyChange } from './change-api-key-dialog.tsx';
import type { Rotation } from './rotation-dialog.tsx';
import { judgeRotation } from './rotation-verdict.ts';

interface RotationsPanelProps {
  keys: readonly ApiKey[];
  nowMs: number;
  /** Only set for administrators, like `onRotate`. */
  onChange?: ((change: KeyChange) => void) | undefined;
  onRotate?: ((rotation: Rotation) => void) | undefined;
}

/** Keys under replacement, each with its successor and whether it can be removed. */
export function RotationsPanel({ keys, nowMs, onChange, onRotate }: RotationsPanelProps) {
  const leaving = keys.filter(({ replacement, endsAt }) => replacement || endsAt);
  if (leaving.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="rotations">
      <Stack gap="md">
        <Title order={2} id="rotations">
          Keys being replaced
        </Title>
        {leaving.map((old) => {
          const { isSafe, reason } = judgeRotation(old, nowMs);
          const isActive = old.status === 'ACTIVE';
          return (
            <Group key={old.id} justify="space-between" align="flex-start" gap="md">
              <Stack gap={4}>
                <UseLine name="Old key" apiKey={old.apiKey} lastUsedAt={old.lastUsedAt} />
                {old.replacement && (
                  <UseLine name="New key" apiKey={old.replacement.apiKey} lastUsedAt={old.replacement.lastUsedAt} />
                )}
                <Group gap="xs">
                  <Badge variant="light" color={isSafe ? 'green' : 'amber'}>
                    {isSafe ? 'Safe to remove' : 'Not safe to remove'}
                  </Badge>
                  <Text size="sm">{reason}</Text>
                </Group>
                <Text size="sm" c="dimmed">
                  {describeConsequence(old, isSafe)}
                </Text>
              </Stack>
              {onChange && onRotate && (
                <Group gap="xs">
                  {isActive && (
                    <Button variant="default" size="xs" onClick={() => onRotate({ kind: 'end', apiKey: old })}>
                      {`Change end of ${shortenId(old.apiKey)}`}
                    </Button>
                  )}
                  <Button
                    variant="default"
                    size="xs"
                    onClick={() => onChange({ kind: isActive ? 'deactivate' : 'delete', apiKey: old })}
                  >
                    {`${isActive ? 'Deactivate' : 'Delete'} ${shortenId(old.apiKey)}`}
                  </Button>
                </Group>
              )}
            </Group>
          );
        })}
      </Stack>
    </Paper>
  );
}

function describeConsequence({ status, endsAt }: ApiKey, isSafe: boolean): ReactNode {
  if (status === 'INACTIVE') return 'Deleting it changes nothing for your servers.';
  const warning = isSafe ? 'A job that runs less often than once a day may still use it. ' : '';
  if (!endsAt) return `${warning}It has no end: it works until you deactivate it.`;
  return (
    <>
      {warning}It is refused from <DateTime value={endsAt} />
    </>
  );
}

function UseLine({ name, apiKey, lastUsedAt }: { name: string } & Pick<ApiKey, 'apiKey' | 'lastUsedAt'>) {
  return (
    <Text size="sm">
      {name}{' '}
      <Text span inherit ff="monospace">
        {shortenId(apiKey)}
      </Text>
      {', last used: '}
      {lastUsedAt ? <RelativeTime value={lastUsedAt} isExact /> : 'never'}
    </Text>
  );
}
