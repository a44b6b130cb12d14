import type { ReadableType } from '@smile/contract/archive-analysis';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { type LabelWords, labelWords } from '../lexicon/label-words.ts';
import type { Meaning } from '../lexicon/slots-of-type.ts';
import type { Label } from './label.ts';

/** What a label is worth that only its words speak for. */
const quality = 0.72;
/** A listed label that stands in the middle of another text is worth less. */
const sureListed = 0.7;
/** Longer texts are sentences. */
const mostWords = 6;

/**
 * Labels that no list has, by the words in them: the start of a text, up to its colon, its first number or its end,
 * that says nothing of another label. The kind of the value that must stand beside or below guards against sentences.
 */
export function findUnlistedLabels(type: ReadableType, lines: readonly Line[], known: readonly Label[]): Label[] {
  const inLabel = new Set(known.filter(({ quality: sure }) => sure >= sureListed).flatMap(({ tokens }) => tokens));
  return lines.flatMap((line) =>
    segmentsOf(line).flatMap((segment) => {
      const tokens = takeLabel(segment);
      if (tokens.length === 0 || tokens.length > mostWords || tokens.some((token) => inLabel.has(token))) return [];
      const text = tokens
        .map(({ text: word }) => foldWords(word))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
      const meanings = meaningsOf(labelWords[type], text);
      return meanings.length > 0 ? [toLabel(tokens, segment, meanings)] : [];
    }),
  );
}

/** The words before the colon, or before the first that holds a number. */
function takeLabel(segment: readonly Token[]): Token[] {
  const colon = segment.findIndex(({ text }) => /:$/.test(text));
  if (colon >= 0) return segment.slice(0, colon + 1);
  const value = segment.findIndex(({ text }) => /\d/.test(text) && !/^\(?\d{1,2}\s?%\)?$/.test(text));
  return value < 0 ? [...segment] : segment.slice(0, value);
}

function foldWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[’'`]s\b/g, '')
    .replace(/#/g, ' no ')
    .replace(/[^a-zñ%\d]+/g, ' ')
    .trim();
  return plain.replace(/^(number|num|nos|blg|numero)$/, 'no');
}

/** One meaning for each kind of value: a date under "due" is another field than an amount. */
function meaningsOf(list: readonly LabelWords[], text: string): Meaning[] {
  const found = list.filter(({ pattern }) => pattern.test(text));
  const first = found.filter(({ kind }, index) => found.findIndex((other) => other.kind === kind) === index);
  return first.map(({ name, kind }) => ({ slot: { name, kind, labels: [] }, isWeak: false }));
}

function toLabel(tokens: Token[], segment: readonly Token[], meanings: Meaning[]): Label {
  return {
    meanings,
    phrase: tokens.map(({ text }) => text).join(' '),
    tokens,
    line: tokens[0]!.line,
    left: tokens[0]!.left,
    right: tokens.at(-1)!.right,
    top: Math.min(...tokens.map(({ top }) => top)),
    bottom: Math.max(...tokens.map(({ bottom }) => bottom)),
    quality,
    endsSegment: tokens.length === segment.length,
  };
}
