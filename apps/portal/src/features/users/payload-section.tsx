import { Accordion, Badge, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './payload-section.module.css';

interface PayloadSectionProps {
  title: string;
  /** How many things it holds. */
  count: number;
  children: ReactNode;
}

/** A section of the formatted view; one without data cannot be opened and names the possible reasons. */
export function PayloadSection({ title, count, children }: PayloadSectionProps) {
  if (count === 0) {
    return (
      <section className={classes.empty} aria-label={title}>
        <Title order={2} size="sm" fw={500} className={classes.title}>
          {title}
        </Title>
        <div className={classes.reasons}>
          Not available. Possible reasons:
          <ul>
            <li>User did not provide any details</li>
            <li>{`Platform does not support ${title}`}</li>
          </ul>
        </div>
      </section>
    );
  }
  return (
    <Accordion.Item value={title} className={classes.item}>
      <Accordion.Control>
        <Group gap="xs">
          {title}
          <Badge variant="light" color="gray">
            {count}
          </Badge>
        </Group>
      </Accordion.Control>
      <Accordion.Panel classNames={{ content: classes.content }}>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}
