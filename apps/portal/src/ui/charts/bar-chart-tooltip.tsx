import classes from './bar-chart.module.css';

interface BarChartTooltipProps {
  title: string;
  figures: readonly { name: string; value: number }[];
  /** Where the day is, in pixels from the left. */
  x: number;
  /** Whether it opens to the left of the day. */
  isLeft: boolean;
}

/** Seen only: the chart reads the same out as its value. */
export function BarChartTooltip({ title, figures, x, isLeft }: BarChartTooltipProps) {
  return (
    <div className={classes.tooltip} style={{ left: x }} data-left={isLeft || undefined} aria-hidden="true">
      <div className={classes.tooltipTitle}>{title}</div>
      {figures.map(({ name, value }, order) => (
        <div key={name} className={classes.figure} data-series={order}>
          <span className={classes.swatch} aria-hidden="true" />
          {name}
          <strong className={classes.total}>{value.toLocaleString('en-US')}</strong>
        </div>
      ))}
    </div>
  );
}
