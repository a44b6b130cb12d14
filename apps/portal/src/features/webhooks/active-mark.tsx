import { Badge, Group } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Tick } from '../../ui/table/tick.tsx';
import classes from './active-mark.module.css';
import { describeDisabled } from './disabled-text.ts';

/** A tick or a cross, and a mark when it was the platform that made the webhook inactive. */
export function ActiveMark({ webhook }: { webhook: Webhook }) {
  const disabled = describeDisabled(webhook);
  return (
    <Group gap={4} className={classes.mark}>
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
