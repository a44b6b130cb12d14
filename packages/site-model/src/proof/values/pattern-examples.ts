/**
 * Texts that probably match an RE2 pattern: each alternative once, repetitions at their minimum. A guess to be
 * verified, not an engine.
 */
export function examplesOfPattern(pattern: string): string[] {
  const source = [...pattern];
  let position = 0;
  const found = [readChoice(0), ...Array.from({ length: 3 }, (_, choice) => readAgain(choice + 1))];
  return [...new Set(found)];

  function readAgain(choice: number): string {
    position = 0;
    return readChoice(choice);
  }

  function readChoice(choice: number): string {
    const branches = [readSequence(choice)];
    while (source[position] === '|') {
      position++;
      branches.push(readSequence(choice));
    }
    return branches[choice % branches.length]!;
  }

  function readSequence(choice: number): string {
    let text = '';
    while (position < source.length && source[position] !== '|' && source[position] !== ')') {
      const atom = readAtom(choice);
      text += atom.repeat(readCount(choice));
    }
    return text;
  }

  function readAtom(choice: number): string {
    const character = source[position++]!;
    if (character === '[') return readClass(choice);
    if (character === '\\') return exampleOfEscape(source[position++] ?? '', choice);
    if (character === '.') return 'a';
    if (character === '^' || character === '$') return '';
    if (character !== '(') return character;
    if (source[position] === '?') skipGroupName();
    const inner = readChoice(choice);
    position++;
    return inner;
  }

  /** `?:`, `?P<name>`, `?<name>` or flags. */
  function skipGroupName(): void {
    const rest = source.slice(position).join('');
    position += /^\?(P?<\w*>|[a-zA-Z-]*:?)/.exec(rest)?.[0].length ?? 1;
  }

  function readClass(choice: number): string {
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
      } else members.push(character === '\\' ? exampleOfEscape(source[position++] ?? '', choice) : character);
    }
    position++;
    if (!isNegated) return members[choice % Math.max(1, members.length)] ?? '';
    return ['a', 'A', '5', ' ', '-', '~'].find((character) => !members.includes(character)) ?? 'é';
  }

  /** Repetition count of the preceding element; 1 without a quantifier. */
  function readCount(choice: number): number {
    const rest = source.slice(position).join('');
    const [whole = '', min] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(rest) ?? [];
    position += [...whole].length;
    if (min !== undefined) return Math.min(Number(min), 1000);
    return (whole.startsWith('*') || whole.startsWith('?')) && choice % 2 === 0 ? 0 : 1;
  }
}

function exampleOfEscape(character: string, choice: number): string {
  if (character === 'd') return choice % 2 === 0 ? '5' : '1';
  if (character === 'w') return 'a';
  if (character === 's') return ' ';
  if (character === 'D' || character === 'S') return 'a';
  if (character === 'W') return '-';
  return /[AbBzQE]/.test(character) ? '' : character;
}
