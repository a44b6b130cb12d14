import { foldWord } from '../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { joinWords, looksLikeCompany, looksLikePlace, parsePerson } from '../values/parse-text.ts';
import { addFinding, type Findings } from './finding.ts';

const otherWords =
  /\b(cent(?:er|re)|hospital|clinic|medical|university|college|school|academy|institute|laborator(?:y|ies)|id|card|identification|company|employee|signature|president|manager|officer|operator|associate|nurse|leader|assistant|engineer|supervisor|specialist|staff|representative|analyst|director|human|resources|department|emergency|notify|authorized|spouse|parent|valid|city|st|street|avenue|please|return|found|republic|philippines|front|back|property)\b/i;

const emergency = /\b(emergency|notify|guardian|contact person)\b/i;

/** As lists write persons, with the initial of the middle name. */
const surnameFirst = /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?,\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s\p{Lu}\.?$/u;
/** Given name, initial and surname. */
const wholeName = /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*\s\p{Lu}\.\s\p{Lu}[\p{L}-]+$/u;
const closeGap = 0.9;
const sameSize = 0.1;

/** A card shows its holder's name in large letters without a label. */
export function findCardHolder(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  for (const line of lines) {
    for (const tokens of segmentsOf(line)) {
      if (tokens.some((token) => inLabel.has(token)) || isToBeCalled(tokens, lines) || hasSigned(tokens, lines))
        continue;
      if (looksLikeCompany(joinWords(tokens))) continue;
      const [parsed] = parsePerson([...tokens, ...restOfName(tokens, lines)]);
      const text = String(parsed?.value ?? '');
      if (!parsed || parsed.quality < 0.9 || otherWords.test(text) || looksLikeCompany(text) || looksLikePlace(text))
        continue;
      const isKnown = surnameFirst.test(text) || parsed.tokens.some((token) => givenNames.has(foldWord(token.text)));
      const score = (isKnown ? 0.82 : 0.5) * parsed.quality;
      addFinding(findings, 'name', {
        ...parsed,
        score,
        sureness: isAboveOffice(tokens, lines) ? mayHaveSigned : 1,
        kind: 'person',
        label: null,
        reason: 'stands on the card as names do',
      });
    }
  }
}

/** Those who sign cards for a company. */
const office = /\b(?:president|human resources?|hrd?|authorized|general manager|administrator)\b/i;
const mayHaveSigned = 0.75;
/** What the back of a card says. */
const back =
  /\b(?:if found|return (?:this|to)|non-?transferable|property of|in case of (?:emergency|loss)|must be worn)\b/i;

/** Below the words of the back stands who signed for the company. */
function hasSigned(tokens: Token[], lines: readonly Line[]): boolean {
  const above = lines.slice(0, tokens[0]!.line.number);
  return isAboveOffice(tokens, lines) && above.some((line) => back.test(joinWords(line.tokens)));
}

function isAboveOffice([first]: Token[], lines: readonly Line[]): boolean {
  const below = lines[first!.line.number + 1];
  return below !== undefined && below.page === first!.line.page && office.test(joinWords(below.tokens));
}

/** Under the words about emergencies stands somebody else. */
function isToBeCalled(tokens: Token[], lines: readonly Line[]): boolean {
  const { line } = tokens[0]!;
  return lines
    .slice(Math.max(0, line.number - 5), line.number)
    .some((above) =>
      segmentsOf(above).some(
        (segment) =>
          above.page === line.page &&
          emergency.test(joinWords(segment)) &&
          segment[0]!.left < tokens.at(-1)!.right &&
          segment.at(-1)!.right > tokens[0]!.left,
      ),
    );
}

/** A long name goes on in a line of the same size, close under it and centred or at the same edge. */
function restOfName(tokens: Token[], lines: readonly Line[]): Token[] {
  const { line } = tokens[0]!;
  if (wholeName.test(joinWords(tokens))) return [];
  const isCapital = (token: Token) => token.text === token.text.toUpperCase();
  for (const next of lines.slice(line.number + 1, line.number + 4)) {
    if (next.page !== line.page || next.top - line.bottom > line.height * closeGap) return [];
    const under = segmentsOf(next).find((segment) => {
      const [left, right] = [segment[0]!.left - tokens[0]!.left, segment.at(-1)!.right - tokens.at(-1)!.right];
      return Math.abs(left) < line.height * 0.5 || Math.abs(left + right) < line.height * 0.8;
    });
    if (!under) continue;
    const [first] = under;
    const isSameSize = Math.abs((first!.bottom - first!.top) / (tokens[0]!.bottom - tokens[0]!.top) - 1) <= sameSize;
    // A surname with a comma goes on, set smaller or not.
    if (tokens.at(-1)!.text.endsWith(',') && under.length <= 5) return under;
    if (!isSameSize || under.length > 3 || under.every(isCapital) !== tokens.every(isCapital)) return [];
    return otherWords.test(joinWords(under)) ? [] : under;
  }
  return [];
}
