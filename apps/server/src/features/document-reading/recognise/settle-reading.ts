import type { Reading } from '../word.ts';

/** Shapes that only a number read rightly has: ID numbers, money, dates. */
const strictShapes = [
  /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/,
  /^\d{2}-\d{7}-\d$/,
  /^\d{2}-\d{9}-\d$/,
  /^\d{4}-\d{4}-\d{4}$/,
  /^[₱P]?-?\d{1,3}(,\d{3})*\.\d{2}$/,
  /^\(?\d{1,3}(,\d{3})+\.\d{2}\)?$/,
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(\d{2}|\d{4})$/,
  /^(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])\/(\d{2}|\d{4})$/,
];

/** The second reader is believed when it is so much surer. */
const surer = 4;
/** What is left of the confidence of two readings that differ. */
const doubt = 0.55;

/**
 * What to make of two readings of one word. Where they differ the one that has the shape of a number wins, else the
 * first unless the second is surer; and confidence falls, for difference is the best sign of a wrong value.
 */
export function settleReading(first: Reading, second: Reading): Reading {
  if (normalise(first.text) === normalise(second.text))
    return { text: first.text, confidence: Math.max(first.confidence, second.confidence) };
  const [firstFits, secondFits] = [hasShape(first.text), hasShape(second.text)];
  if (firstFits !== secondFits) {
    const { text, confidence } = firstFits ? first : second;
    return { text, confidence: Math.round(Math.min(confidence, 85) * 0.9) };
  }
  const chosen = firstFits && second.confidence - first.confidence > surer ? second : first;
  return { text: chosen.text, confidence: Math.round(Math.min(first.confidence, second.confidence) * doubt) };
}

function hasShape(text: string): boolean {
  const bare = text.replace(/^[:;]+|[:;.,]+$/g, '');
  return strictShapes.some((shape) => shape.test(bare));
}

function normalise(text: string): string {
  return text.replace(/[\s:;]+/g, '').replace(/[.,]+$/, '');
}
