import { Accordion } from '@mantine/core';
import type { Json } from '../../ui/json/json-tree.tsx';
import { JsonView } from '../../ui/json/json-view.tsx';
import { toSlug } from './format-field.ts';
import classes from './payload-section.module.css';

interface JsonBlock {
  title: string;
  value: Json;
}

/** Raw JSON, one collapsible block per kind of data, with a copy button. */
export function JsonBlocks({ blocks }: { blocks: readonly JsonBlock[] }) {
  const filled = blocks.filter(({ value }) => (Array.isArray(value) ? value.length > 0 : value));
  return (
    <Accordion
      multiple
      variant="separated"
      order={2}
      keepMounted={false}
      defaultValue={filled.map(({ title }) => toSlug(title))}
    >
      {blocks.map(({ title, value }) => (
        <Accordion.Item key={title} value={toSlug(title)} className={classes.item}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            <JsonView value={value} label={`${title} JSON`} isFolded />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
