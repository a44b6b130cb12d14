import { escapeHtml, print } from '../drawing/render-sheet.ts';
import type { SheetType, Truth, TruthValue } from '../drawing/sheet.ts';
import { roundCents } from '../formats.ts';
import { type Company, isoDate, makeCompany, makePerson, type Person } from '../people.ts';
import type { Random } from '../random.ts';

/** Input of a specimen, and the truth it fills in. */
export interface Draft {
  random: Random;
  person: Person;
  company: Company;
  year: number;
  truth: Truth;
  /** Prints a value; the truth of each field in `fields` (separated by spaces) is `value`. */
  show(fields: string, value: TruthValue, shown?: string): string;
  date(field: string, iso: string, format: DayFormat): string;
  /** `sign` is printed before the digits and shows the currency. */
  money(field: string, amount: number, sign?: string): string;
  /** Two dates as one printed text. */
  period(start: string, end: string, shown: string): string;
  /** The full name and, with `isSplit`, its parts. */
  name(field: string, order: NameOrder, isSplit?: boolean): string;
}

/** `capitals` also has the comma. */
type NameOrder =
  | 'natural'
  | 'natural-capitals'
  | 'initial'
  | 'initial-capitals'
  | 'comma'
  | 'comma-initial'
  | 'comma-initial-capitals'
  | 'capitals';

type Draw = (draft: Draft) => string;

/** The papers of a set; several of the same type take turns. */
export type SpecimenSet = Record<Exclude<SheetType, 'OTHERS'>, readonly Draw[]> & { OTHERS?: readonly Draw[] };

export type Pair = readonly [label: string, value: string];

export function createDraft(random: Random): Draft {
  const person = makePerson(random);
  const truth: Truth = {};
  const show: Draft['show'] = (fields, value, shown = String(value)) => {
    for (const field of fields.split(' ')) truth[field] = value;
    return print({ text: shown, fields });
  };
  return {
    random,
    person,
    company: makeCompany(random),
    year: random.between(2021, 2025),
    truth,
    show,
    date: (field, iso, format) => show(field, iso, writeDay(iso, format)),
    money(field, amount, sign = '') {
      truth[field] = amount;
      const hasCurrency = sign !== '';
      if (hasCurrency) truth.currency = 'PHP';
      return print({ text: amountText(amount, sign), fields: hasCurrency ? `${field} currency` : field });
    },
    period(startDate, endDate, shown) {
      Object.assign(truth, { startDate, endDate });
      return print({ text: shown, fields: 'startDate endDate' });
    },
    name(field, order, isSplit = false) {
      const { firstName, middleName, lastName } = person;
      const isInitial = order.includes('initial');
      const middle = isInitial ? `${middleName[0]}.` : middleName;
      const shown =
        order.startsWith('comma') || order === 'capitals'
          ? `${lastName}, ${firstName} ${middle}`
          : `${firstName} ${middle} ${lastName}`;
      const text = order.endsWith('capitals') ? shown.toUpperCase() : shown;
      truth[field] = text;
      if (isSplit) Object.assign(truth, { firstName, middleName: middle, lastName });
      return print({ text, fields: isSplit ? `${field} firstName middleName lastName` : field });
    },
  };
}

export function amountText(amount: number, sign = ''): string {
  const text = Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '-' : ''}${sign}${text}`;
}

const long = 'January February March April May June July August September October November December'.split(' ');
const dayFormats = {
  'MM/DD/YYYY': (y: string, m: string, d: string) => `${m}/${d}/${y}`,
  'MM-DD-YYYY': (y: string, m: string, d: string) => `${m}-${d}-${y}`,
  'DD.MM.YYYY': (y: string, m: string, d: string) => `${d}.${m}.${y}`,
  'MMM DD YYYY': (y: string, m: string, d: string) => `${long[Number(m) - 1]!.slice(0, 3)} ${d} ${y}`,
  'MMM DD, YYYY': (y: string, m: string, d: string) => `${long[Number(m) - 1]!.slice(0, 3)} ${d}, ${y}`,
  'MMMM D, YYYY': (y: string, m: string, d: string) => `${long[Number(m) - 1]} ${Number(d)}, ${y}`,
  'D MMMM YYYY': (y: string, m: string, d: string) => `${Number(d)} ${long[Number(m) - 1]} ${y}`,
  'DD MMM YYYY': (y: string, m: string, d: string) => `${d} ${long[Number(m) - 1]!.slice(0, 3)} ${y}`,
  'DD-MMM-YY': (y: string, m: string, d: string) => `${d}-${long[Number(m) - 1]!.slice(0, 3)}-${y.slice(2)}`,
  'DD MMM YY': (y: string, m: string, d: string) => `${d} ${long[Number(m) - 1]!.slice(0, 3)} ${y.slice(2)}`,
  'MMMM DD, YYYY': (y: string, m: string, d: string) => `${long[Number(m) - 1]} ${d}, ${y}`,
  'MMM D, YYYY': (y: string, m: string, d: string) => `${long[Number(m) - 1]!.slice(0, 3)} ${Number(d)}, ${y}`,
  'DD-MMM-YYYY': (y: string, m: string, d: string) => `${d}-${long[Number(m) - 1]!.slice(0, 3)}-${y}`,
  'MM/DD/YY': (y: string, m: string, d: string) => `${m}/${d}/${y.slice(2)}`,
  'YYYY-MM-DD': (y: string, m: string, d: string) => `${y}-${m}-${d}`,
  'YYYY/MM/DD': (y: string, m: string, d: string) => `${y}/${m}/${d}`,
};
export type DayFormat = keyof typeof dayFormats;

export function writeDay(iso: string, format: DayFormat): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return dayFormats[format](year, month, day);
}

/** A half-month pay period. */
export function makeCutoff({ random, year }: Draft): { start: string; end: string } {
  const month = random.between(1, 12);
  return random.chance(0.5)
    ? { start: isoDate(year, month, 1), end: isoDate(year, month, 15) }
    : { start: isoDate(year, month, 16), end: isoDate(year, month + 1, 0) };
}

export interface Pay {
  earnings: [string, number][];
  deductions: [string, number][];
  gross: number;
  deducted: number;
  net: number;
}

export function makePay({ random }: Draft, earned: readonly string[], deducted: readonly string[]): Pay {
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const earnings = earned.map((name, at): [string, number] => [name, at === 0 ? some(8000, 42_000) : some(100, 3200)]);
  const deductions = deducted.map((name): [string, number] => [name, some(90, 1900)]);
  const sum = (lines: [string, number][]) => roundCents(lines.reduce((total, [, amount]) => total + amount, 0));
  const gross = sum(earnings);
  return { earnings, deductions, gross, deducted: sum(deductions), net: roundCents(gross - sum(deductions)) };
}

/** One label and value per line. */
export function lines(pairs: readonly Pair[], { width = 150, mark = ':', gap = 3 } = {}): string {
  return pairs
    .map(
      ([label, value]) =>
        `<div style="display:flex;margin-bottom:${gap}px"><span style="flex:0 0 ${width}px">${label}${mark}</span><span>${value}</span></div>`,
    )
    .join('');
}

/** Blocks side by side. */
export function beside(...blocks: string[]): string {
  return `<div style="display:flex;gap:26px;align-items:flex-start">${blocks.map((block) => `<div style="flex:1">${block}</div>`).join('')}</div>`;
}

/** Small labels above their values, in rows of `columns`. */
export function stacked(pairs: readonly Pair[], columns: number, { border = '', size = '.78em' } = {}): string {
  const cells = pairs.map(
    ([label, value]) =>
      `<div style="padding:4px 7px;${border && `border:${border}`}"><div style="font-size:${size};color:#444">${label}</div><div>${value}</div></div>`,
  );
  return `<div style="display:grid;grid-template-columns:repeat(${columns},1fr);margin:8px 0">${cells.join('')}</div>`;
}

/** A table; all columns except the first are right-aligned. */
export function table(
  rows: readonly (readonly string[])[],
  { head = [] as readonly string[], border = 'none' } = {},
): string {
  const cell = (tag: string) => (text: string, at: number) =>
    `<${tag} style="border:${border};padding:3px 7px;font-weight:${tag === 'th' ? 600 : 400};text-align:${at ? 'right' : 'left'}">${text}</${tag}>`;
  const first = head.length > 0 ? `<tr>${head.map(cell('th')).join('')}</tr>` : '';
  return `<table style="border-collapse:collapse;width:100%;margin:8px 0">${first}${rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('')}</table>`;
}

export function textOf(text: string): string {
  return escapeHtml(text);
}

export function sheet(body: string, font = "13px/1.4 'Liberation Sans'"): string {
  return `<!doctype html><meta
  charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}
body{margin:0;background:#fff;color:#151515;font:${font},sans-serif;-webkit-print-color-adjust:exact}
main{width:794px;min-height:560px;padding:40px 44px;background:#fff}
h1{font-size:1.35em;margin:6px 0 12px}h2{font-size:1.05em;margin:14px 0 6px}p{margin:0 0 1em}</style><main>${body}</main>`;
}
