import classes from './line-chart.module.css';
import type { ChartSeries } from './line-chart.tsx';

/** Each line by its colour, its dashes and its name, with the sum of its values. */
export function LineChartLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, values }, order) => (
        <li key={name} data-series={order}>
          <svg width={24} height={4} aria-hidden="true">
            <path className={classes.line} d="M0 2H24" />
          </svg>
          {name}
          <strong className={classes.total}>
            {values.reduce((sum, value) => sum + value, 0).toLocaleString('en-US')}
          </strong>
        </li>
      ))}
    </ul>
  );
}
