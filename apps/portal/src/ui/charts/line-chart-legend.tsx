import { describeChange } from '../format/describe-change.ts';
import classes from './line-chart.module.css';

/** Each line by its colour, its dashes and its name, with the sum of its values and how much that changed. */
export function LineChartLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, values, before }, order) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const change = before === undefined ? null : describeChange(total, before);
        return (
          <li key={name} data-series={order}>
            <svg width={24} height={4} aria-hidden="true">
              <path className={classes.line} d="M0 2H24" />
            </svg>
            {name}
            <strong className={classes.total}>{total.toLocaleString('en-US')}</strong>
            {change && (
              <span className={classes.change} title={`${before?.toLocaleString('en-US')} in the 30 days before`}>
                {change}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export interface ChartSeries {
  name: string;
  values: readonly number[];
  /** The sum of as long a time before: the legend then says how much it changed. */
  before?: number;
}
