import type { Candidate } from '../../assignment/candidate.ts';
import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { type IdKind, parseId } from '../../values/parse-id.ts';
import { joinWords } from '../../values/parse-text.ts';
import type { Findings } from '../finding.ts';

type NumberName = 'ssNumber' | 'philHealthNumber' | 'pagIbigNumber' | 'taxNumber';

/** Format of each number, and the score it gives. */
const shapes: readonly { name: NumberName; kind: IdKind; score: number }[] = [
  { name: 'ssNumber', kind: 'sss', score: 0.74 },
  { name: 'philHealthNumber', kind: 'philHealth', score: 0.74 },
  { name: 'pagIbigNumber', kind: 'pagIbig', score: 0.62 },
  { name: 'taxNumber', kind: 'tin', score: 0.66 },
];
/** Quality of a number in its institution's grouping. */
const usualQuality = 1;
/** A value with a higher score is kept. */
const minNamedScore = 0.35;
/** Minimum score at which another label claims the number. */
const minOtherScore = 0.2;
/** Lines of the letterhead, whose numbers belong to the issuer. */
const maxHeadLines = 6;
/** Opening of a letter; the person's number stands below it. */
const opening = /\b(?:to whom|certif(?:y|ies)|nagpapatunay)\b/i;
const employerWords = /\b(?:employer|company|vat|reg(?:istered)?|bir|atp|accreditation)\b/i;

/** Finds the only number on the page with an institution's format, when no label was recognised. */
export function findNumbers(
  findings: Findings,
  { lines, candidates }: Surroundings & { candidates: readonly Candidate[] },
  names: readonly NumberName[],
): void {
  const ofOthers = candidates.filter(
    ({ slot, score }) => slot.name === 'other' && slot.labels.length > 0 && score > minOtherScore,
  );
  const start = lines.findIndex(({ tokens }) => opening.test(joinWords(tokens)));
  const head = start < 0 ? maxHeadLines : Math.min(maxHeadLines, start);
  for (const { name, kind, score } of shapes) {
    if ((findings.get(name)?.score ?? 0) > minNamedScore || !names.includes(name)) continue;
    const others = [...findings].flatMap(([field, finding]) => (field === name ? [] : [finding]));
    const taken = new Set([...others, ...ofOthers].flatMap(({ tokens }) => [...tokens]));
    const found = lines.flatMap((line) => {
      const isOther = line.number < head || employerWords.test(joinWords(line.tokens));
      return parseId(kind, line.tokens)
        .filter(({ value, quality }) => quality === usualQuality && String(value).includes('-'))
        .map((parsed) => ({ ...parsed, isOther: isOther || parsed.tokens.some((token) => taken.has(token)) }));
    });
    const own = found.filter(({ isOther }) => !isOther);
    if (own.length !== 1) continue;
    const { value, tokens } = own[0]!;
    findings.set(name, { value, tokens, score, kind, label: null, reason: 'the only number of its shape' });
  }
}
