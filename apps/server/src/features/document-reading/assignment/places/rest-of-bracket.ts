import { restOfSegment, type Token } from '../../layout/lines.ts';

/** Maximum number of unknown words before the closing bracket. */
const maxWords = 4;

/** The rest of a label up to its closing bracket: Name (Last, First, Middle Name). */
export function restOfBracket(tokens: readonly Token[]): Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  if (text.lastIndexOf('(') <= text.lastIndexOf(')')) return [];
  const rest = restOfSegment(tokens.at(-1)!);
  const end = rest.findIndex((token) => token.text.includes(')'));
  return end >= 0 && end < maxWords ? rest.slice(0, end + 1) : [];
}

/** True for words that close a bracket opened on the line above: (3% of the / current bill): 1,558.95. */
export function endsBracket([first, ...more]: readonly Token[]): boolean {
  const last = more.at(-1) ?? first!;
  const cell = last.line.tokens.filter(({ segment, index }) => segment === last.segment && index <= last.index);
  return last.text.includes(')') && last.line === first!.line && !cell.some(({ text }) => text.includes('('));
}
