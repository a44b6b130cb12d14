import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { countTicks, labelIndexes, linePath } from './chart-scale.ts';
import classes from './line-chart.module.css';
import { type ChartSeries, LineChartLegend } from './line-chart-legend.tsx';
import { LineChartTooltip } from './line-chart-tooltip.tsx';

interface LineChartProps {
  /** The chart's accessible name. */
  label: string;
  /** One for each point of the horizontal axis. */
  points: readonly string[];
  /** At most three. */
  series: readonly ChartSeries[];
  height?: number;
}

const margin = { top: 12, right: 28, bottom: 28, left: 44 };
const roomPerLabel = 72;

/** Counts over time. The pointer or the arrow keys choose a point, whose figures are shown and read out. */
export function LineChart({ label, points, series, height = 300 }: LineChartProps) {
  const { ref, width: measured } = useElementSize();
  const [active, setActive] = useState<number | null>(null);
  const width = measured || 640;
  const innerWidth = width - margin.left - margin.right;
  const innerHeight = height - margin.top - margin.bottom;
  const last = points.length - 1;
  const ticks = countTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const xOf = (index: number) => margin.left + (last > 0 ? (index / last) * innerWidth : innerWidth / 2);
  const yOf = (value: number) => margin.top + innerHeight * (1 - value / ticks.at(-1)!);
  const shown = active === null ? null : Math.min(active, last);
  const describe = (index: number) =>
    `${points[index]}: ${series.map(({ name, values }) => `${name} ${values[index]}`).join(', ')}`;

  const pick = (clientX: number, frame: Element) => {
    const x = clientX - frame.getBoundingClientRect().left - margin.left;
    setActive(Math.max(0, Math.min(last, Math.round((x / innerWidth) * last))));
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
      <LineChartLegend series={series} />
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
          {labelIndexes(points.length, innerWidth, roomPerLabel).map((index) => (
            <text key={index} className={classes.tick} x={xOf(index)} y={height - 8} textAnchor="middle">
              {points[index]}
            </text>
          ))}
          {shown !== null && (
            <line
              className={classes.marker}
              x1={xOf(shown)}
              x2={xOf(shown)}
              y1={margin.top}
              y2={margin.top + innerHeight}
            />
          )}
          {series.map(({ name, values }, order) => (
            <g key={name} data-series={order}>
              {order === 0 && (
                <path
                  className={classes.area}
                  d={`${linePath(values.map((value, index) => ({ x: xOf(index), y: yOf(value) })))}V${yOf(0)}H${xOf(0)}Z`}
                />
              )}
              <path
                className={classes.line}
                d={linePath(values.map((value, index) => ({ x: xOf(index), y: yOf(value) })))}
              />
              {shown !== null && <circle className={classes.dot} cx={xOf(shown)} cy={yOf(values[shown]!)} r={4} />}
            </g>
          ))}
        </svg>
        {shown !== null && (
          <LineChartTooltip
            title={points[shown]!}
            figures={series.map(({ name, values }) => ({ name, value: values[shown]! }))}
            x={xOf(shown)}
            isLeft={xOf(shown) > width / 2}
          />
        )}
      </div>
    </div>
  );
}
