import { compilePhrases, findPhrases } from '../layout/find-phrases.ts';
import type { Line } from '../layout/lines.ts';
import type { Slot } from '../lexicon/slot.ts';
import type { Label } from './label.ts';

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
  ['Part II Employer Information', 'employer'],
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

/** Labels that say themselves whose number it is. */
const own = /^employee(?!r)|of (?:employee|taxpayer)\b/i;
/** What a number of another party is worth: less than nothing at all. */
const foreign = 0.1;

/** Whose numbers a label speaks of: an employer's tax number is not the employee's. */
export function rateParty(labels: readonly Label[], lines: readonly Line[]): (label: Label, slot: Slot) => number {
  const named = labels.flatMap((label): { line: Line; party: Party; left: number }[] => {
    const name = label.meanings[0]!.slot.name;
    if (label.quality < 0.5) return [];
    if (name === 'employerName') return [{ line: label.line, party: 'employer', left: label.left }];
    const isPerson = name === 'employeeName' || name === 'fullName' || name === 'name' || name === 'lastName';
    return isPerson ? [{ line: label.line, party: 'employee', left: label.left }] : [];
  });
  const sections = findPhrases(lines, headings).map(({ meanings, tokens }) => ({
    line: tokens[0]!.line,
    party: meanings[0]!,
    left: tokens[0]!.left,
    right: tokens.at(-1)!.right,
    isFirst: tokens[0]!.segment === 0,
  }));
  const isInHeader = createHeaderTest(labels);
  return (label, slot) => {
    if (slot.kind !== 'tin' || own.test(label.phrase)) return 1;
    const section = sections.findLast(
      ({ line, left, right, isFirst }) =>
        line.number <= label.line.number && (left <= label.right + 1 || (isFirst && label.left < right)),
    );
    if (section) return section.party === 'employer' ? foreign : 1;
    const nearest = nearestName(named, label);
    if (nearest) return nearest === 'employer' ? foreign : 1;
    return isInHeader(label) ? foreign : 1;
  };
}

/** A name further away says nothing about a number. */
const nearLines = 5;

/** On official forms the number stands right before the name it belongs to. */
function nearestName(named: { line: Line; party: Party }[], label: Label): Party | null {
  const parties = new Set(named.map(({ party }) => party));
  if (parties.size < 2) return null;
  const distance = (line: Line) => {
    const apart = line.number - label.line.number;
    return apart >= 0 ? apart : -apart + 2.5;
  };
  const [nearest] = [...named].sort((one, other) => distance(one.line) - distance(other.line));
  return nearest && distance(nearest.line) <= nearLines ? nearest.party : null;
}

/** Above everything else that is said about the person. */
function createHeaderTest(labels: readonly Label[]): (label: Label) => boolean {
  const person = labels.filter(
    ({ meanings, quality }) => quality > 0.5 && meanings[0]!.slot.name !== 'other' && meanings[0]!.slot.kind !== 'tin',
  );
  const first = Math.min(...person.map(({ line }) => line.number));
  return ({ line }) => line.number < first - 1;
}
