import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import classes from './bar-chart.module.css';
import { BarChartLegend, type ChartSeries } from './bar-chart-legend.tsx';
import { BarChartTooltip } from './bar-chart-tooltip.tsx';
import { barSpan, countTicks, labelIndexes } from './chart-scale.ts';

interface BarChartProps {
  /** The chart's accessible name. */
  label: string;
  /** Labels of the horizontal axis. */
  points: readonly string[];
  /** At most three. */
  series: readonly ChartSeries[];
  /** True if the last point is incomplete, such as today. */
  isLastIncomplete?: boolean;
  height?: number;
}

const margin = { top: 12, right: 28, bottom: 28, left: 44 };
const minLabelWidth = 72;

/** Daily counts as bars. The pointer or arrow keys select a day, whose figures are shown and announced. */
export function BarChart({ label, points, series, isLastIncomplete = false, height = 300 }: BarChartProps) {
  const { ref, width: measured } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const width = measured || 640;
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const last = points.length - 1;
  const ticks = countTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const slot = innerWidth / points.length;
  const xOf = (index: number) => margin.left + (index + 0.5) * slot;
  const yOf = (value: number) => margin.top + innerHeight * (1 - value / ticks.at(-1)!);
  const shown = active === null ? null : Math.min(active, last);
  const nameOf = (index: number) => (isLastIncomplete && index === last ? `${points[index]}, so far` : points[index]!);
  const describe = (index: number) =>
    `${nameOf(index)}: ${series.map(({ name, values }) => `${name} ${values[index]}`).join(', ')}`;

  const pick = (clientX: number, frame: Element) => {
    const x = clientX - frame.getBoundingClientRect().left - margin.left;
    setActive(Math.max(0, Math.min(last, Math.floor(x / slot))));
  };
  const move = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (event.key === 'Escape') setActive(null);
    if (target === undefined) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, target)));
  };
  return (
    <div className={classes.chart}>
      <BarChartLegend series={series} />
      <div
        ref={ref}
        className={classes.frame}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown ?? last}
        aria-valuetext={describe(shown ?? last)}
        onKeyDown={move}
        onFocus={() => setActive((index) => index ?? last)}
        onBlur={() => setActive(null)}
        onPointerMove={(event) => pick(event.clientX, event.currentTarget)}
        onPointerLeave={() => setActive(null)}
      >
        <svg width={width} height={height} aria-hidden="true" className={classes.drawing}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={classes.grid} x1={margin.left} x2={width - margin.right} y1={yOf(tick)} y2={yOf(tick)} />
              <text className={classes.tick} x={margin.left - 8} y={yOf(tick)} dy="0.35em" textAnchor="end">
                {tick.toLocaleString('en-US')}
              </text>
            </g>
          ))}
          {labelIndexes(points.length, innerWidth, minLabelWidth).map((index) => (
            <text key={index} className={classes.tick} x={xOf(index)} y={height - 8} textAnchor="middle">
              {points[index]}
            </text>
          ))}
          {shown !== null && (
            <rect
              className={classes.marker}
              x={xOf(shown) - slot / 2}
              y={margin.top}
              width={slot}
              height={innerHeight}
            />
          )}
          {series.map(({ name, values }, order) => (
            <g key={name} data-series={order}>
              {values.map((value, index) => {
                const { x, width: barWidth } = barSpan(xOf(index), slot, order, series.length);
                const isOpen = (isLastIncomplete && index === last) || undefined;
                return (
                  <rect
                    key={points[index]}
                    className={classes.bar}
                    data-open={isOpen}
                    x={x}
                    y={yOf(value)}
                    width={barWidth}
                    height={yOf(0) - yOf(value)}
                  />
                );
              })}
            </g>
          ))}
          {isLastIncomplete && (
            <text className={classes.tick} x={xOf(last) + slot / 2} y={8} textAnchor="end">
              today so far
            </text>
          )}
        </svg>
        {shown !== null && (
          <BarChartTooltip
            title={nameOf(shown)}
            figures={series.map(({ name, values }) => ({ name, value: values[shown]! }))}
            x={xOf(shown)}
            isLeft={xOf(shown) > width / 2}
          />
        )}
      </div>
    </div>
  );
}
