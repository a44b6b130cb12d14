import { Group, Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface DashboardCardProps {
  title?: string;
  /** Shown to the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card of the overview with an optional heading. */
export function DashboardCard({ title, aside, children }: DashboardCardProps) {
  const id = useId();
  return (
    <Paper withBorder p="md" {...(title && { component: 'section', 'aria-labelledby': id })}>
      {title && (
        <Group justify="space-between" mb="sm">
          <Title order={2} id={id}>
            {title}
          </Title>
          {aside}
        </Group>
      )}
      {children}
    </Paper>
  );
}
