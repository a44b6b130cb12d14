import { oneLine } from '../../../../platform/text.ts';
import { continuation } from '../../assignment/places/continuation.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { foldWord } from '../../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { givenNames } from '../../lexicon/given-names.ts';
import { findAddressExtent, isForeignLine } from '../../values/address-extent.ts';
import { namesOrganisation } from '../../values/organisation.ts';
import { looksLikePlace, parseAddress } from '../../values/parse-address.ts';
import { careOfPattern, isTitle, joinWords, looksLikeCompany, parsePerson } from '../../values/parse-text.ts';
import { minUsualQuality } from '../../values/parsed.ts';
import { addFinding, type Finding, type Findings } from '../finding.ts';

const score = 0.76;
/** A finding up to this score may be replaced. */
const maxDoubtfulScore = 0.5;
/** Share of the lines, from the top, in which an addressee stands. */
const upperShare = 0.6;
/** Confidence factor for an address without a usual ending. */
const openAddress = 0.95;
const reason = 'stands above an address as on letters';

/** Finds the addressee of a bill: an unlabelled name close above an address. */
export function findAddressee(findings: Findings, { lines, inLabel }: Surroundings): void {
  const upper = lines.slice(0, Math.ceil(lines.length * upperShare));
  const labels = dropAttention(lines, inLabel);
  const top = lines.find(({ tokens }) => tokens.some(({ text }) => /\p{L}{3}/u.test(text)));
  const named = findings.get('fullName');
  const isOrganisation = named !== undefined && namesOrganisation(String(named.value));
  const known = (isDoubtful(named) && !isOrganisation) || careOfPattern.test(named?.label ?? '') ? undefined : named;
  if (known && !isDoubtful(findings.get('address'))) return;
  const places = known ? [[...known.tokens], ...sameName(known, upper)] : upper.flatMap(segmentsOf);
  for (const tokens of places) {
    if (!known && tokens.some((token, at) => inLabel.has(token) && !(at === 0 && /^to:$/i.test(token.text)))) continue;
    const name = known ?? readName(tokens);
    if (!name || (!known && tokens[0]!.line === top && !isPerson(name))) continue;
    const below = (edge: Token[]) =>
      continuation({ tokens: edge, own: new Set(), direction: 'right' }, lines, labels, maxAddressLines);
    const under =
      [tokens, ...cellStart(tokens)].map(below).find(({ length }) => length > 0) ?? linesToRightEdge(tokens, lines);
    const [start = [], ...more] = under.filter((line) => !careOfPattern.test(joinWords(line)));
    if (start.length === 0 || isForeignLine(joinWords(start))) continue;
    if (!known && looksLikeCompany(joinWords(start)) && !looksLikePlace(joinWords(start))) continue;
    const extent = findAddressExtent(start, more);
    const taken = [start, ...more.slice(0, extent.lines)];
    const [address] = parseAddress([...taken, afterLabel(taken.at(-1)!, lines)].flat());
    const isPlace =
      address !== undefined &&
      address.quality >= minUsualQuality &&
      (extent.isComplete || looksLikePlace(String(address.value)));
    if (!address || !(isPlace || (hasSurnameFirst(name) && town.test(String(address.value))))) continue;
    const common = { score, label: null, reason };
    const extentConfidence = extent.isComplete && isPlace ? 1 : openAddress;
    const fuller = known && tokens[0] !== known.tokens[0] ? readName(tokens) : null;
    if (!known) addFinding(findings, 'fullName', { ...name, ...common, kind: 'person' });
    else if (fuller && isFuller(fuller, known)) findings.set('fullName', { ...known, ...fuller, reason });
    addFinding(findings, 'address', { ...address, ...common, extentConfidence, kind: 'address' });
    return;
  }
}

const addressLabel = /^(?:(?:service|home|billing|mailing|complete) )?(?:address|tirahan)\W*$/i;

/** The last line of an address that ends with a comma, when it stands beside the address label. */
function afterLabel(last: readonly Token[], lines: readonly Line[]): Token[] {
  const { line, left, bottom } = last[0]!;
  const next = lines[line.number + 1];
  if (!/,$/.test(last.at(-1)!.text) || next?.page !== line.page) return [];
  const cells = segmentsOf(next);
  const at = cells.findIndex(([first]) => Math.abs(first!.left - left) < line.height * edgeTolerance);
  const isNear = at > 0 && cells[at]![0]!.top - bottom < line.height * maxLineGap;
  return isNear && addressLabel.test(joinWords(cells[at - 1]!)) ? cells[at]! : [];
}

/** Maximum number of lines of an address. */
const maxAddressLines = 4;
/** Maximum gap between the lines of an address, in line heights. */
const maxLineGap = 1;
/** Maximum difference of aligned edges, in line heights. */
const edgeTolerance = 0.6;

/** Finds the lines below a right-aligned name that end at its right edge. */
function linesToRightEdge(tokens: readonly Token[], lines: readonly Line[]): Token[][] {
  const [first, end] = [tokens[0]!, tokens.at(-1)!];
  const found: Token[][] = [];
  if (first.index === 0 && first.line.tokens.length === tokens.length && !isInRightHalf(first, lines)) return found;
  let { bottom } = end;
  for (const line of lines.slice(first.line.number + 1)) {
    const height = line.height || 1;
    if (line.page !== first.line.page || found.length === maxAddressLines || line.top - bottom > height * maxLineGap)
      break;
    const segment = segmentsOf(line).find(
      (other) => Math.abs(other.at(-1)!.right - end.right) < height * edgeTolerance,
    );
    if (!segment) continue;
    found.push(segment);
    bottom = segment.at(-1)!.bottom;
  }
  return found;
}

/** True for a word in the right half of the page. */
function isInRightHalf({ left }: Token, lines: readonly Line[]): boolean {
  return left > Math.max(...lines.flatMap(({ tokens }) => tokens.map(({ right }) => right))) / 2;
}

function isDoubtful(finding: Finding | undefined): boolean {
  return !finding || finding.score <= maxDoubtfulScore;
}

const greeted = /^(?:hi|hello|dear|kumusta|magandang araw|mahal na)$/i;
/** Score of a greeted name; low because greetings may address anybody of that name. */
const greetedScore = 0.66;

/** Finds the greeted full name when nothing else names the customer. */
export function findGreeted(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('fullName')) return;
  for (const segment of lines.slice(0, Math.ceil(lines.length * upperShare)).flatMap(segmentsOf)) {
    const start = [1, 2].find((count) => greeted.test(joinWords(segment.slice(0, count)).replace(/,$/, '')));
    const end = segment.findIndex(({ text }, at) => at >= (start ?? 0) && /[,!]$/.test(text));
    if (start === undefined || end < 0) continue;
    const words = segment.slice(start, end + 1);
    // Requires the greeting's line to continue: an exclamation alone may be an advertisement.
    const continues = end < segment.length - 1;
    const name = readName(
      continues ? words.map((token) => ({ ...token, text: token.text.replace(/!+$/, '') })) : words,
    );
    if (!name || !words.some(({ text }) => givenNames.has(foldWord(text)))) continue;
    const reason = 'is greeted by the full name';
    findings.set('fullName', { ...name, tokens: words, score: greetedScore, kind: 'person', label: null, reason });
    return;
  }
}

/** Ignores labels in an attention line, since it does not end the address. */
export function dropAttention(lines: readonly Line[], inLabel: ReadonlySet<Token>): ReadonlySet<Token> {
  const attention = lines.flatMap(segmentsOf).filter((segment) => careOfPattern.test(joinWords(segment)));
  const skipped = new Set(attention.flat());
  return new Set([...inLabel].filter((token) => !skipped.has(token)));
}

/** True for a name only a person can have; other names at the top of the page belong to the sender. */
export function isPerson({ value }: { value: string | number }): boolean {
  const [first = '', ...more] = nameWords(String(value));
  return hasSurnameFirst({ value }) || (givenNames.has(first) && more.length > 0);
}

/** The start of a cell whose label precedes the name, since its lines align with the label. */
function cellStart([first]: readonly Token[]): Token[][] {
  const start = first!.line.tokens.find(({ segment }) => segment === first!.segment)!;
  return start === first ? [] : [[start]];
}

/** Finds the same person elsewhere, in another word order or with more names. */
function sameName(
  { value, tokens: [first] }: { value: string | number; tokens: readonly Token[] },
  lines: readonly Line[],
) {
  const words = nameWords(String(value));
  return lines.flatMap(segmentsOf).filter((tokens) => {
    const other = nameWords(joinWords(tokens));
    const shared = other.filter((word) => words.includes(word));
    return !tokens.includes(first!) && shared.length >= 2 && shared.length >= Math.min(words.length, other.length);
  });
}

/** True when the name has all words of the other and more. */
function isFuller(one: { value: string | number }, other: { value: string | number }): boolean {
  const [words, fewer] = [nameWords(String(one.value)), nameWords(String(other.value))];
  return words.length > fewer.length && fewer.every((word) => words.includes(word));
}

function nameWords(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .map(foldWord)
    .filter((word) => word.length > 1 && !/^(?:mr|ms|mrs|jr|sr)$/.test(word));
}

/** A village and its town, nothing else. */
const town = /^\p{Lu}[\p{L}. ]{3,40}, \p{Lu}[\p{L}. ]{3,30}$/u;

function hasSurnameFirst({ value }: { value: string | number }): boolean {
  const [, given, initial] = /^\p{L}[\p{L} -]*, (\p{L}+)(?: \p{L}+)*?( \p{L}\.?)?$/u.exec(String(value)) ?? [];
  return given !== undefined && (initial !== undefined || givenNames.has(foldWord(given)));
}

/** Words in the names of companies that send bills. */
const serviceCompanyWords = new RegExp(
  oneLine`
    \b(?:mobile|wireless|telecoms?|telecommunications?|broadband|fib(?:er|re)|internet|communications?|network|
    cable|electric(?:ity)?|power|energy|light|distribution|water|waterworks|district|utilit(?:y|ies)|systems?|
    billing|services?)\b`,
  'i',
);
const greeting = /^(?:hi|hello|dear|good|kumusta|mahal)\b|!/i;
/** Words other than titles that may precede a name. */
const nameIntro =
  /^(?:to|for|attn|(?:mr|ms|mrs|miss|dra?|engr|atty|hon|g|gng|bb)):$|^attn$|^(?:hi|hello|hey|dear|kumusta),?$/i;

export function readName(tokens: Token[]) {
  const first = tokens.findIndex(({ text }) => !nameIntro.test(text) && !isTitle(text));
  const start = first < 0 || /^(?:and|&|at)$/i.test(tokens[first]!.text) ? 0 : first;
  // The exclamation mark that ends a greeting is not part of the name.
  const isGreeted = greeted.test(tokens[0]?.text.replace(/,$/, '') ?? '');
  const words = tokens
    .slice(start)
    .map((token) => (isGreeted && token === tokens.at(-1) ? { ...token, text: token.text.replace(/!$/, '') } : token));
  const [name] = parsePerson(words);
  const text = String(name?.value ?? '');
  const isWhole = name !== undefined && name.quality >= minUsualQuality && name.tokens.length === words.length;
  return isWhole &&
    !greeting.test(text) &&
    !looksLikeCompany(text) &&
    !looksLikePlace(text) &&
    !serviceCompanyWords.test(text)
    ? name
    : null;
}
