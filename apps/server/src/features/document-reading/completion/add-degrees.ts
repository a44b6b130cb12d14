import { restOfSegment } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Findings } from './finding.ts';

/** Capitals that somebody has earned, and those with small letters among them; no part of a name like Jr. */
const degree = /^(?!(?:JR|SR|I{2,3}|IV)[.,]?$)(?:\p{Lu}[\p{Lu}.]{1,6}|(?:Ph|Ed)\.?D\.?|RPh|RPm|RPsy|MAEd|MSc),?$/u;

/** Who signs is called as the paper prints it, with the degrees behind a comma: Marivic L. Cruz, RN, MAN. */
export function addDegrees(findings: Findings): void {
  const name = findings.get('signatoryName');
  const last = name?.tokens.at(-1);
  if (!name || !last || name.label !== null || !/,$/.test(last.text)) return;
  const rest = restOfSegment(last);
  const end = rest.findIndex(({ text }) => !degree.test(text));
  const degrees = end < 0 ? rest : rest.slice(0, end);
  if (degrees.length === 0) return;
  const value = `${String(name.value).replace(/,$/, '')}, ${joinWords(degrees).replace(/,$/, '')}`;
  findings.set('signatoryName', { ...name, value, tokens: [...name.tokens, ...degrees] });
}
