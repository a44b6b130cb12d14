import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { looksLikeCompany, parsePerson, parseWords } from '../values/parse-text.ts';
import { addFinding, type Findings } from './finding.ts';

const positionWords =
  /\b(manager|director|head|officer|president|supervisor|hr|human resources?|administrator|owner|proprietor|partner|chief|vp|lead|specialist|generalist|coordinator|assistant|principal|ceo|coo|secretary|treasurer|department|associate)\b/i;
const notNames = /certif|employment|whom|concern|human|resource|sincerely|truly|valid|seal|contact|company/i;

/** Who signed: the last name on a line of its own above a position. */
export function findSignatory(findings: Findings, lines: readonly Line[]): void {
  const lower = lines.slice(Math.floor(lines.length * 0.4));
  for (const [at, line] of lower.entries()) {
    for (const tokens of segmentsOf(line)) {
      const name = readName(tokens);
      if (!name) continue;
      const position = findPosition(lower.slice(at + 1, at + 4), tokens);
      if (!position) continue;
      const reason = 'a name above a position at the end';
      addFinding(findings, 'signatoryName', { ...name, score: 0.82, kind: 'person', label: null, reason });
      addFinding(findings, 'signatoryPosition', { ...position, score: 0.8, kind: 'words', label: null, reason });
      return;
    }
  }
}

function readName(tokens: Token[]) {
  const [name] = parsePerson(tokens);
  if (!name || name.quality < 0.9 || name.tokens.length < tokens.length - 1) return null;
  const text = String(name.value);
  return notNames.test(text) || looksLikeCompany(text) || positionWords.test(text) ? null : name;
}

function findPosition(below: readonly Line[], name: Token[]) {
  const [left, right] = [name[0]!.left, name.at(-1)!.right];
  for (const line of below) {
    const tokens = segmentsOf(line).find((segment) => segment[0]!.left < right && segment.at(-1)!.right > left);
    if (!tokens) continue;
    const [words] = parseWords(tokens);
    if (words && positionWords.test(String(words.value))) return words;
  }
  return null;
}
