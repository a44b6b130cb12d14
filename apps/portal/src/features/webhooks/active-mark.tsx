import { Badge, Group, Tooltip } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { IconCheck, IconX } from '@tabler/icons-react';
import { formatDateTime } from '../../ui/format-time.ts';
import classes from './active-mark.module.css';

/** A tick or a cross, and a mark when it was the platform that made the webhook inactive. */
export function ActiveMark({ webhook }: { webhook: Webhook }) {
  const { active, disabledAt } = webhook;
  const Icon = active ? IconCheck : IconX;
  return (
    <Group gap={4} wrap="nowrap">
      <Icon
        role="img"
        aria-label={active ? 'Active' : 'Not active'}
        className={active ? classes.tick : classes.cross}
        size={18}
        stroke={2}
      />
      {disabledAt && (
        <Tooltip
          multiline
          maw={300}
          label={`Made inactive on ${formatDateTime(disabledAt)}, because too many attempts in a row failed.`}
        >
          <Badge variant="light" color="red" size="sm" tabIndex={0}>
            Disabled
          </Badge>
        </Tooltip>
      )}
    </Group>
  );
}
