import { Accordion, Badge, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { toSlug } from './format-field.ts';
import classes from './payload-section.module.css';

interface PayloadSectionProps {
  title: string;
  /** Number of items; missing if the content has no countable items. */
  count?: number;
  /** Heading level of an empty section; the surrounding `Accordion` sets it for the others. */
  order?: 2 | 3;
  children: ReactNode;
}

/** A section of the formatted view. An empty one cannot be opened and lists possible reasons. */
export function PayloadSection({ title, count, order = 2, children }: PayloadSectionProps) {
  if (count === 0) {
    return (
      <section className={classes.empty} aria-label={title}>
        <Title order={order} className={classes.title}>
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
    <Accordion.Item value={toSlug(title)} className={classes.item}>
      <Accordion.Control>
        <Group gap="xs">
          {title}
          {count !== undefined && (
            <Badge variant="light" color="gray">
              {count}
            </Badge>
          )}
        </Group>
      </Accordion.Control>
      <Accordion.Panel classNames={{ content: classes.content }}>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}
