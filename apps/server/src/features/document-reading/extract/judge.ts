import type { Finding } from '../completion/finding.ts';
import { rereadValue } from '../completion/reread-value.ts';
import { boxAround } from '../word.ts';
import type { ReadField } from './read-field.ts';

/** Minimum confidence of a field, otherwise null. Chosen on the tuning half of the benchmark. */
const minConfidence = 42;
/**
 * Below this reading confidence a value needs `minWeakConfidence`: such values, above all addresses, are wrong more
 * often than right.
 */
const wellRead = 0.85;
const minWeakConfidence = { address: 60, other: 50 };

const notFoundReason = 'nothing like it was found';

/** Turns a finding into a field; its confidence combines score and reading. Null below the threshold. */
export function judgeFinding(finding: Finding | undefined): ReadField {
  if (!finding) return emptyField(notFoundReason);
  const { value, agreement } = rereadValue(finding);
  const reading = rateReading(finding);
  const read = Math.min(1, rateScore(finding.score) * reading * agreement);
  const whole = followsGuess(finding) ? partly : 1;
  const confidence = Math.round(Math.min(99, 100 * read) * (finding.extentConfidence ?? 1) * whole);
  if (confidence < minConfidenceOf(finding, reading))
    return emptyField(`not sure enough (${confidence} of 100): ${finding.reason}`);
  return {
    value,
    confidence,
    page: finding.tokens[0]?.line.page ?? null,
    box: finding.tokens.length > 0 ? boxAround(finding.tokens.map(({ word }) => word.box)) : null,
    label: finding.label,
    reason: finding.reason,
  };
}

/** Confidence factor for a number after a badly recognised word of its cell, which may be its beginning. */
const partly = 0.4;
const guessConfidence = 35;

function followsGuess({ kind, label, tokens: [first] }: Finding): boolean {
  const before = first?.line.tokens[first.index - 1];
  if (kind !== 'code' || label === null || before?.segment !== first?.segment) return false;
  return before!.word.confidence >= 0 && before!.word.confidence < guessConfidence && /\p{L}{2}/u.test(before!.text);
}

function minConfidenceOf({ kind }: Finding, reading: number): number {
  if (reading >= wellRead) return minConfidence;
  return kind === 'address' ? minWeakConfidence.address : minWeakConfidence.other;
}

function emptyField(reason: string): ReadField {
  return { value: null, confidence: 0, page: null, box: null, label: null, reason };
}

/** Scales scores: correct values mostly score above 0.6. */
const scoreGain = 1.2;

function rateScore(score: number): number {
  return Math.min(1, score * scoreGain);
}

/** Confidence factor for a character corrected from a misread box mark. */
const guessed = 0.85;

/** Factor for unread words, and the OCR confidence (0–100) from which words lower nothing. */
const minReadingFactor = 0.5;
const fullConfidence = 95;

/** OCR confidence of the words; the worst word counts most. */
function rateReading({ tokens }: Finding): number {
  if (tokens.length === 0) return 1;
  const confidences = tokens.map(({ word }) => word.confidence);
  const mean = confidences.reduce((sum, each) => sum + each, 0) / confidences.length;
  const worst = Math.min(...confidences);
  const told = tokens.some(({ isGuessed }) => isGuessed) ? guessed : 1;
  return told * Math.min(1, minReadingFactor + (0.5 * mean + 0.5 * worst) / (2 * fullConfidence));
}
