import type { Random } from '../random.ts';
import { textOf } from './draft.ts';

/** A barcode-like pattern of bars of different widths. */
export function barcode(random: Random, { width = 200, height = 34 } = {}): string {
  let at = 0;
  const bars: string[] = [];
  while (at < width - 4) {
    const bar = random.between(1, 3);
    bars.push(`<rect x="${at}" width="${bar}" height="${height}"/>`);
    at += bar + random.between(1, 3);
  }
  return `<svg width="${width}" height="${height}" style="display:block;flex:none">${bars.join('')}</svg>`;
}

/** A QR-like pattern with three corner marks. */
export function matrixCode(random: Random, size = 90): string {
  const count = 25;
  const isMark = (x: number, y: number) => (x < 8 && (y < 8 || y > count - 9)) || (x > count - 9 && y < 8);
  const cells: string[] = [];
  for (let y = 0; y < count; y++)
    for (let x = 0; x < count; x++)
      if (!isMark(x, y) && random.chance(0.48)) cells.push(`<rect x="${x}" y="${y}" width="1" height="1"/>`);
  const mark = (x: number, y: number) =>
    `<path d="M${x} ${y}h7v7h-7zm1 1v5h5v-5z" fill-rule="evenodd"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`;
  return `<svg width="${size}" height="${size}" viewBox="-1 -1 ${count + 2} ${count + 2}"
  style="background:#fff;flex:none" shape-rendering="crispEdges">${cells.join('')}${mark(0, 0)}${mark(count - 7, 0)}${mark(0, count - 7)}</svg>`;
}

/** Office stamps and seals. */
export function stamp(rows: readonly string[], { colour = '#1d4ed8', angle = -9, style = '' } = {}): string {
  return `<div
  style="position:absolute;transform:rotate(${angle}deg);border:2px solid ${colour};color:${colour};padding:4px 10px;text-align:center;font-weight:700;opacity:.6;letter-spacing:.06em;${style}">${rows
    .map((row) => `<div>${textOf(row)}</div>`)
    .join('')}</div>`;
}

/** Large faint text across the paper; the containing box needs `position: relative`. */
export function watermark(text: string, { colour = '#94a3b8', size = 84, opacity = 0.16, top = 420 } = {}): string {
  return `<div
  style="position:absolute;left:0;right:0;top:${top}px;text-align:center;font-size:${size}px;font-weight:700;
  color:${colour};opacity:${opacity};transform:rotate(-32deg);white-space:nowrap;pointer-events:none">${textOf(text)}</div>`;
}

/** A round office seal without text. */
export function seal(colour: string, size = 70): string {
  const rays = Array.from(
    { length: 12 },
    (_, at) => `<path d="M50 18l4 16h-8z" transform="rotate(${at * 30} 50 50)" fill="${colour}"/>`,
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100" style="flex:none"><circle cx="50" cy="50" r="47" fill="none" stroke="${colour}" stroke-width="4"/><circle cx="50" cy="50"
  r="39" fill="none" stroke="${colour}" stroke-width="1.5"/>${rays.join('')}<circle cx="50" cy="50" r="13" fill="${colour}"/></svg>`;
}

export interface Column {
  label: string;
  value: number;
  isNow?: boolean;
}

/** A bar chart of monthly usage, with each value above and month below its bar. */
export function columnChart(columns: readonly Column[], { height = 80, colour = '#94a3b8', now = '#0f766e' } = {}) {
  const max = Math.max(...columns.map(({ value }) => value));
  const bars = columns.map(
    ({ label, value, isNow }) =>
      `<div style="flex:1;text-align:center;font-size:9px;line-height:1.25"><div>${value}</div><div
      style="height:${Math.round((value / max) * height)}px;background:${isNow ? now : colour};margin:1px 3px"></div><div>${label}</div></div>`,
  );
  return `<div style="display:flex;align-items:flex-end;border-bottom:1px solid #999">${bars.join('')}</div>`;
}

/** The last months up to and including that of a date. */
export function monthsUntil(iso: string, count: number): string[] {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const last = Number(iso.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => names[(last - count + 1 + at + 24) % 12]!);
}
