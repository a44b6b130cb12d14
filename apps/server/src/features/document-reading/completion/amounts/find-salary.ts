import { oneLine } from '../../../../platform/text.ts';
import type { Run } from '../../layout/run.ts';
import { parseMoney } from '../../values/parse-money.ts';
import { addFinding, type Findings } from '../finding.ts';

/** Characters around an amount that tell whether it is the salary. */
const clause = { before: 240, after: 60 };
const payWords = new RegExp(
  oneLine`
    \b(?:salar(?:y|ies)|wages?|compensation|remuneration|sahod|sweldo|suweldo|income|earnings|stipend|(?:basic|
    base|gross|monthly|daily|take[- ]home|net) pay|pay|(?:monthly|daily|hourly|weekly|basic|salary|pay|
    annual)?\s?rate)\b`,
  'gi',
);
/** Verbs of payment, which may be about pay or another sum. */
const paymentVerbs = /\b(?:receiv\w+|earn(?:s|ed|ing)?|paid|pays|tumatanggap|kumikita)\b/i;
const otherSums = new RegExp(
  oneLine`
    \b(?:bonus(?:es)?|loans?|bonds?|deposits?|benefits?|allowances?|13th|thirteenth|insurance|fees?|advances?|
    deductions?|balance|contributions?|incentives?|commissions?|capital(?:ization)?|penalt(?:y|ies)|damages|
    liabilit(?:y|ies)|accountabilit(?:y|ies)|reimbursements?|separation pay|back ?pay|last pay|final pay|
    premiums?|purchase|rental|tuition|donation|coverage|limit|hmo|hospitalization|subsid(?:y|ies))\b`,
  'gi',
);
/** Phrases that add extras to a salary or deduct them, such as "inclusive of allowances". */
const extras = new RegExp(
  oneLine`
    \b(?:inclusive|including|exclusive|excluding|aside|apart|plus|together|not counting|before|net|
    less)\b(?: of| from| with)?[a-zà-ÿ\d,&/\- ]{0,60}?\b(?:allowances?|benefits?|bonus(?:es)?|deductions?|
    incentives?|commissions?|13th month(?: pay)?)\b(?!\s+of\b)`,
  'giu',
);
const payPeriod =
  /^\W{0,3}(?:\([^)]*\)\s*)?(?:pesos\s*)?(?:(?:per|a|an|every|each|kada|\/)\s*(?:month|day|year|annum|week|hour|shift)|monthly|daily|annually|weekly)/i;
const sentenceEnd = /[\p{L})]{3,}[.!?]\s+(?=\p{Lu})/gu;

const namedScore = 0.86;
/** Score of an amount with only a verb of payment, or with pay in the sentence before. */
const unnamedScore = 0.6;

/** Finds the amount in the clause about pay, not in a clause about something else. */
export function findSalary(findings: Findings, run: Run, text: string): void {
  let from = 0;
  for (const { value, tokens, quality } of parseMoney(run.tokens)) {
    const at = run.starts[run.tokens.indexOf(tokens[0]!)]!;
    const last = run.tokens.indexOf(tokens.at(-1)!);
    const end = run.starts[last]! + run.tokens[last]!.text.length;
    const score = rateClause(text.slice(Math.max(from, at - clause.before), at), text.slice(end, end + clause.after));
    from = end;
    // Keep the first of equal scores.
    if (score * quality <= (findings.get('salaryAmount')?.score ?? 0)) continue;
    addFinding(findings, 'salaryAmount', {
      // The figure may repeat the amount in words in brackets, which parse as a minus sign.
      value: Math.abs(Number(value)),
      tokens,
      score: score * quality,
      kind: 'money',
      label: null,
      reason: 'the amount of the sentence about pay',
    });
  }
}

/** Rates an amount by the text between it and the previous amount, and by the text after it. */
function rateClause(before: string, after: string): number {
  const { clause, isFirst } = lastClause(before);
  if (namesOther(clause)) return 0;
  if (lastMatchEnd(clause, payWords) >= 0) return namedScore;
  if (paymentVerbs.test(clause)) return payPeriod.test(after) ? namedScore : unnamedScore;
  const isBefore =
    !isFirst && lastMatchEnd(before, payWords) >= 0 && lastMatchEnd(before, otherSums) < lastMatchEnd(before, payWords);
  return isBefore ? unnamedScore : 0;
}

/** True when the clause before an amount is about something else than pay. */
export function speaksOfOtherSum(before: string): boolean {
  return namesOther(lastClause(before).clause);
}

function lastClause(before: string): { clause: string; isFirst: boolean } {
  const start = [...before.matchAll(sentenceEnd)].at(-1);
  const clause = start ? before.slice(start.index + start[0].length) : before;
  return { clause: clause.replace(extras, ' '), isFirst: start === undefined };
}

function namesOther(clause: string): boolean {
  const [pays, others] = [lastMatchEnd(clause, payWords), lastMatchEnd(clause, otherSums)];
  // In "separation pay" both patterns end at the same place; the longer phrase wins, so it is not pay.
  return others >= 0 && others >= pays;
}

/** End index of the last match; -1 without one. */
function lastMatchEnd(text: string, pattern: RegExp): number {
  return Math.max(-1, ...[...text.matchAll(pattern)].map(({ index, 0: word }) => index + word.trimEnd().length));
}
