import { type Line, segmentsOf } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';
import type { Findings } from './finding.ts';

const wording =
  /^(?:remarks?:?\s+)?(?:no (?:derogatory |criminal )?records?(?: on file| found)?|no pending (?:criminal )?cases?(?: on file)?)\.?$/i;
const label = /^remarks?:?$/i;
/** Parts of the remark that remain when the rest was not recognised. */
const cut =
  /^(?:no(?: (?:derogatory|criminal|pending(?: criminal)?|records? on))?|(?:records? )?on file|(?:derogatory|criminal) records?)$/i;
const score = 0.82;
/** Results of a record check; other words beside the label belong to another cell. */
const recordResultWords =
  /\b(?:records?|rec|cases?|derogatory|hit|pending|clear(?:ed)?|none|nothing|wala\S*|negative)\b/i;

/** Finds the result of the record check unless a label already gives it reliably. */
export function findRemark(findings: Findings, lines: readonly Line[]): void {
  if (cut.test(String(findings.get('remark')?.value ?? ''))) findings.delete('remark');
  const known = findings.get('remark');
  if (known && known.score >= score && recordResultWords.test(String(known.value))) return;
  const segment = lines.flatMap(segmentsOf).find((tokens) => wording.test(joinWords(tokens)));
  if (!segment) return;
  const tokens = label.test(segment[0]!.text) ? segment.slice(1) : segment;
  const value = joinWords(tokens).replace(/\.$/, '');
  const reason = 'says what the search of the records gave';
  findings.set('remark', { value, tokens, score, kind: 'words', label: null, reason });
}
