import { Paper } from '@mantine/core';
import classes from './header-list.module.css';

interface HeaderListProps {
  label: string;
  headers: Record<string, string | string[]>;
}

export function HeaderList({ label, headers }: HeaderListProps) {
  return (
    <Paper withBorder component="section" aria-label={label} className={classes.frame}>
      <dl className={classes.headers}>
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{Array.isArray(value) ? value.join(', ') : value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
