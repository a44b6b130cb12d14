/** One text per round; alternatives, class members and optional parts take turns by the round's number. */
const rounds = 4;
/** RE2 allows no more repetitions. */
const maxRepetitions = 1000;

/** Texts that probably match an RE2 pattern, with repetitions at their minimum. A guess to be verified, not an engine. */
export function examplesOfPattern(pattern: string): string[] {
  const source = [...pattern];
  let position = 0;
  const found = Array.from({ length: rounds }, (_, round) => readPattern(round));
  return [...new Set(found)];

  function readPattern(round: number): string {
    position = 0;
    return readChoice(round);
  }

  function readChoice(round: number): string {
    const branches = [readSequence(round)];
    while (source[position] === '|') {
      position++;
      branches.push(readSequence(round));
    }
    return branches[round % branches.length]!;
  }

  function readSequence(round: number): string {
    let text = '';
    while (position < source.length && source[position] !== '|' && source[position] !== ')') {
      const atom = readAtom(round);
      text += atom.repeat(readCount(round));
    }
    return text;
  }

  function readAtom(round: number): string {
    const character = source[position++]!;
    if (character === '[') return readClass(round);
    if (character === '\\') return exampleOfEscape(source[position++] ?? '', round);
    if (character === '.') return 'a';
    if (character === '^' || character === '$') return '';
    if (character !== '(') return character;
    if (source[position] === '?') skipGroupName();
    const inner = readChoice(round);
    position++;
    return inner;
  }

  /** `?:`, `?P<name>`, `?<name>` or flags. */
  function skipGroupName(): void {
    const rest = source.slice(position).join('');
    position += /^\?(P?<\w*>|[a-zA-Z-]*:?)/.exec(rest)?.[0].length ?? 1;
  }

  function readClass(round: number): string {
    const isNegated = source[position] === '^';
    if (isNegated) position++;
    const members: string[] = [];
    const start = position;
    while (position < source.length && (source[position] !== ']' || position === start)) {
      const character = source[position++]!;
      if (character === '[' && source[position] === ':') {
        const name = /^:(\w+):\]/.exec(source.slice(position).join(''))?.[1] ?? '';
        position += name.length + 3;
        members.push(/digit/.test(name) ? '5' : /upper/.test(name) ? 'A' : 'a');
      } else members.push(character === '\\' ? exampleOfEscape(source[position++] ?? '', round) : character);
    }
    position++;
    if (!isNegated) return members[round % Math.max(1, members.length)] ?? '';
    return ['a', 'A', '5', ' ', '-', '~'].find((character) => !members.includes(character)) ?? 'é';
  }

  /** Repetition count of the preceding element; 1 without a quantifier. */
  function readCount(round: number): number {
    const rest = source.slice(position).join('');
    const [whole = '', min] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(rest) ?? [];
    position += [...whole].length;
    if (min !== undefined) return Math.min(Number(min), maxRepetitions);
    return (whole.startsWith('*') || whole.startsWith('?')) && round % 2 === 0 ? 0 : 1;
  }
}

function exampleOfEscape(character: string, round: number): string {
  if (character === 'd') return round % 2 === 0 ? '5' : '1';
  if (character === 'w') return 'a';
  if (character === 's') return ' ';
  if (character === 'D' || character === 'S') return 'a';
  if (character === 'W') return '-';
  return /[AbBzQE]/.test(character) ? '' : character;
}
