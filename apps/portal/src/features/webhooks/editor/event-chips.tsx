import { Badge, Group } from '@mantine/core';
import type { WebhookEventType } from '@smile/contract/events';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import classes from './event-chips.module.css';

const shownCount = 3;

/** The first three events and the number of others; hovering lists all. */
export function EventChips({ types }: { types: readonly WebhookEventType[] }) {
  const hiddenCount = types.length - shownCount;
  return (
    <Group className={classes.chips}>
      {types.slice(0, shownCount).map((type) => (
        <Badge key={type} variant="light" color="gray" size="sm">
          {type}
        </Badge>
      ))}
      {hiddenCount > 0 && (
        <Tooltip
          multiline
          maw={640}
          label={
            <span className={classes.all}>
              {types.map((type) => (
                <span key={type}>{type}</span>
              ))}
            </span>
          }
        >
          <Badge variant="outline" color="gray" size="sm" tabIndex={0}>
            {`${hiddenCount} more`}
          </Badge>
        </Tooltip>
      )}
    </Group>
  );
}
