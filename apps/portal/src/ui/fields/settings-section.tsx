import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** Purpose of the fields, in a sentence. */
  caption: string;
  children: ReactNode;
}

/** A part of a settings page: its caption at the left of the fields where there is room, else above them. */
export function SettingsSection({ title, caption, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {caption}
        </Text>
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
