import classes from './bar-chart.module.css';

interface BarChartTooltipProps {
  title: string;
  figures: readonly { name: string; value: number }[];
  /** Horizontal position of the day, in pixels. */
  x: number;
  /** Whether it opens on the left side of the day. */
  isLeft: boolean;
}

/** Visual only: screen readers get the same text as the chart's value. */
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
