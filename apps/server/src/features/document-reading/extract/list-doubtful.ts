import type { Label } from '../assignment/labels/label.ts';
import { regionsBelow, regionsRight } from '../assignment/places/regions.ts';
import type { Surroundings } from '../assignment/places/surroundings.ts';
import type { Findings } from '../completion/finding.ts';
import { firstSegment, type Token } from '../layout/lines.ts';
import type { SlotName } from '../lexicon/slot.ts';
import type { Page, Word } from '../word.ts';

/** Minimum confidence of a reliable word; numbers are always re-read. */
const sureReading = 80;
/** Maximum confidence of a word that may be the misread value of a label. */
const guessed = 60;
const max = { ofValues: 24, ofLabels: 8 };

interface Read extends Pick<Surroundings, 'lines' | 'inLabel'> {
  findings: Findings;
  labels: readonly Label[];
}

/** Lists the words to re-read: those of values, least confident first, then guesses where a label's value should be. */
export function listDoubtful(pages: readonly Page[], { findings, labels, lines, inLabel }: Read): Word[] {
  const pictures = new Set(pages.filter(({ source }) => source === 'PICTURE').map(({ number }) => number));
  if (pictures.size === 0) return [];
  const ofValues = [...findings.values()].flatMap(({ tokens }) =>
    tokens.filter((token) => isDoubtful(token, pictures)),
  );
  const missing = labels.filter(
    ({ meanings, quality }) => quality > minLabelQuality && meanings.some(({ slot }) => !hasValue(slot.name, findings)),
  );
  const ofLabels = missing
    .flatMap((label) =>
      [...regionsRight(label, lines, inLabel).slice(0, 1), ...regionsBelow(label, lines, inLabel).slice(0, 1)].flatMap(
        ({ tokens }) => firstSegment(tokens).filter(({ word }) => isGuess(word, label)),
      ),
    )
    .filter(({ word }) => pictures.has(word.page));
  const sorted = (tokens: readonly Token[]) =>
    [...new Set(tokens.map(({ word }) => word))].sort((one, other) => one.confidence - other.confidence);
  const values = sorted(ofValues).slice(0, max.ofValues);
  const others = sorted(ofLabels).filter((word) => !values.includes(word));
  return [...values, ...others.slice(0, max.ofLabels)];
}

/** Genders are single letters that OCR often reads as other characters. */
function isGuess({ text, confidence, second }: Word, { meanings }: Label): boolean {
  if (second) return false;
  if (meanings.some(({ slot }) => slot.kind === 'gender')) return confidence < sureReading;
  return confidence < guessed && text.length > 1;
}

/** A stroke read for a letter: Ba_ong, -AGONG. */
const unreadLetter = /\p{L}_\p{L}|^-\p{Lu}{3}/u;

/** Minimum quality of a listed label. */
const minLabelQuality = 0.6;

/** Labels without a field count as having a value. */
function hasValue(name: SlotName, findings: Findings): boolean {
  if (name === 'period') return findings.has('startDate') && findings.has('endDate');
  return name === 'other' || findings.has(name);
}

function isDoubtful({ word, text }: Token, pictures: ReadonlySet<number>): boolean {
  // A word with a second reading is settled, and its box may be approximate.
  if (!pictures.has(word.page) || word.second) return false;
  return /\d.*\d/.test(text) || word.confidence < sureReading || unreadLetter.test(word.text);
}
