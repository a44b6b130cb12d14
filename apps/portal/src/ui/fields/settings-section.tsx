import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** Purpose of the fields, as a sentence. */
  caption: string;
  /** State beside the title. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A section of a settings page with its caption on the left if there is room, otherwise above. */
export function SettingsSection({ title, caption, badge, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Group gap="xs">
          <Title order={2} id={id}>
            {title}
          </Title>
          {badge}
        </Group>
        <Text size="sm" c="dimmed">
          {caption}
        </Text>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
