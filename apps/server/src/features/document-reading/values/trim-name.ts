import { foldWord } from '../layout/fold-text.ts';
import type { Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';

const degrees =
  /^(?:RN|MD|MAN|MSN|LPT|CPA|PhD|Ph\.D|EdD|Ed\.D|RPh|RMT|RRT|PTRP|OTRP|RND|RM|RPm|RPsy|RSW|DMD|DDM|JD|LLB|LLM|CE|RCE|ECE|REE|RME|MBA|MPA|MPM|MAEd|MAED|MSc|CHRP|CHRA|DPA|DBA|FPCP|FPSP|RL|RGC)[.,]?$/;

/** An unlisted degree, accepted after a known one. */
const capitals = /^\p{Lu}{2,6}[.,]?$/u;

/** Remarks in brackets after a name. */
const said = /^\((?:ret(?:ired|d)?|deceased|dec'?d|sc|senior|pwd|owner|tenant|lessee|lessor|spouse)\.?\)[.,]?$/i;

/** Drops degrees after a comma and remarks in brackets from a name. */
export function dropDegrees(words: readonly Token[]): Token[] {
  const followsComma = (at: number) => /,$/.test(words[at - 1]?.text ?? '');
  const isKnown = (at: number) => degrees.test(words[at]?.text ?? '') && followsComma(at);
  const isDegree = (at: number) =>
    said.test(words[at]!.text) ||
    isKnown(at) ||
    (capitals.test(words[at]!.text) && followsComma(at) && isKnown(at - 1));
  let end = words.length;
  while (end > 1 && isDegree(end - 1)) end -= 1;
  return words.slice(0, end);
}

const small = /^(?:jr|sr|ma|de|la|del|dela|ng|sta|sto|dra?|von|van)$/i;
const minCapitals = 2;

/** True when a short mixed-case word stands among capitals, which is a misread mark: REYES Vy ANA. */
export function holdsMisread(words: readonly Token[]): boolean {
  const bare = words.map(({ text }) => text.replace(/[^\p{L}]/gu, ''));
  const capitals = bare.filter((text) => /^\p{Lu}{4,}$/u.test(text)).length;
  return capitals >= minCapitals && bare.some((text) => /^\p{Lu}\p{Ll}{1,2}$/u.test(text) && !small.test(text));
}

const initial = /^\p{Lu}\.$/u;
const suffix = /^(?:jr|sr|[ivx]+)[.,]*$/i;

/** Number of leading words that form the name; later words may name the workplace or something else. */
export function lengthOfName(words: readonly Token[]): number {
  return Math.min(beforeComma(words), beforeOpenBracket(words));
}

/** Length up to a comma, when a given name and an initial precede it; a suffix may follow. */
function beforeComma(words: readonly Token[]): number {
  const at = words.findIndex(({ text }) => /\p{L},$/u.test(text));
  const isWhole = at > 1 && words.slice(1, at).some(({ text }) => initial.test(text));
  const next = words[at + 1];
  if (!isWhole || !next || initial.test(words[0]!.text)) return words.length;
  return suffix.test(next.text) ? at + 2 : at + 1;
}

/** Length up to a bracket that is never closed. */
function beforeOpenBracket(words: readonly Token[]): number {
  const at = words.findIndex(({ text }) => text.startsWith('('));
  return at < 1 || words.slice(at).some(({ text }) => text.includes(')')) ? words.length : at;
}

/** An initial joined to the given name before it: PAULR. Dimaculangan. */
const closeInitial = /(?<!\p{L})(\p{Lu}\p{L}{2,})(\p{Lu}\.)(?=\s\p{L}|$)/gu;

/** Restores the space lost before an initial. */
export function partInitials(name: string): string {
  return name.replace(closeInitial, (whole, given: string, letter: string) => {
    const isName = (text: string) => givenNames.has(foldWord(text));
    return isName(given) && !isName(whole) ? `${given} ${letter}` : whole;
  });
}
