import type { Line, Token } from '../../layout/lines.ts';
import { readClearanceNumber } from '../../values/clearance-number.ts';
import type { Findings } from '../finding.ts';

/** Score of a number as printed, and of one with a misread character corrected by its format. */
const score = { printed: 0.8, mended: 0.68 };
const reason = 'is written as the bureau numbers its clearances';

/** Finds a clearance number by its format when its label was not recognised or one of the two readings is malformed. */
export function findClearanceNumber(findings: Findings, lines: readonly Line[]): void {
  const known = findings.get('nbiIdNumber');
  const own = known && readClearanceNumber(String(known.value));
  // Use kind "words", so that the second reading is not compared again: only this one has the format.
  if (known && own?.slips === 0) {
    findings.set('nbiIdNumber', { ...known, value: own.value, kind: 'words' });
    return;
  }
  const [best] = lines
    .flatMap(({ tokens }) => tokens.flatMap(readingsOf))
    .sort((one, other) => one.slips - other.slips);
  const isPart = best !== undefined && known !== undefined && best.value.startsWith(String(known.value));
  if (!best || (known && !own && !isPart && known.score > score.printed)) return;
  const { token, value, slips } = best;
  findings.set('nbiIdNumber', {
    value,
    tokens: [token],
    score: slips === 0 ? score.printed : score.mended,
    kind: 'words',
    label: known?.label ?? null,
    reason,
  });
}

/** Every reading of a word that has the format of a clearance number. */
function readingsOf(token: Token) {
  const next = token.line.tokens[token.index + 1];
  const parted = next && /^-/.test(next.text) ? [`${token.text}${next.text}`] : [];
  const texts = [token.text, ...(token.word.second ? [token.word.second.text] : []), ...parted];
  return texts.flatMap((text) => {
    const found = readClearanceNumber(text);
    return found ? [{ ...found, token }] : [];
  });
}
