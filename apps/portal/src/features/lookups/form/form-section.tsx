import { Group, Paper, SimpleGrid, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** Beside the title. */
  hint?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group gap={4} mb="sm">
        <Title order={2} id={id}>
          {title}
        </Title>
        {hint}
      </Group>
      <SimpleGrid cols={2} spacing="md">
        {children}
      </SimpleGrid>
    </Paper>
  );
}
