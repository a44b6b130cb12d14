import { oneLine } from '../../../../platform/text.ts';
import { areAligned } from '../../layout/alignment.ts';
import { type Line, linesAfter, overlapping, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { job } from '../../lexicon/letter-words.ts';
import { looksLikePlace } from '../../values/parse-address.ts';
import { joinWords, looksLikeCompany, parsePerson } from '../../values/parse-text.ts';
import { minUsualQuality } from '../../values/parsed.ts';
import { wholeName } from '../../values/split-name.ts';
import { dropDegrees } from '../../values/trim-name.ts';
import { addFinding, type Findings } from '../finding.ts';

const otherWords = new RegExp(
  oneLine`
    \b(information|details|contact|notice|reminders?|data|profile|address|crew|cent(?:er|re)|hospital|clinic|
    medical|university|college|school|academy|academia|colegio|escuela|instituto|universidad|seminario|
    institute|laborator(?:y|ies)|id|card|identification|company|employee|signature|president|manager|officer|
    operator|associate|nurse|leader|assistant|engineer|supervisor|specialist|staff|representative|analyst|
    director|human|resources|department|emergency|notify|authorized|spouse|parent|valid|city|st|street|avenue|
    please|return|found|steel|precision|electronics?|foods?|garments?|textiles?|plastics?|semiconductors?|
    cement|mining|shipping|republic|philippines|front|back|property)\b`,
  'i',
);

const emergency = /\b(emergency|notify|guardian|contact person)\b/i;

/** A name with the surname first and a middle initial. */
const surnameFirst = /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?,\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?\s\p{Lu}\.?$/u;
/** Maximum gap between the lines of a name, in line heights. */
const maxLineGap = 1;
/** Maximum difference in letter height between the lines of a name, as a share. */
const maxHeightDifference = 0.1;
const maxSurnameWords = 3;
/** Lines above a name that are searched for words about emergencies. */
const linesAboveContact = 5;
/** Scores by how surely a text is a person's name: a known given name, the form of a name, or neither. */
const scores = { known: 0.82, wholeName: 0.6, other: 0.5 };

/** Finds the holder's name on a card: large and unlabelled. */
export function findCardHolder(findings: Findings, lines: readonly Line[], inLabel: ReadonlySet<Token>): void {
  for (const line of lines) {
    for (const tokens of segmentsOf(line)) {
      if (tokens.some((token) => inLabel.has(token)) || isEmergencyContact(tokens, lines) || hasSigned(tokens, lines))
        continue;
      if (looksLikeCompany(joinWords(tokens)) || continuesAsCompany(tokens, lines)) continue;
      const rest = restOfName(tokens, lines);
      const surname = rest.length === 0 ? surnameAbove(tokens, lines, inLabel) : [];
      const [parsed] = parsePerson([...surname, ...tokens, ...rest]);
      const text = String(parsed?.value ?? '');
      if (
        !parsed ||
        parsed.quality < minUsualQuality ||
        otherWords.test(text) ||
        looksLikeCompany(text) ||
        looksLikePlace(text)
      )
        continue;
      const isKnown = surnameFirst.test(text) || parsed.tokens.some(isGiven);
      if (!isKnown && job.test(text)) continue;
      const signed = isTitled(tokens) && isAboveOffice(tokens, lines) ? titledSigner : 1;
      const score =
        (isKnown ? scores.known : wholeName.test(text) ? scores.wholeName : scores.other) * parsed.quality * signed;
      addFinding(findings, 'name', {
        ...parsed,
        score,
        extentConfidence: isAboveOffice(tokens, lines) ? mayHaveSigned : 1,
        kind: 'person',
        label: null,
        reason: 'stands on the card as names do',
      });
    }
  }
}

/** True for the first line of a company name on two lines. */
function continuesAsCompany(tokens: Token[], lines: readonly Line[]): boolean {
  const { line } = tokens[0]!;
  const close = linesAfter(lines, line, 2).filter(
    ({ page, top, bottom }) => page === line.page && top < line.bottom + (bottom - top),
  );
  const kinds = close.flatMap((next) => overlapping(next, tokens)).map((segment) => joinWords(segment));
  return kinds.some((text) => companyKind.test(text));
}

/** Words that continue a company name on the next line. */
const companyKind = /^(?:manufacturing|corp|corporation|inc|incorporated|company|enterprises|industries|trading)\b/i;

const namesHolder = /name|pangalan|ngalan|holder|bearer/i;

/** Drops the name of the person who signed the card, even beside a word that looks like a label. */
export function dropSigner(findings: Findings, lines: readonly Line[]): void {
  const name = findings.get('name');
  const words = name?.tokens.filter(({ line }) => line === name.tokens[0]!.line) ?? [];
  if (name && words.length > 0 && !namesHolder.test(name.label ?? '') && hasSigned(words, lines))
    findings.delete('name');
}

const rank = /^(?:s\/?g|s\.g|s\/o|l\/g|engr|arch|atty|dr|dra|capt|col|maj|lt|sgt|cpl|prof|rev|fr|sr|bro|hon)\.?$/i;

/** Adds a rank or title before the holder's name. */
export function keepRank(findings: Findings): void {
  const name = findings.get('name');
  const [first] = name?.tokens ?? [];
  const before = first?.line.tokens[first.index - 1];
  if (!name || !before || before.segment !== first!.segment || !rank.test(before.text)) return;
  findings.set('name', { ...name, value: `${before.text} ${name.value}`, tokens: [before, ...name.tokens] });
}

/** Score factor for a titled person above an office: often the signer of the card, not its holder. */
const titledSigner = 0.7;

function isTitled([first]: readonly Token[]): boolean {
  return rank.test(first!.text);
}

/** Roles of people who sign cards. */
const signerRole = /\b(?:president|human resources?|hrd?|authorized|general manager|administrator|mayor|governor)\b/i;
/** Roles that mark a signer on the back of a card, where no holder stands. */
const anyRole = new RegExp(
  oneLine`
    \b(?:president|human resources?|hrd?|authorized|administrator|mayor|governor|manager|head|director|owner|
    proprietor|proprietress|chief|principal|superintendent|officer|secretary|chairman|chairperson|ceo|coo|
    supervisor|treasurer)\b`,
  'i',
);
/** Confidence factor for a name above an office, which may be the signer of the card. */
const mayHaveSigned = 0.75;
/** Phrases on the back of a card. */
const backOfCard =
  /\b(?:if found|return (?:this|to)|non-?transferable|property of|in case of (?:emergency|loss)|(?:in|contact|notify) (?:in )?(?:case of )?emergency|must be (?:worn|surrendered)|surrendered?)\b/i;

/** True for the signer: below the text on the back and above a role. */
function hasSigned(tokens: Token[], lines: readonly Line[]): boolean {
  const above = lines.slice(0, tokens[0]!.line.number).flatMap((line) => overlapping(line, tokens));
  return above.some((segment) => backOfCard.test(joinWords(segment))) && isAboveOffice(tokens, lines, anyRole);
}

function isAboveOffice(tokens: Token[], lines: readonly Line[], role = signerRole): boolean {
  const below = lines[tokens[0]!.line.number + 1];
  return below !== undefined && overlapping(below, tokens).some((segment) => role.test(joinWords(segment)));
}

/** True for the emergency contact: below words about emergencies. */
function isEmergencyContact(tokens: Token[], lines: readonly Line[]): boolean {
  const { line } = tokens[0]!;
  return lines
    .slice(Math.max(0, line.number - linesAboveContact), line.number)
    .some((above) => overlapping(above, tokens).some((segment) => emergency.test(joinWords(segment))));
}

const maxLinesBelow = 3;
/** Words on the second line of a name, by whether the first line ends with a comma. */
const maxWords = { afterComma: 5, other: 3 };

/** Finds the rest of a long name: on the next line, in the same size, centred or at the same edge. */
function restOfName(tokens: Token[], lines: readonly Line[]): Token[] {
  const { line } = tokens[0]!;
  if (wholeName.test(joinWords(tokens))) return [];
  const isCapital = (token: Token) => token.text === token.text.toUpperCase();
  for (const next of linesAfter(lines, line, maxLinesBelow)) {
    if (next.page !== line.page || next.top - line.bottom > line.height * maxLineGap) return [];
    const under = segmentsOf(next).find((segment) =>
      areAligned(tokens, segment, line.height, { left: 0.5, middle: 0.8 }),
    );
    if (!under) continue;
    const [first] = under;
    const isSameSize =
      Math.abs((first!.bottom - first!.top) / (tokens[0]!.bottom - tokens[0]!.top) - 1) <= maxHeightDifference;
    // Given names continue with an initial and a surname, whatever their height.
    if (tokens.every(isGiven) && /^\p{Lu}\.$/u.test(first!.text)) return dropDegrees(under);
    // They also continue with a larger surname in capitals.
    if (tokens.every(isGiven) && isSurname(under)) return under;
    // A surname with a comma continues in any size.
    if (tokens.at(-1)!.text.endsWith(',') && under.length <= maxWords.afterComma) return under;
    if (!isSameSize || under.length > maxWords.other || under.every(isCapital) !== tokens.every(isCapital)) return [];
    const text = joinWords(under);
    if (surnameFirst.test(text) || wholeName.test(text)) return [];
    const isOther =
      otherWords.test(text) || job.test(text) || (tokens.length > 1 && !tokens.some(isGiven) && isGiven(first!));
    return isOther ? [] : under;
  }
  return [];
}

function isSurname(words: readonly Token[]): boolean {
  const text = joinWords(words);
  const areCapitals = words.every((word) => /^\p{Lu}[\p{Lu}'-]+$/u.test(word.text));
  return (
    areCapitals && words.length <= maxSurnameWords && !otherWords.test(text) && !job.test(text) && !looksLikePlace(text)
  );
}

function isGiven({ folded }: Token): boolean {
  return givenNames.has(folded);
}

/** Finds a surname on the line above, at least as large, for given names that end without one. */
function surnameAbove(tokens: Token[], lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[] {
  const [first] = tokens;
  const { line } = first!;
  const endsOpen = /^\p{Lu}\.?$/u.test(tokens.at(-1)!.text) || tokens.every(isGiven);
  const above = lines[line.number - 1];
  if (!isGiven(first!) || !endsOpen || !above || line.top - above.bottom > line.height * maxLineGap) return [];
  const over = overlapping(above, tokens).find((segment) => segment.length <= maxSurnameWords) ?? [];
  const isSurname = over.every(
    (token) =>
      /^\p{Lu}[\p{Lu}'-]+,?$/u.test(token.text) &&
      !inLabel.has(token) &&
      token.bottom - token.top >= (first!.bottom - first!.top) * (1 - maxHeightDifference),
  );
  const text = joinWords(over);
  return isSurname && !job.test(text) && !otherWords.test(text) && !looksLikeCompany(text) ? over : [];
}
