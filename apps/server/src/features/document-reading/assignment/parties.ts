import { compilePhrases, findPhrases } from '../layout/find-phrases.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import type { Slot } from '../lexicon/slot.ts';
import type { Label } from './labels/label.ts';
import { isInList, isOfSupplier } from './whose-phone.ts';

type Party = 'employee' | 'employer';

const headings = compilePhrases<Party>([
  ['Employee Information', 'employee'],
  ['Employee Details', 'employee'],
  ['Part I Employee Information', 'employee'],
  ['Information of Employee', 'employee'],
  ['Personal Information', 'employee'],
  ['Employer Information', 'employer'],
  ['Employer Information (Present)', 'employer'],
  ['Employer Information (Previous)', 'employer'],
  ['Part I Employee', 'employee'],
  ['Part II Employer', 'employer'],
  ['Part II Employer (Present)', 'employer'],
  ['Part II Present Employer', 'employer'],
  ['Part II Employer Information', 'employer'],
  ['Part III Employer (Previous)', 'employer'],
  ['Part III Previous Employer', 'employer'],
  ['Employer (Present)', 'employer'],
  ['Employer (Previous)', 'employer'],
  ['Previous Employer Information', 'employer'],
  ['Present Employer Information', 'employer'],
  ['Present Employer (Part II)', 'employer'],
  ['Previous Employer (Part III)', 'employer'],
  ['Employer Information (Part II)', 'employer'],
  ['Employee Information (Part I)', 'employee'],
  ['Employee (Part I)', 'employee'],
  ['Current Employer', 'employer'],
  ['Former Employer', 'employer'],
  ['Details of Present Employer', 'employer'],
  ['Details of Previous Employer', 'employer'],
  ['Information on Present Employer', 'employer'],
  ['Information on Previous Employer', 'employer'],
  ['Present Employer Details', 'employer'],
  ['Previous Employer Details', 'employer'],
  ['Part II Employer Information (Present)', 'employer'],
  ['Part III Employer Information (Previous)', 'employer'],
  ['Background Information', 'employee'],
  ['Background Information on Taxpayer/Filer', 'employee'],
  ['Taxpayer Information', 'employee'],
  ['Payee Information', 'employee'],
  ['Payor Information', 'employer'],
  ['Withholding Agent', 'employer'],
  ['Payee', 'employee'],
  ['Company Information', 'employer'],
  ['Company Details', 'employer'],
  ['Employer Details', 'employer'],
]);
/** Words that are headings only when alone on their line. */
const headingsAlone = compilePhrases<Party>([
  ['Employee', 'employee'],
  ['The Employee', 'employee'],
  ['Employer', 'employer'],
  ['The Employer', 'employer'],
  ['Present Employer', 'employer'],
  ['Previous Employer', 'employer'],
  ['Payor', 'employer'],
]);

/** Labels that name the employee as the owner of a number. */
const own = /^employee(?!r)|of (?:employee|taxpayer)\b/i;
const employerWord = /\bemployer\b/i;
const numbersOfPersons = new Set<Slot['kind']>(['sss', 'philHealth', 'pagIbig', 'tin']);
/** Score factor for the other party's value: a wrong value is worse than a missing one. */
const foreign = 0.1;
/** Score factor for a previous employer when the present one is wanted. */
const previous = 0.2;

/** Minimum quality of a label that names a party. */
const minOwnerQuality = 0.5;

/** Scores whether a label's value belongs to the wanted party: an employer's TIN is not the employee's. */
export function rateParty(labels: readonly Label[], lines: readonly Line[]): (label: Label, slot: Slot) => number {
  const named = labels.flatMap((label): { line: Line; party: Party; left: number }[] => {
    const name = label.meanings[0]!.slot.name;
    if (label.quality < minOwnerQuality) return [];
    if (name === 'employerName') return [{ line: label.line, party: 'employer', left: label.left }];
    const isPerson = name === 'employeeName' || name === 'fullName' || name === 'name' || name === 'lastName';
    return isPerson ? [{ line: label.line, party: 'employee', left: label.left }] : [];
  });
  const sections = findSections(lines);
  const [isInHeader, isInFooter] = createEdgeTests(labels);
  const opening = lines.find(({ tokens }) => letterOpening.test(tokens.map(({ text }) => text).join(' ')));
  const isPrevious = (label: Label) =>
    sections.findLast(({ line, left }) => line.number <= label.line.number && left <= label.right + line.height * 12)
      ?.isPrevious ?? false;
  return (label, slot) => {
    if (personFields.has(slot.name) && isOfRelative(label, lines)) return foreign;
    if ((slot.kind === 'phone' || slot.kind === 'email') && isInSentence(label)) return foreign;
    if (slot.kind === 'phone')
      return isOfSupplier(label, lines) || isInList(label) || isInHeader(label, 0) || isInFooter(label) ? foreign : 1;
    if (slot.name === 'employerName') return isPrevious(label) ? previous : 1;
    if (numbersOfPersons.has(slot.kind) && employerWord.test(label.phrase)) return foreign;
    if (slot.kind !== 'tin' || own.test(label.phrase)) return 1;
    if (followsCompany(label)) return foreign;
    const section = sectionOf(label, sections);
    if (section) return section.party === 'employer' ? foreign : 1;
    if (opening && label.line.number < opening.number && isInLetterhead(label, labels)) return foreign;
    const nearest = nearestName(named, label);
    if (nearest) return nearest === 'employer' ? foreign : 1;
    return isInHeader(label, 0) ? foreign : 1;
  };
}

interface Section {
  line: Line;
  party: Party;
  left: number;
  right: number;
  isFirst: boolean;
  isPrevious: boolean;
}

function findSections(lines: readonly Line[]): Section[] {
  const alone = findPhrases(lines, headingsAlone).filter(({ tokens }) => isAlone(tokens) && !continues(tokens, lines));
  const found = [...findPhrases(lines, headings), ...alone].sort(inOrder);
  return found.map(({ meanings, tokens }, at) => ({
    line: tokens[0]!.line,
    party: meanings[0]!,
    left: startOfColumn(tokens[0]!, found[at - 1]?.tokens.at(-1)),
    right: tokens.at(-1)!.right,
    isFirst: tokens[0]!.segment === 0 || startsLine(tokens[0]!),
    isPrevious: tokens.some(({ folded }) => folded === 'previous' || folded === 'former'),
  }));
}

/** True when only a part number precedes the heading: Part II, Employer Information. */
function startsLine({ line, index }: Token): boolean {
  return line.tokens.slice(0, index).every(({ text }) => /^(?:part|[IVX]+|\d|\W+)$/i.test(text));
}

/** The border between adjacent headings is halfway between them, since headings may be centred. */
function startOfColumn(first: Token, before: Token | undefined): number {
  return before?.line === first.line ? (before.right + first.left) / 2 : first.left;
}

/** The last heading above a label in its column. */
function sectionOf(label: Label, sections: readonly Section[]): Section | undefined {
  return sections.findLast(
    ({ line, left, right, isFirst }) =>
      line.number <= label.line.number && (left <= label.right + 1 || (isFirst && label.left < right)),
  );
}

const plainName = /^(?:registered |full |complete )?name$/i;
const employerSlot: Slot = { name: 'employerName', kind: 'company', labels: [] };
const otherSlot: Slot = { name: 'other', kind: 'words', labels: [] };

/** Treats a bare "Name" below an employer heading as the employer's name. */
export function nameEmployers(labels: readonly Label[], lines: readonly Line[]): Label[] {
  const sections = findSections(lines);
  if (!sections.some(({ party }) => party === 'employer')) return [...labels];
  return labels.map((label) => {
    if (!plainName.test(label.phrase) || !label.meanings.some(({ slot }) => slot.name === 'employeeName')) return label;
    const section = sectionOf(label, sections);
    if (section?.party !== 'employer') return label;
    return { ...label, meanings: [{ slot: section.isPrevious ? otherSlot : employerSlot, isWeak: false }] };
  });
}

const legalForm = /(?:^|\s)(?:inc|corp|corporation|ltd|opc|cooperative)\b/i;

/** True for a number on the line of a company name: Tidewater Connect Philippines, Inc. – Cebu City 6000, TIN. */
function followsCompany({ line, tokens: [first] }: Label): boolean {
  const before = line.tokens.slice(0, first!.index).map(({ text }) => text);
  return legalForm.test(before.join(' '));
}

/** Opening of a letter; numbers above it belong to the sender. */
const letterOpening = /\bto whom it may concern\b|\bcertif(?:y|ies) that\b|\bsa kinauukulan\b|\bnagpapatunay\b/i;

/** True when no label above or beside it asks for a person. */
function isInLetterhead({ line }: Label, labels: readonly Label[]): boolean {
  return !labels.some(
    (other) => other.line.number <= line.number && other.meanings.some(({ slot }) => slot.kind === 'person'),
  );
}

const personFields = new Set(['name', 'fullName', 'employeeName', 'firstName', 'middleName', 'lastName', 'address']);
const relatives =
  /\b(?:spouse|wife|husband|father|mother|parents?|guardian|dependents?|beneficiary|relatives?|next of kin|nok|kin|emergency|notify)\b/i;
const maiden = /\bmaiden\b/i;

/** True for a name below an emergency heading or beside a relative's label. */
function isOfRelative({ line, tokens: own }: Label, lines: readonly Line[]): boolean {
  const [first] = own;
  const before = line.tokens.filter(({ index, segment }) => index < first!.index && segment === first!.segment);
  const text = (words: readonly Token[]) => words.map((token) => token.text).join(' ');
  if (relatives.test(text([...before, ...own])) && !maiden.test(text(line.tokens))) return true;
  const above = lines.slice(Math.max(0, line.number - 2), line.number).filter(({ page }) => page === line.page);
  const cells = segmentsOf(line);
  const [value] = cells.filter(([start]) => start!.segment === own.at(-1)!.segment + 1);
  const end = (value ?? own).at(-1)!.right;
  // Text that begins right of the value belongs to another column.
  return above
    .flatMap(segmentsOf)
    .some((words) => words[0]!.left < end && /\b(?:emergency|notify)\b/i.test(text(words)));
}

function isAlone(tokens: readonly Token[]): boolean {
  return tokens[0]!.line.tokens.length === tokens.length && !/[:,]$/.test(tokens.at(-1)!.text);
}

/** True for the second line of a heading: "Tax Withheld from" / "Present Employer". */
function continues([first]: readonly Token[], lines: readonly Line[]): boolean {
  const above = lines[first!.line.number - 1];
  const over = above?.tokens.filter(
    ({ left, right }) => left < first!.right + first!.line.height && right > first!.left,
  );
  const last = above?.tokens.findLast(({ segment }) => segment === over?.at(-1)?.segment);
  return above?.page === first!.line.page && /^(?:from|of|by|with|to|for|and|&)$/i.test(last?.text ?? '');
}

function inOrder({ tokens: [one] }: { tokens: Token[] }, { tokens: [other] }: { tokens: Token[] }): number {
  return one!.line.number - other!.line.number || one!.left - other!.left;
}

/** Lines by which a name above a number counts as further away than one below: forms print the number first. */
const abovePenalty = 2.5;
/** Maximum distance in lines between a name and the number of its owner. */
const maxOwnerLines = 5;

/** True for a name close enough to own the label's number. */
function isColumn(line: Line, label: Label): boolean {
  return line.page === label.line.page && Math.abs(line.number - label.line.number) <= maxOwnerLines;
}

/** Finds the owner of a number by distance; on official forms the number stands right before the name. */
function nearestName(named: { line: Line; party: Party; left: number }[], label: Label): Party | null {
  const parties = new Set(named.map(({ party }) => party));
  if (parties.size < 2) return null;
  const inColumn = named.filter(({ line, left }) => isColumn(line, label) && Math.abs(left - label.left) < line.height);
  if (inColumn.length === 1) return inColumn[0]!.party;
  const apart = inColumn.map(({ line }) => line.number - label.line.number);
  // A number right below one name, and not right above another, belongs to that name.
  if (apart.includes(-1) && !apart.includes(1)) return inColumn[apart.indexOf(-1)]!.party;
  const distance = (line: Line) => {
    const apart = line.number - label.line.number;
    return apart >= 0 ? apart : -apart + abovePenalty;
  };
  const [nearest] = [...named].sort((one, other) => distance(one.line) - distance(other.line));
  return nearest && distance(nearest.line) <= maxOwnerLines ? nearest.party : null;
}

/** Fields that a letterhead also prints for its owner. */
const sharedKinds = new Set(['tin', 'phone', 'email', 'address']);

/** Tests whether a label stands above or below all labels about the person. */
function createEdgeTests(
  labels: readonly Label[],
): [(label: Label, linesBetween?: number) => boolean, (label: Label) => boolean] {
  const person = labels.filter(
    ({ meanings, quality }) =>
      quality > minOwnerQuality && meanings[0]!.slot.name !== 'other' && !sharedKinds.has(meanings[0]!.slot.kind),
  );
  const numbers = person.map(({ line }) => line.number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return [
    ({ line }, linesBetween = 1) => line.number < first - linesBetween,
    ({ line }) => numbers.length > 0 && line.number > last,
  ];
}

/** Minimum number of words in a sentence; a phone number or email address in it is the sender's. */
const sentenceWords = 12;

function isInSentence({ line, tokens: [first] }: Label): boolean {
  const words = line.tokens.filter(({ segment, text }) => segment === first!.segment && /\p{L}{2}/u.test(text));
  return words.length >= sentenceWords;
}
