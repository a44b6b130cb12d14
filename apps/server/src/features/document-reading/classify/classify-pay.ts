import { printsPay } from '../completion/amounts/find-net.ts';
import { type Line, segmentsOf } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';

/** Words that may precede the name of a deduction. */
const lessen = /^(?:less|minus|govt|gov['’]?t|ded|bawas|kaltas|ibhas|kuha|ee|employee)[.:]*\s?[-–—]?\s?/i;
/** Institutions that receive a contribution from every salary. */
const institutions = [
  /^s\.?s\.?s\b/i,
  /^(?:phil-? ?health|phic|p\.?h\.?i\.?c|phealth|medicare)\b/i,
  /^(?:pag-? ?ibig|hdmf|pagibig)\b/i,
  /^g\.?s\.?i\.?s\b/i,
];
const amount = /^[-–(₱P]*\d[\d,]*\.\d{2}\)?-?$/;
const whole = /^(?:total )?(?:net|gross|take[- ]?home|neto|netong|tanggap|tatanggapin)\b/i;
const minInstitutions = 2;
const contributionsWeight = 5;
const payWeight = 3;

/** Weight of payslip evidence: rows of contributions with their amounts. */
export function weighContributions(lines: readonly Line[]): number {
  const hasRow = (pattern: RegExp) => lines.some((line) => hasRowOf(line, pattern));
  if (institutions.filter(hasRow).length < minInstitutions) return 0;
  return hasRow(whole) || printsPay(lines) ? contributionsWeight + payWeight : contributionsWeight;
}

function hasRowOf(line: Line, pattern: RegExp): boolean {
  return segmentsOf(line).some((cell) => {
    const [first] = cell;
    if (!pattern.test(joinWords(cell).replace(lessen, ''))) return false;
    const next = line.tokens.slice(first!.index).find(({ text }) => /\d\.\d{2}/.test(text));
    return next !== undefined && next.segment - first!.segment <= 1 && amount.test(next.text);
  });
}
