import { ActionIcon, Text } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { IconTrash } from '@tabler/icons-react';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ActiveMark } from './active-mark.tsx';
import { EventChips } from './editor/event-chips.tsx';
import classes from './webhook-columns.module.css';

const shortIdLength = 6;

export function webhookColumns(onDelete: (webhook: Webhook) => void): Column<Webhook>[] {
  return [
    {
      header: 'Name',
      cell: ({ name }) => (
        <span className={classes.name} title={name}>
          {name}
        </span>
      ),
    },
    {
      header: 'ID',
      cell: ({ id }) => (
        <Tooltip label={id}>
          <span className={classes.id}>{id.slice(-shortIdLength)}</span>
        </Tooltip>
      ),
    },
    {
      header: 'URL',
      role: 'wide',
      cell: ({ url }) => (
        <Tooltip label={url} multiline maw={480} classNames={{ tooltip: classes.whole }}>
          <Text span inherit className={classes.url}>
            {url}
          </Text>
        </Tooltip>
      ),
    },
    { header: 'Active', cell: (webhook) => <ActiveMark webhook={webhook} /> },
    { header: 'Include Payload', cell: ({ includePayload }) => (includePayload ? 'True' : 'False') },
    { header: 'Created At', cell: ({ createdAt }) => <RelativeTime value={createdAt} /> },
    { header: 'Events', cell: ({ eventTypes }) => <EventChips types={eventTypes} /> },
    {
      header: 'Action',
      role: 'actions',
      cell: (webhook) => (
        <Tooltip label="Delete webhook">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label="Delete webhook"
            onClick={(event) => {
              event.stopPropagation();
              onDelete(webhook);
            }}
          >
            <IconTrash size={15} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ];
}
