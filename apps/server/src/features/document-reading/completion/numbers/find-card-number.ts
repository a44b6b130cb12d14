import { type Line, overlapping, segmentsOf, type Token } from '../../layout/lines.ts';
import { closeDigits } from '../../values/fold-digits.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

/** Format of employee numbers: capitals and digits, but not a year, postcode, phone number or date. */
const employeeNumberFormat =
  /^(?=(?:\D*\d){3})(?!(?:19|20)\d{2}$|\d{4}$|0\d{9,}$|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$|\d{3}-\d{4}$|\(?\+)[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+){0,4}$/u;
/** Letters set apart from their number; excludes block, lot and unit numbers. */
const series = /^(?!(?:staff|badge|guard|blk|lot|ph|unit|no|rm|tel|fax|brgy|apt)\b)(\p{Lu}{2,5})\s(?=\d{3})/iu;
/** Formats of phone numbers and government IDs. */
const otherNumberFormats =
  /^\d{2}-\d{7}-\d$|^\d{2}-\d{9}-\d$|^\d{4}-\d{4}-\d{4}$|^\d{3}-\d{3}-\d{3}(?:-\d{3,5})?$|^09\d{2}-\d{3}-\d{4}$|^(?:\(\d+\))?\d{3,4}-\d{4}$/;
/** Words beside a number that name another kind of number. */
const otherName =
  /\b(?:licen[cs]e|lic|lto|prc|sirb|srn|rfid|serial|chip|account|acct|policy|tin|sss|gsis|phil-?health|pag-?ibig|hdmf|phone|tel|mobile|plate|rev|form|zip|accreditation|accr|permit|dmw|poea|pcab)\b/i;
const ownName =
  /^(?:employee|emp\.?|id|staff|faculty|personnel|company id|badge)\s?(?:id\s)?(?:no\.?|number|#|code)\W*$/i;
const maxNameWords = 4;
const score = 0.72;
const ambiguousScore = 0.5;

/** Finds the unlabelled employee number of a card, printed near the photograph, name or barcode. */
export function findCardNumber(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  if (findings.has('idCard1')) return;
  const taken = new Set([...findings.values()].flatMap(({ tokens }) => [...tokens]));
  const found = lines.flatMap(segmentsOf).flatMap((tokens) => {
    const text = closeDigits(joinWords(tokens).replace(/^\*|\*$/g, ''));
    const isFree = tokens.every((token) => !inLabel.has(token) && !taken.has(token));
    const isOwn = isCalledOwn(tokens, lines);
    return isFree &&
      !isNamed(tokens, lines) &&
      employeeNumberFormat.test(text.replace(series, '$1-')) &&
      (isOwn || !otherNumberFormats.test(text))
      ? [{ value: text, tokens }]
      : [];
  });
  const [first] = found;
  if (!first) return;
  const isOnly = new Set(found.map(({ value }) => value)).size === 1;
  const reason = 'a number alone on the card';
  addFinding(findings, 'idCard1', {
    ...first,
    score: isOnly ? score : ambiguousScore,
    kind: 'code',
    label: null,
    reason,
  });
}

/** True when the words for an employee number stand right below the number. */
function isCalledOwn(tokens: readonly Token[], lines: readonly Line[]): boolean {
  const under = lines[tokens[0]!.line.number + 1];
  return under !== undefined && overlapping(under, tokens).some((words) => ownName.test(joinWords(words)));
}

function isNamed(tokens: Token[], lines: readonly Line[]): boolean {
  const { line, segment } = tokens[0]!;
  const before = segmentsOf(line).filter(([first]) => first!.segment === segment - 1);
  const around = [lines[line.number - 1], lines[line.number + 1]].flatMap((near) =>
    near ? overlapping(near, tokens) : [],
  );
  return [...before, ...around].some((words) => words.length <= maxNameWords && otherName.test(joinWords(words)));
}
