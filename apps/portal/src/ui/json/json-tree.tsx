import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './json-tree.module.css';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface JsonTreeProps {
  value: Json;
  /** Number of levels that start expanded. */
  openLevels?: number;
}

export function JsonTree({ value, openLevels = 1 }: JsonTreeProps) {
  return (
    <ul className={classes.tree}>
      <JsonNode value={value} level={0} openLevels={openLevels} />
    </ul>
  );
}

function JsonNode({
  name,
  value,
  level,
  openLevels,
}: {
  name?: string;
  value: Json;
  level: number;
  openLevels: number;
}) {
  const [isOpen, setIsOpen] = useState(level < openLevels);
  const label = name === undefined ? null : <span className={classes.key}>{name}: </span>;
  if (value === null || typeof value !== 'object') {
    return (
      <li className={classes.leaf}>
        {label}
        <span className={classes[value === null ? 'null' : typeof value]}>{JSON.stringify(value)}</span>
      </li>
    );
  }
  const entries = Object.entries(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return (
    <li>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span aria-hidden className={classes.arrow}>
          {isOpen ? '▾' : '▸'}
        </span>
        {label}
        {open}
        {!isOpen && (
          <span className={classes.null}>
            {` ${entries.length} ${entries.length === 1 ? 'item' : 'items'} `}
            {close}
          </span>
        )}
      </UnstyledButton>
      {isOpen && (
        <>
          <ul className={classes.children}>
            {entries.map(([key, child]) => (
              <JsonNode key={key} name={key} value={child} level={level + 1} openLevels={openLevels} />
            ))}
          </ul>
          <span className={classes.close}>{close}</span>
        </>
      )}
    </li>
  );
}
