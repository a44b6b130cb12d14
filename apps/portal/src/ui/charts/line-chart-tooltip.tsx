import classes from './line-chart.module.css';

interface LineChartTooltipProps {
  title: string;
  figures: readonly { name: string; value: number }[];
  /** Where the point is, in pixels from the left. */
  x: number;
  /** Whether it opens to the left of the point. */
  isLeft: boolean;
}

/** Seen only: the chart reads the same out as its value. */
export function LineChartTooltip({ title, figures, x, isLeft }: LineChartTooltipProps) {
  return (
    <div className={classes.tooltip} style={{ left: x }} data-left={isLeft || undefined} aria-hidden="true">
      <div className={classes.tooltipTitle}>{title}</div>
      {figures.map(({ name, value }, order) => (
        <div key={name} className={classes.figure} data-series={order}>
          <svg width={16} height={4} aria-hidden="true">
            <path className={classes.line} d="M0 2H16" />
          </svg>
          {name}
          <strong className={classes.total}>{value.toLocaleString('en-US')}</strong>
        </div>
      ))}
    </div>
  );
}
