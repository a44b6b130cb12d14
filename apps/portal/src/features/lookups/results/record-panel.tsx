import { Accordion } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './record-panel.module.css';

interface RecordPanelProps {
  title: string;
  children: ReactNode;
}

/** Collapsible panel of a record, initially open. */
export function RecordPanel({ title, children }: RecordPanelProps) {
  return (
    <Accordion multiple variant="separated" order={3} defaultValue={['panel']} keepMounted={false}>
      <Accordion.Item value="panel" className={classes.item}>
        <Accordion.Control>{title}</Accordion.Control>
        <Accordion.Panel classNames={{ content: classes.content }}>{children}</Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
