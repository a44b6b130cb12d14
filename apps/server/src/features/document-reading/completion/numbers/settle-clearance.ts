import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { countEdits } from '../../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { daysBetween, parseDate } from '../../values/parse-date.ts';
import type { Parsed } from '../../values/parsed.ts';
import { findBirth } from '../days/find-birth.ts';
import { findValidity } from '../days/find-validity.ts';
import type { Findings } from '../finding.ts';

const score = { yearLater: 0.76, citizen: 0.7 };
const nationality = /^(?:(?:natural[- ]born )?(?:filipin[oa]|pilipin[oa])|[\p{L} -]*(?:an|ese|ish|ean|ch|i))\b/iu;
const citizens = ['filipino', 'filipina', 'pilipino', 'pilipina'];

/** Applies rules for clearances: valid for one year, for adults, mostly Filipino citizens. */
export function settleClearance(findings: Findings, around: Surroundings): void {
  const dates = around.lines.flatMap(({ tokens }) => parseDate(tokens, around.dayFirst));
  findExpiry(findings, dates);
  findValidity(findings, around);
  findBirth(findings, around);
  findCitizen(findings, around.lines);
}

/** Finds the expiry date as the only date one year after another date. */
function findExpiry(findings: Findings, dates: readonly Parsed[]): void {
  const known = findings.get('expireDate');
  const later = dates.filter((date) => dates.some((other) => isYearLater(date, other)));
  const [found, ...others] = new Map(later.map((date) => [date.value, date])).values();
  if (!found || others.length > 0 || known?.value === found.value) return;
  if (known && !isYearLater(found, known)) return;
  const reason = 'is a year after the day on which it was made';
  findings.set('expireDate', { ...found, score: score.yearLater, kind: 'date', label: null, reason });
}

function isYearLater(later: Pick<Parsed, 'value'>, earlier: Pick<Parsed, 'value'>): boolean {
  const [year, rest] = [Number(String(earlier.value).slice(0, 4)), String(earlier.value).slice(4)];
  return Math.abs(daysBetween(`${year + 1}${rest}`, String(later.value))) <= 1;
}

/** Finds the citizenship in a cell of its own, allowing one misread letter. */
function findCitizen(findings: Findings, lines: readonly Line[]): void {
  dropOthers(findings);
  const known = findings.get('citizenship');
  if (known && nationality.test(String(known.value)) && citizenIn(known.tokens) === null) return;
  const found = lines.flatMap(segmentsOf).find((tokens) => citizenIn(tokens) !== null);
  if (!found) return;
  const value = citizenIn(found)!;
  const tokens = found.filter(isWord);
  if (known && tokens.every((token) => known.tokens.includes(token)))
    findings.set('citizenship', { ...known, tokens, value });
  else if (!known || !nationality.test(String(known.value))) {
    const reason = 'says so in a place of its own';
    findings.set('citizenship', { value, tokens, score: score.citizen, kind: 'words', label: null, reason });
  }
}

/** Text of neighbouring cells that was joined to the value. */
const nextCellText = /\s(?:male|female|single|married|widow(?:ed|er)?)\b.*$/i;

function dropOthers(findings: Findings): void {
  const known = findings.get('citizenship');
  const value = String(known?.value ?? '').replace(nextCellText, '');
  if (!known || value === known.value) return;
  findings.set('citizenship', { ...known, value, tokens: known.tokens.slice(0, value.split(' ').length) });
}

/** The citizenship as printed, or corrected for one misread letter; null for other text. */
function citizenIn(tokens: readonly Token[]): string | null {
  const [only, ...others] = tokens.filter(isWord);
  if (!only || others.length > 0) return null;
  const bare = only.text.replace(/[^\p{L}]/gu, '');
  const plain = bare.toLowerCase();
  if (citizens.includes(plain)) return bare;
  const near = citizens.find((word) => countEdits(plain, word, 1) !== null);
  if (near === undefined) return null;
  const isCapitals = bare.slice(-2) === bare.slice(-2).toUpperCase();
  return isCapitals ? near.toUpperCase() : `${near[0]!.toUpperCase()}${near.slice(1)}`;
}

function isWord({ text }: Token): boolean {
  return /[\p{L}\d]/u.test(text);
}
