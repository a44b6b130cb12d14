import { describeChange } from '../format/format-amount.ts';
import classes from './bar-chart.module.css';

/** Colour, name, total and change of each series. */
export function BarChartLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={classes.legend}>
      {series.map(({ name, values, before }, order) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        const change = before === undefined ? null : describeChange(total, before);
        return (
          <li key={name} data-series={order}>
            <span className={classes.swatch} aria-hidden="true" />
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
  /** Total of the preceding period; if set, the legend shows the change. */
  before?: number;
}
