import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { joinRun, type Run, tokensAt } from '../../layout/run.ts';
import { readMonth } from '../../values/months.ts';

/** The first and last day of a period, each as month and day: 03/01, 12/31. */
interface MonthDays {
  texts: string[];
  tokens: Token[];
}

/** Lines searched around the certificate's year. */
const linesAround = { above: 3, below: 5 };
/** Skips the edition printed beside the form number: 2316 09/21ENCS. */
const monthDays = /(?<![\d/]|2316\s{1,2})(\d\s?\d)\s?\/\s?(\d\s?\d)(?![\d/]|\s?ENCS)/gi;
/** Month and day in separate digit boxes after "from" and "to". */
const boxedDays =
  /from\D{0,20}((?:[\ds][\s|:]{0,3}){4})(?![\d/]).{0,4}?\bto\b\D{0,20}((?:[\ds][\s|:]{0,3}){4})(?![\d/])/i;
/** A period that repeats the certificate's year: From: 06/16/2023 To: 12/31/2023. */
const wholeDays =
  /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})\s{0,2}(?:-|–|to:?|up to|hanggang)\s{0,2}(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/i;
/** 08-14 to 12-31. */
const hyphenatedDays = /(?<![\d-])(\d\d)-(\d\d)\s{1,3}(?:–|—|to|up to|hanggang)\s{1,3}(\d\d)-(\d\d)(?![\d-])/i;
/** January 1 to September 30, with the year elsewhere. */
const daysInWords =
  /(?<![a-zà-ÿ])([a-zà-ÿ]{3,10})\.?\s(\d{1,2})\s?(?:-|–|—|to|up to|through|hanggang)\s?([a-zà-ÿ]{3,10})\.?\s(\d{1,2})(?!\d|,?\s(?:19|20)\d\d)/iu;

/** The label of a period; only hints and the digits of two dates may follow: 04 16 12 31. */
const periodLabel = /\bperiod\b/i;
const periodHints = /\((?:[mdy]{2,4}|[\s/|-])+\)|\b(?:from|to|mm|dd|yyyy)\b/gi;
const digitsOfTwoDays = /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/;

/** Finds two month-day pairs near the year, first before last. */
export function findMonthDays(lines: readonly Line[], year: { line: Line; value: string }): MonthDays | null {
  const { number, page } = year.line;
  const near = lines
    .slice(Math.max(0, number - linesAround.above), number + linesAround.below)
    .filter((line) => line.page === page);
  for (const line of near) {
    const found = readLine(line, year.value);
    if (found) return found;
  }
  return joinSpread(near);
}

function readLine(line: Line, year: string): MonthDays | null {
  const run = joinRun(line.tokens);
  const boxed = boxedDays.exec(run.text);
  if (boxed) {
    const texts = [boxed[1]!, boxed[2]!].map(digitsOf).map((text) => `${text.slice(0, 2)}/${text.slice(2)}`);
    return { texts, tokens: tokensAt(run, boxed.index, boxed.index + boxed[0].length) };
  }
  const unnamed = readBoxesOfPeriod(run);
  if (unnamed) return unnamed;
  const whole = wholeDays.exec(run.text);
  if (whole && whole[3] === year && whole[6] === year)
    return {
      texts: [`${whole[1]}/${whole[2]}`, `${whole[4]}/${whole[5]}`],
      tokens: tokensAt(run, whole.index, whole.index + whole[0].length),
    };
  const hyphens = hyphenatedDays.exec(run.text);
  if (hyphens)
    return {
      texts: [`${hyphens[1]}/${hyphens[2]}`, `${hyphens[3]}/${hyphens[4]}`],
      tokens: tokensAt(run, hyphens.index, hyphens.index + hyphens[0].length),
    };
  const words = daysInWords.exec(run.text);
  const [first, last] = [words?.[1], words?.[3]].map((name) => readMonth(name ?? ''));
  if (words && first && last)
    return {
      texts: [`${first}/${words[2]}`, `${last}/${words[4]}`],
      tokens: tokensAt(run, words.index, words.index + words[0].length),
    };
  const [start, end] = groupsOf(line);
  return start && end ? join(start, end) : null;
}

function readBoxesOfPeriod(run: Run): MonthDays | null {
  const label = periodLabel.exec(run.text);
  if (!label) return null;
  const from = label.index + label[0].length;
  const rest = run.text.slice(from).replace(periodHints, ' ');
  const digits = /\p{L}/u.test(rest) ? null : digitsOfTwoDays.exec(digitsOf(rest));
  if (!digits) return null;
  return {
    texts: [`${digits[1]}/${digits[2]}`, `${digits[3]}/${digits[4]}`],
    tokens: tokensAt(run, from, run.text.length).filter(({ text }) => /\d/.test(text)),
  };
}

interface Group {
  text: string;
  tokens: Token[];
}

/** Every month-day pair of a line, in boxes or with a slash. */
function groupsOf(line: Line): Group[] {
  const boxed = segmentsOf(line).flatMap((tokens) => {
    const digits = tokens.map(({ text }) => text).join('');
    const [month, day] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
    const isDay = tokens.length === 4 && /^\d{4}$/.test(digits) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
    return isDay ? [{ text: `${digits.slice(0, 2)}/${digits.slice(2)}`, tokens }] : [];
  });
  if (boxed.length > 1) return boxed;
  const run = joinRun(line.tokens);
  const written = [...run.text.matchAll(monthDays)].map((match) => ({
    text: `${match[1]}/${match[2]}`,
    tokens: tokensAt(run, match.index, match.index + match[0].length),
  }));
  return [...boxed, ...written];
}

/** The two dates of cells at different heights: the first is further left or above. */
function joinSpread(lines: readonly Line[]): MonthDays | null {
  const [one, other, ...more] = lines.flatMap(groupsOf);
  if (!one || !other || more.length > 0) return null;
  const isLeft = one.tokens[0]!.left < other.tokens.at(-1)!.right;
  return isLeft ? join(one, other) : join(other, one);
}

function join(start: Group, end: Group): MonthDays {
  return { texts: [start.text, end.text], tokens: [...start.tokens, ...end.tokens] };
}

/** Extracts the digits from boxes, ignoring box edges and reading "s" as 5. */
export function digitsOf(text: string): string {
  return text.replace(/s/gi, '5').replace(/\D/g, '');
}
