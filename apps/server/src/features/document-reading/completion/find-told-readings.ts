import type { Surroundings } from '../assignment/places/surroundings.ts';
import type { Line, Token } from '../layout/lines.ts';
import { parseQuantity } from '../values/parse-money.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Parsed } from '../values/parsed.ts';
import { isSameAmount } from './amounts/sums.ts';
import { addFinding, type Findings } from './finding.ts';

const score = 0.72;
const reason = 'what the text says the meter showed';
const meterWords = /\b(?:meter|metro|readings?|rdg|registered|basa|pagbasa|nagrehistro|dial)\b/i;
/** Words around a reading that mark it as previous or present. */
const earlier = /^\W*(?:last|prev(?:ious)?|before|past|prior|old|from|dati|nakaraan|noon|nauna)\b/i;
const later = /^\W*(?:now|pres(?:ent)?|curr(?:ent)?|new|latest|today|to|ngayon|kasalukuyan|bago)\b/i;

/** Reads two meter readings in one sentence or line: registered 673 against 642; 642 (last) / 673 (now). */
export function findToldReadings(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('previousReading') || findings.has('presentReading')) return;
  const used = findings.get('currentPeriodUsage');
  for (const line of lines) {
    const numbers = parseQuantity(withNext(line, lines)).filter(isReading);
    for (const previous of numbers)
      for (const present of numbers) {
        const difference = Number(present.value) - Number(previous.value);
        const isUsed =
          used !== undefined &&
          isSameAmount(difference, Number(used.value)) &&
          !used.tokens.includes(previous.tokens[0]!);
        const isSaid =
          (earlier.test(textAfter(previous)) && later.test(textAfter(present))) ||
          (earlier.test(wordBefore(previous)) && later.test(wordBefore(present)));
        if (difference <= 0 || !(isUsed || (isSaid && !used))) continue;
        addFinding(findings, 'previousReading', { ...previous, score, kind: 'quantity', label: null, reason });
        addFinding(findings, 'presentReading', { ...present, score, kind: 'quantity', label: null, reason });
        return;
      }
  }
}

/** Words of a line about a meter and of the next line, where the sentence may continue. */
function withNext(line: Line, lines: readonly Line[]): Token[] {
  if (!meterWords.test(joinWords(line.tokens))) return [];
  const next = lines[line.number + 1];
  return [...line.tokens, ...(next?.page === line.page ? next.tokens : [])];
}

function isReading({ value, tokens }: Parsed): boolean {
  return Number.isInteger(value) && !/[-/]/.test(tokens[0]!.text);
}

function wordBefore({ tokens: [first] }: Parsed): string {
  return first!.line.tokens[first!.index - 1]?.text ?? '';
}

/** Words after a number that name its unit. */
const wordsAfter = 2;

function textAfter({ tokens }: Parsed): string {
  const last = tokens.at(-1)!;
  return joinWords(last.line.tokens.slice(last.index + 1, last.index + 1 + wordsAfter));
}
