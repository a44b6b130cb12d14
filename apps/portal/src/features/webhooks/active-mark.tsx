import { Badge, Group } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { formatDateTime } from '../../ui/format/format-time.ts';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Tick } from '../../ui/table/tick.tsx';
import classes from './webhook-columns.module.css';

/** A tick or a cross, with a hint if the platform deactivated the webhook. */
export function ActiveMark({ webhook }: { webhook: Webhook }) {
  const disabled = describeDisabled(webhook);
  return (
    <Group gap={4} className={classes.active}>
      <Tick isTrue={webhook.active} yes="Active" no="Not active" />
      {disabled && (
        <Tooltip multiline maw={300} label={disabled}>
          <Badge variant="light" color="red" size="sm" tabIndex={0}>
            Disabled
          </Badge>
        </Tooltip>
      )}
    </Group>
  );
}

/** When and why the platform deactivated a webhook; null if it did not. */
export function describeDisabled({ disabledAt, disabledReason }: Webhook): string | null {
  if (!disabledAt) return null;
  const cause = disabledReason === 'GONE' ? 'its endpoint answered 410 Gone' : 'too many attempts in a row failed';
  return `Deactivated on ${formatDateTime(disabledAt)}, because ${cause}.`;
}
