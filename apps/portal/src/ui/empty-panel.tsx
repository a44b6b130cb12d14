import { Stack, Text } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './state-panel.module.css';

interface EmptyPanelProps {
  title?: string;
  children?: ReactNode;
  /** Button that would fill the list. */
  action?: ReactNode;
}

export function EmptyPanel({ title = 'Not found', children, action }: EmptyPanelProps) {
  return (
    <Stack className={classes.panel} gap="xs">
      <IconSearchOff className={classes.emptyIcon} size={24} stroke={1.5} />
      <Text fw={600}>{title}</Text>
      {children && (
        <Text c="dimmed" size="sm" maw={480}>
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  );
}
