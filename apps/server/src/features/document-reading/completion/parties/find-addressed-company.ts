import { continuation } from '../../assignment/places/continuation.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf, type Token } from '../../layout/lines.ts';
import { findAddressExtent, isForeignLine } from '../../values/address-extent.ts';
import { looksLikePlace, parseAddress } from '../../values/parse-address.ts';
import { careOfPattern, isTitle, joinWords, looksLikeCompany, parseCompany } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';
import { dropAttention, isPerson, readName } from './find-addressee.ts';
import { tokensAfterRunner } from './trim-company.ts';
import { withLegalForm } from './with-legal-form.ts';

const score = 0.72;
const reason = 'stands above an address as on letters';
/** Maximum gap between a name and the address below it, in line heights. */
const maxGapAbove = 1.6;
/** An address of the customer stands in this share of the lines of all pages. */
const addressShare = 0.6;
const minAddressQuality = 0.9;
/** Maximum difference of left edges, in line heights. */
const edgeTolerance = 0.6;
/** Words of the sender or its contact data; a CPC or CPCN is a utility's licence. */
const senderWords = /\b(?:tin|vat|tel|fax|hotline|trunk ?line|concessionaire|cpcn?)\b|www\./i;

/** An attention line; it stands below the company that a bill is sent to. */
const asksFor = /\b(?:attn|attention)\b/i;

const partsOfName = ['fullName', 'firstName', 'middleName', 'lastName'] as const;

/**
 * Finds a company above an address as the customer, on letters of a company that name nobody else or only a contact
 * person.
 */
export function findAddressedCompany(findings: Findings, { lines, inLabel }: Surroundings): void {
  const supplier = findings.get('supplier');
  const [sender] = supplier?.tokens ?? [];
  const known = findings.get('fullName');
  if ((known && !careOfPattern.test(known.label ?? '')) || !sender || !looksLikeCompany(String(supplier!.value)))
    return;
  const labels = dropAttention(lines, inLabel);
  const end = Math.ceil(lines.length * addressShare);
  // The supplier's name may also be found in the footer; then search from the top.
  const from = lines.slice(sender.line.number < end ? sender.line.number : 0, end);
  for (const tokens of from.flatMap(segmentsOf)) {
    if (
      tokens.length < 2 ||
      tokens.includes(sender) ||
      tokens.some((token) => inLabel.has(token)) ||
      tokensAfterRunner(tokens) !== tokens
    )
      continue;
    const [name] = parseCompany(withLegalForm(tokens, lines, inLabel));
    const text = String(name?.value ?? '');
    if (!name || !mayBeCustomer(text, String(supplier!.value))) continue;
    const last = name.tokens.filter(({ line }) => line === name.tokens.at(-1)!.line);
    const under = continuation({ tokens: last, own: new Set(), direction: 'right' }, lines, labels, 4);
    const [start = [], ...more] = under.filter((line) => !careOfPattern.test(joinWords(line)));
    const isOfSender = (line: readonly Token[]) => senderWords.test(joinWords(line)) && !asksFor.test(joinWords(line));
    if (start.length === 0 || [start, ...more].some(isOfSender)) continue;
    if (isForeignLine(joinWords(start))) continue;
    const extent = findAddressExtent(start, more);
    const [address] = parseAddress([start, ...more.slice(0, extent.lines)].flat());
    if (!address || address.quality < minAddressQuality || !extent.isComplete) continue;
    // The contact person is not the account holder.
    for (const part of known ? partsOfName : []) findings.delete(part);
    addFinding(findings, 'fullName', { ...name, score, label: null, reason, kind: 'person' });
    addFinding(findings, 'address', { ...address, score, label: null, reason, kind: 'address' });
    return;
  }
}

/** True for a company, not a place or a code, whose first word differs from the supplier's. */
function mayBeCustomer(name: string, supplier: string): boolean {
  const [first, other] = [name, supplier].map((text) => text.toLowerCase().split(/\s/)[0]);
  const isPlace = /\d/.test(name) && name.includes(',') && looksLikePlace(name);
  return looksLikeCompany(name) && !isPlace && !/\d{3}|:$/.test(name) && first !== other;
}

/** Finds a person right above the address or its label. */
export function findPersonAboveAddress(findings: Findings, { lines, inLabel }: Surroundings): void {
  const [first] = findings.get('address')?.tokens ?? [];
  if (findings.has('fullName') || !first) return;
  const edges = new Set([first.line.tokens[0]!, first.line.tokens.find(({ segment }) => segment === first.segment)!]);
  const near = lines.slice(Math.max(0, first.line.number - 2), first.line.number).toReversed();
  for (const line of near) {
    const isNear = first.line.top - line.bottom <= Math.max(line.height, first.line.height) * maxGapAbove;
    const segment = segmentsOf(line).find(([start]) => [...edges].some((edge) => sharesEdge(start!, edge)));
    if (line.page !== first.line.page || !isNear || !segment) continue;
    const name = segment.some((token) => inLabel.has(token)) ? null : readName(segment);
    if (name && (isTitle(segment[0]!.text) || isPerson(name)))
      addFinding(findings, 'fullName', { ...name, score, label: null, reason, kind: 'person' });
    return;
  }
}

function sharesEdge(one: Token, other: Token): boolean {
  return Math.abs(one.left - other.left) < other.line.height * edgeTolerance;
}
