import { countEdits } from '../layout/fold-text.ts';

const names: readonly string[][] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'pebrero', 'peb'],
  ['march', 'mar', 'marso'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'hunyo', 'hun'],
  ['july', 'jul', 'hulyo', 'hul'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'setyembre', 'set'],
  ['october', 'oct', 'oktubre', 'okt'],
  ['november', 'nov', 'nobyembre', 'nob'],
  ['december', 'dec', 'disyembre', 'dis'],
];

/** Shorter names are one edit apart from each other: jun and jul. */
const minSlipCharacters = 5;

/**
 * Month 1–12 of an English or Filipino name, short or long; null for any other word. Corrects characters that OCR
 * confuses, and one more edit in long names.
 */
export function readMonth(text: string): number | null {
  const word = text
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/oo/g, 'o')
    .replace(/[1|]/g, 'l')
    .replace(/5/g, 's')
    .replace(/rn/g, 'm');
  const exact = names.findIndex((forms) => forms.includes(word));
  if (exact >= 0) return exact + 1;
  if (word.length < minSlipCharacters) return shortSlips[word] ?? null;
  const near = names.findIndex((forms) =>
    forms.some((form) => form.length >= minSlipCharacters && countEdits(word, form, 1) !== null),
  );
  return near >= 0 ? near + 1 : null;
}

/** Known misreadings of short names. */
const shortSlips: Record<string, number> = {
  jon: 1,
  jen: 1,
  fab: 2,
  feh: 2,
  apn: 4,
  lun: 6,
  jut: 7,
  jui: 7,
  aua: 8,
  auq: 8,
  oc1: 10,
  ocl: 10,
  nev: 11,
  noy: 11,
  now: 11,
  dee: 12,
};

/** True when a text begins with a month and its year, so that a day stands before it. */
export function startsInMonth(text: string): boolean {
  const word = /^\s?(\p{L}{3,9})\.?,?\s(?:19|20)\d{2}\b/u.exec(text)?.[1];
  return word !== undefined && readMonth(word) !== null;
}

/** True when a text is only a month, or ends at a bracket, so that a day stands before it. */
export function isMonth(text: string): boolean {
  const word = /^\s?(\p{L}{3,9})\.?(?:$|\))/u.exec(text)?.[1];
  return word !== undefined && readMonth(word) !== null;
}

/** True when a text ends in a month, with or without its day, so that a day or a year follows. */
export function endsInMonth(text: string): boolean {
  const word = /(\p{L}{3,9})\.?[\s,]+(?:\d{1,2},?\s)?$/u.exec(text)?.[1];
  return word !== undefined && readMonth(word) !== null;
}
