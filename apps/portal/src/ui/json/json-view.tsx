import { Button, Paper, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { onDemand } from '../loading/on-demand.tsx';
import type { Json } from './json-tree.tsx';
import classes from './json-view.module.css';

const JsonTree = onDemand(async () => (await import('./json-tree.tsx')).JsonTree, <Skeleton height={120} />);

/** Page size of long lists. */
const itemsAtOnce = 50;

interface JsonViewProps {
  value: Json;
  /** Noun for the copy button: "Copy {label}". */
  label?: string;
  /** Starts collapsed to one line. */
  isFolded?: boolean;
}

/** A JSON value as a collapsible tree with a copy button. */
export function JsonView({ value, label = 'JSON', isFolded = false }: JsonViewProps) {
  const [count, setCount] = useState(itemsAtOnce);
  const hidden = Array.isArray(value) ? value.length - count : 0;
  return (
    <Paper withBorder p="sm" className={classes.frame}>
      <div className={classes.copy}>
        <CopyButton value={() => JSON.stringify(value, null, 2)} label={label} />
      </div>
      <JsonTree value={Array.isArray(value) ? value.slice(0, count) : value} openLevels={isFolded ? 0 : 1} />
      {hidden > 0 && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setCount(count + itemsAtOnce)}>
          {`Show ${Math.min(itemsAtOnce, hidden)} more of ${hidden}`}
        </Button>
      )}
    </Paper>
  );
}
