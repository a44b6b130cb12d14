import type { Random } from './random.ts';

const english = 'January February March April May June July August September October November December'.split(' ');
const filipino = 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' ');

const dateFormats = {
  slashes: (year: string, month: number, day: number) => `${pad(month)}/${pad(day)}/${year}`,
  shortSlashes: (year: string, month: number, day: number) => `${month}/${day}/${year}`,
  long: (year: string, month: number, day: number) => `${english[month - 1]} ${day}, ${year}`,
  short: (year: string, month: number, day: number) => `${english[month - 1]!.slice(0, 3)} ${day}, ${year}`,
  capitals: (year: string, month: number, day: number) =>
    `${english[month - 1]!.slice(0, 3).toUpperCase()} ${pad(day)}, ${year}`,
  dayFirst: (year: string, month: number, day: number) => `${pad(day)} ${english[month - 1]!.slice(0, 3)} ${year}`,
  dashes: (year: string, month: number, day: number) => `${pad(day)}-${english[month - 1]!.slice(0, 3)}-${year}`,
  twoDigits: (year: string, month: number, day: number) => `${pad(month)}/${pad(day)}/${year.slice(2)}`,
  iso: (year: string, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`,
  filipino: (year: string, month: number, day: number) => `${filipino[month - 1]} ${day}, ${year}`,
};
export type DateFormat = keyof typeof dateFormats;
export const dateFormatNames = Object.keys(dateFormats) as DateFormat[];

export function writeDate(date: string, format: DateFormat): string {
  const [year, month, day] = date.split('-');
  return dateFormats[format](year!, Number(month), Number(day));
}

/** A period as one text: `Jan 1-15, 2024`, or two dates joined by a word or dash. */
export function writePeriod(start: string, end: string, format: DateFormat, random: Random): string {
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  if (isSameMonth && ['long', 'short', 'capitals', 'filipino'].includes(format) && random.chance(0.7)) {
    const day = Number(end.slice(8));
    const first = writeDate(start, format);
    return first.replace(
      /(\d+),/,
      (_, from) => `${from}${random.pick(['-', ' - ', '–'])}${String(day).padStart(from.length, '0')},`,
    );
  }
  return `${writeDate(start, format)}${random.pick([' - ', ' to ', ' – '])}${writeDate(end, format)}`;
}

export type Currency = '' | '₱' | 'P' | 'PHP ' | 'Php ';

export function writeAmount(amount: number, currency: Currency = ''): string {
  const text = Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '-' : ''}${currency}${text}`;
}

/** Groups digits: `groupDigits('0012345678', [2, 7, 1])` gives `00-1234567-8`. */
export function groupDigits(digits: string, groups: readonly number[], separator = '-'): string {
  let at = 0;
  const parts = groups.map((length) => {
    at += length;
    return digits.slice(at - length, at);
  });
  if (at < digits.length) parts.push(digits.slice(at));
  return parts.filter(Boolean).join(separator);
}

export function roundCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
