import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A part of the overview, with a heading where it needs one. */
export function DashboardCard({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper withBorder p="md" {...(title && { component: 'section', 'aria-labelledby': id })}>
      {title && (
        <Title order={2} id={id} mb="sm">
          {title}
        </Title>
      )}
      {children}
    </Paper>
  );
}
