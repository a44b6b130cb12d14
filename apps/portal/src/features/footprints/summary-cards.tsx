import { Paper } from '@mantine/core';
import type { SummaryCard } from '@smile/contract/footprint-profile';
import classes from './summary-cards.module.css';

export function SummaryCards({ cards }: { cards: readonly SummaryCard[] }) {
  return (
    <dl className={classes.cards}>
      {cards.map(({ label, value }) => (
        <Paper key={label} withBorder p="md">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Paper>
      ))}
    </dl>
  );
}
