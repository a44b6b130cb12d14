import type { Surroundings } from '../../assignment/places/surroundings.ts';
import type { Line, Token } from '../../layout/lines.ts';
import { parsePerson } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.74;
const nameWord = /^(?:\p{Lu}[\p{L}.'’-]*,?|d[aei]|del|dela|los|las|la|y)$/u;
const suffix = /^(?:jr|sr|ii|iii|iv)\b/i;
/** Verbs for confirming the receipt of a salary. */
const receives = /^(?:received?|acknowledges?|acknowledged|receipt|confirm|tumanggap|natanggap|tinanggap|tumatanggap)$/;
const maxNameWords = 7;
const maxWordsBetween = 8;

/** Finds the person who confirms a payment: *I, Juan D. Cruz, received my pay*, *Ako si Juan D. Cruz ay tumanggap*. */
export function findReceiver(findings: Findings, { lines }: Surroundings): void {
  if (findings.has('employeeName')) return;
  for (const { tokens } of lines)
    for (const token of tokens) {
      const words = nameAfter(token);
      const [name] = words.length > 1 ? parsePerson(words) : [];
      if (!name || !isReceived(words.at(-1)!, lines)) continue;
      const reason = 'says to have been paid';
      addFinding(findings, 'employeeName', { ...name, score, kind: 'person', label: token.text, reason });
      return;
    }
}

function nameAfter({ text, line, index, segment }: Token): Token[] {
  const rest = line.tokens.slice(index + 1).filter((token) => token.segment === segment);
  if (!/^(?:I|Ako),?$/.test(text)) return [];
  const start = /^(?:si|ay)$/i.test(rest[0]?.text ?? '')
    ? rest.findIndex((token) => !/^(?:si|ay)$/i.test(token.text))
    : 0;
  const words: Token[] = [];
  for (const token of rest.slice(start, start + maxNameWords)) {
    if (!nameWord.test(token.text)) break;
    words.push(token);
    const next = rest[rest.indexOf(token) + 1];
    if (words.length > 1 && token.text.endsWith(',') && !suffix.test(next?.text ?? '')) break;
  }
  return words;
}

function isReceived({ line, index }: Token, lines: readonly Line[]): boolean {
  const rest = [...line.tokens.slice(index + 1), ...(lines[line.number + 1]?.tokens ?? [])];
  return rest.slice(0, maxWordsBetween).some(({ folded }) => receives.test(folded));
}
