import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface AllowanceCardProps {
  /** Purpose of the allowance, such as `Create up to 20 webhooks`. */
  title: string;
  remaining: number;
  total: number;
  /** Props of the link to the operator. */
  contact: { href?: string; target?: string; rel?: string };
  /** Shown below the remaining amount. */
  note?: ReactNode;
}

/** Remaining free allowance, and a contact link. */
export function AllowanceCard({ title, remaining, total, contact, note }: AllowanceCardProps) {
  const left = `${remaining} of ${total} left`;
  const isLow = remaining * 5 <= total;
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap="lg">
        <Stack gap={6} flex={1}>
          <Group justify="space-between" gap="xs">
            <Title order={2}>{title}</Title>
            <Text size="sm" c={remaining > 0 ? 'dimmed' : 'red'}>
              {left}
            </Text>
          </Group>
          <Progress
            value={total > 0 ? (100 * remaining) / total : 0}
            color={remaining <= 0 ? 'red' : isLow ? 'amber' : 'var(--portal-accent)'}
            size="sm"
            aria-label={left}
          />
          {note}
        </Stack>
        <Button component="a" {...contact} variant="default" size="xs">
          Get In Touch
        </Button>
      </Group>
    </Paper>
  );
}
