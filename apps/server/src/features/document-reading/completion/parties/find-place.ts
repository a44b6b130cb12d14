import { oneLine } from '../../../../platform/text.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { segmentsOf, type Token } from '../../layout/lines.ts';
import { isForeignLine } from '../../values/address-extent.ts';
import { parseAddress } from '../../values/parse-address.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

const minAddressQuality = 0.75;
const score = 0.62;
/** Label for part of an address; within one building or village it is the whole address. */
const place = new RegExp(
  oneLine`
    ^(?:(?:unit|tower|bldg|building|stall|space|room|apartment|apt|house|lot|blk|block|purok|sitio|barangay|
    brgy|village|subdivision|phase|zone)\.?(?:\s?(?:no|number|#)\.?)?(?:\s?(?:\/|&|and)\s?(?=[a-zà-ÿ]))?)+:?$`,
  'iu',
);

/** Finds the unit or village that is a bill's only address: Unit: Tower 2 Unit 1412. */
export function findPlace(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('address')) return;
  for (const segment of lines.flatMap(segmentsOf)) {
    const value = readBeside(segment);
    const [address] = isForeignLine(joinWords(value)) ? [] : parseAddress(value);
    if (!address || address.quality < minAddressQuality) continue;
    const reason = 'is the place within a building or a village';
    addFinding(findings, 'address', { ...address, score, kind: 'address', label: null, reason });
    return;
  }
}

/** The text after the colon of such a label, or in the next cell. */
function readBeside(segment: readonly Token[]): Token[] {
  const colon = segment.findIndex(({ text }) => /:$/.test(text));
  const label = colon < 0 ? segment : segment.slice(0, colon + 1);
  if (!place.test(joinWords(label).replace(/\s:$/, ':'))) return [];
  const rest = segment.slice(label.length);
  const { line, segment: own } = segment[0]!;
  const next = rest.length > 0 ? rest : line.tokens.filter((token) => token.segment === own + 1);
  return next.filter(({ text }, at) => at > 0 || !/^[:–-]$/.test(text));
}
