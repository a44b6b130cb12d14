import { continuation } from '../assignment/continuation.ts';
import type { Surroundings } from '../assignment/parse-slot.ts';
import { segmentsOf, type Token } from '../layout/lines.ts';
import { findAddressExtent, isForeignLine } from '../values/address-extent.ts';
import { joinWords, looksLikeCompany, looksLikePlace, parseAddress, parsePerson } from '../values/parse-text.ts';
import { addFinding, type Findings } from './finding.ts';

const score = 0.76;
/** What an address is worth that does not end where addresses do. */
const openAddress = 0.95;
const reason = 'stands above an address as on letters';

/** Whom a bill is sent to: a name without a label, close above an address. */
export function findAddressee(findings: Findings, { lines, inLabel }: Surroundings): void {
  const upper = lines.slice(0, Math.ceil(lines.length * 0.6));
  const known = findings.get('fullName');
  for (const tokens of known ? [[...known.tokens]] : upper.flatMap(segmentsOf)) {
    if (tokens.some((token) => inLabel.has(token))) continue;
    const name = known ?? readName(tokens);
    if (!name) continue;
    const under = continuation({ tokens, own: new Set(), direction: 'right' }, lines, inLabel, 4);
    const [start = [], ...more] = under;
    if (start.length === 0 || isForeignLine(joinWords(start))) continue;
    const extent = findAddressExtent(start, more);
    const [address] = parseAddress([start, ...more.slice(0, extent.lines)].flat());
    if (!address || address.quality < 0.9 || !looksLikePlace(String(address.value))) continue;
    const common = { score, label: null, reason };
    const sureness = extent.isComplete ? 1 : openAddress;
    if (!known) addFinding(findings, 'fullName', { ...name, ...common, kind: 'person' });
    addFinding(findings, 'address', { ...address, ...common, sureness, kind: 'address' });
    return;
  }
}

function readName(tokens: Token[]) {
  const [name] = parsePerson(tokens);
  const text = String(name?.value ?? '');
  const isWhole = name !== undefined && name.quality >= 0.9 && name.tokens.length === tokens.length;
  return isWhole && !looksLikeCompany(text) && !looksLikePlace(text) ? name : null;
}
