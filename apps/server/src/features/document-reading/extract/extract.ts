import { fieldNames, type ReadableType } from '@smile/contract/archive-analysis';
import { assignValues } from '../assignment/assign.ts';
import type { Candidate } from '../assignment/candidate.ts';
import { findCandidates, namesValue } from '../assignment/candidates.ts';
import { preferPaidPeriod } from '../assignment/columns/counted-period.ts';
import { preferOwnColumn } from '../assignment/columns/period-columns.ts';
import { findLabels, type Label } from '../assignment/labels/label.ts';
import { findStyledLabels } from '../assignment/labels/styled-labels.ts';
import { addUnlistedLabels } from '../assignment/labels/unlisted-labels.ts';
import { mergeTranslations } from '../assignment/merge-translations.ts';
import { nameEmployers } from '../assignment/parties.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import { completeFields } from '../completion/complete-fields.ts';
import { addFinding, type Findings } from '../completion/finding.ts';
import { keepTicked } from '../layout/keep-ticked.ts';
import { readLines } from '../layout/read-lines.ts';
import { labelsOf } from '../lexicon/slots-of-type.ts';
import { isDayFirst } from '../values/parse-date.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Page } from '../word.ts';
import { judgeFinding } from './judge.ts';
import { listDoubtful } from './list-doubtful.ts';
import { hasMinimumEvidence } from './minimum-evidence.ts';
import type { AuxiliaryName, Extraction, ReadField } from './read-field.ts';

const auxiliaryNames: readonly AuxiliaryName[] = [
  'basicAmount',
  'totalDeductions',
  'taxWithheld',
  'taxableAmount',
  'nonTaxableAmount',
  'paidAmount',
];
/** Minimum score of a candidate. */
const minScore = 0.2;
/** Minimum number of amounts with cents that shows that the page prints cents. */
const minWithCents = 1;
/** Minimum quality of a label whose words no other field may use. */
const minLabelQuality = 0.4;

/**
 * Extracts the fields: finds labels, scores the candidates of each, assigns the best combination, then adds values
 * without a label.
 */
export function extract(type: ReadableType, pages: Page[]): Extraction {
  const lines = keepTicked(readLines(pages));
  const listed = nameEmployers(findLabels(lines, labelsOf(type)), lines);
  const texts = lines.flatMap(({ tokens }) => tokens.map(({ text }) => text));
  const look = (labels: readonly Label[]): Surroundings => ({
    lines,
    inLabel: new Set(labels.filter(({ quality }) => quality > minLabelQuality).flatMap(({ tokens }) => tokens)),
    dayFirst: isDayFirst(texts),
    hasCents: texts.filter((text) => /\d\.\d{2}\)?$/.test(text)).length >= minWithCents,
  });
  const known = addUnlistedLabels(type, lines, { listed, namesValue: (label, all) => namesValue(label, look(all)) });
  const labels = mergeTranslations([...known, ...findStyledLabels(lines, known)]);
  const around = look(labels);
  const findings: Findings = new Map();
  const candidates = preferOwnColumn(preferPaidPeriod(findCandidates(labels, around), around), lines);
  for (const candidate of assignValues(candidates, minScore)) addCandidate(findings, candidate);
  completeFields(type, findings, { ...around, candidates });
  const judge = <Name extends AuxiliaryName | keyof Extraction['fields']>(name: Name): [Name, ReadField] => [
    name,
    judgeFinding(findings.get(name)),
  ];
  const fields = Object.fromEntries(fieldNames(type).map(judge));
  const auxiliaryFields = Object.fromEntries(auxiliaryNames.map(judge));
  return {
    fields,
    auxiliaryFields,
    hasEvidence: hasMinimumEvidence(type, { ...auxiliaryFields, ...fields }, { lines, findings }),
    doubtful: listDoubtful(pages, { findings, labels, ...around }),
  };
}

function addCandidate(findings: Findings, candidate: Candidate): void {
  const { slot, label, value, end, tokens, score, extentConfidence = 1, direction } = candidate;
  if (slot.name === 'other') return;
  const shown = joinWords(label.tokens);
  const finding = {
    value,
    tokens,
    score,
    extentConfidence,
    kind: slot.kind,
    label: shown,
    reason: `stands ${direction === 'right' ? 'right of' : direction} "${shown}"`,
  };
  if (slot.name === 'period') {
    addFinding(findings, 'startDate', { ...finding, kind: 'words' });
    if (end) addFinding(findings, 'endDate', { ...finding, value: end, kind: 'words' });
  } else addFinding(findings, slot.name, finding);
}
