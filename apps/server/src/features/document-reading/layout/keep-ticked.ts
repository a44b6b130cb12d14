import { oneLine } from '../../../platform/text.ts';
import { foldWord } from './fold-text.ts';
import { groupBy, type Line, segmentsOf, type Token } from './lines.ts';
import { joinRun } from './run.ts';

/** Check boxes as symbols (including private-use Wingdings) or drawn with brackets. */
const mark = new RegExp(
  oneLine`
    (?<empty>[☐□▢◻❏❑▯⬜○◯\uf06f\uf0a8]|\[[\s_]{0,3}\]|\([\s_]{0,3}\))|(?<ticked>[☑☒✅⊠▣◉🗹\uf0fe\uf0fd]|
    [[({]\s?[xX✓✔✗✘√/]\s?[\])}]|\b_*(?<=_)[xX✓✔√/]_+)|(?<sign>[✓✔✗✘■◼⬛●\uf0fc])|(?<blank>(?<=^|
    [\s:])_{1,8}(?=\s))`,
  'gu',
);
/** Blanks to be filled in. */
const blank = /^_+$/;

interface Mark {
  isTicked: boolean;
  from: number;
  to: number;
}

/** Keeps only ticked options; removes the others and all boxes. */
export function keepTicked(lines: Line[]): Line[] {
  const texts = lines.map(({ tokens }) => joinRun(tokens).text);
  const marks = texts.flatMap((text) => [...text.matchAll(mark)]).filter(({ groups }) => !groups?.blank);
  // A square or dot alone is a bullet of a list.
  const hasBoth = marks.some(({ groups }) => groups?.empty) && marks.some(({ groups }) => !groups?.empty);
  const hasTicked = marks.some(({ groups }) => groups?.ticked);
  for (const [at, line] of lines.entries()) {
    const all = findMarks(texts[at]!, hasBoth || hasTicked);
    const found = hasBoth || hasTicked ? all : all.filter((each) => !hasGaps(line, each));
    const kept = found.length > 0 ? dropEmpty(line, found) : dropOptions(line);
    if (kept) setTokens(line, kept);
  }
  const left = lines.filter(({ tokens }) => tokens.length > 0);
  for (const [number, line] of left.entries()) line.number = number;
  return left;
}

function findMarks(text: string, mayBeSign: boolean): Mark[] {
  // Blanks are check boxes only when one of them is ticked.
  const isOnBlank = /(?:^|[\s:])_+[xX✓✔√/]_+/u.test(text);
  const found = [...text.matchAll(mark)]
    .filter(({ groups }) => (mayBeSign || !groups?.sign) && (isOnBlank || !groups?.blank))
    .map(({ 0: { length }, index, groups }) => ({
      isTicked: groups?.empty === undefined && groups?.blank === undefined,
      from: index,
      to: index + length,
    }));
  const round = found.filter(({ isTicked }) => !isTicked);
  const isList = !mayBeSign && round.length === found.length && round.every(({ from }) => /[□○◯▢◻]/u.test(text[from]!));
  return isList ? [] : found;
}

/** True for an empty box without words in its cell, which is not an option. */
function hasGaps(line: Line, { from, to }: Mark): boolean {
  const { starts } = joinRun(line.tokens);
  const isIn = ({ index }: Token) => starts[index]! >= from && starts[index]! < to;
  const own = line.tokens.find(isIn);
  return own !== undefined && line.tokens.every((token) => token.segment !== own.segment || isIn(token));
}

/** The words of the line without boxes and without unticked options. */
function dropEmpty(line: Line, marks: readonly Mark[]): Token[] {
  const run = joinRun(line.tokens);
  const tokens = line.tokens.flatMap((token, index) => dropMarks(token, run.starts[index]!, marks));
  const isAfter = areAfter(run.text, marks);
  const option = (token: Token): Mark | undefined => {
    const start = run.starts[token.index]!;
    if (isAfter) return marks.find(({ from }) => from > start);
    return marks.findLast(({ from }) => from <= start);
  };
  const groups = groupBy(
    tokens.filter((token) => option(token) !== undefined),
    (token) => option(token)!.from,
  );
  const dropped = new Set<Token>();
  for (const words of groups.values()) {
    const own = isAfter ? afterLabel(words) : inOneCell(words);
    const { isTicked } = option(words[0]!)!;
    for (const token of isTicked ? otherWords(own) : own) dropped.add(token);
  }
  return tokens.filter((token) => !dropped.has(token));
}

/** Removes the box from a word that touches it. */
function dropMarks(token: Token, start: number, marks: readonly Mark[]): Token[] {
  const rest = [...token.text.matchAll(/./gsu)]
    .filter(({ index }) => !marks.some(({ from, to }) => start + index >= from && start + index < to))
    .map(([letter]) => letter)
    .join('');
  if (rest === token.text) return blank.test(rest) && marks.some(({ isTicked }) => isTicked) ? [] : [token];
  return rest === '' ? [] : [{ ...token, text: rest, folded: foldWord(rest) }];
}

/** True when boxes follow their words: no words after the last box, but some before the first. */
function areAfter(text: string, marks: readonly Mark[]): boolean {
  const before = text.slice(0, marks[0]!.from).split(':').at(-1)!;
  return /\p{L}/u.test(before) && !/\p{L}/u.test(text.slice(marks.at(-1)!.to));
}

/** Drops the label before the words of the first option. */
function afterLabel(words: readonly Token[]): readonly Token[] {
  const label = words.findLastIndex(({ text }) => /:$/.test(text));
  if (label >= 0) return words.slice(label + 1);
  return words[0]!.index > 0 ? words : words.filter(({ segment }) => segment === words.at(-1)!.segment).slice(-1);
}

/** The words up to the first wide gap. */
function inOneCell(words: readonly Token[]): readonly Token[] {
  return words.filter(({ segment }) => segment === words[0]!.segment);
}

/** The words "Others (specify)" before a filled-in option: Others (specify): bank loan. */
function otherWords(words: readonly Token[]): readonly Token[] {
  if (words.length < 2 || !/^(?:others?|iba pa)$/i.test(words[0]!.folded)) return [];
  const end = words.findLastIndex(({ text }) => /:$|\)$/.test(text));
  return words.slice(0, Math.max(1, end + 1));
}

/** Options of forms whose boxes are often lost in pictures. */
const options = new RegExp(
  oneLine`
    ^(?:regular|probationary|contractual|permanent|casual|project(?:[- ]based)?|part[- ]time|full[- ]time|
    fixed[- ]term|seasonal|temporary|daily|monthly|weekly|hourly|annual|semi-monthly|resigned|retired|
    retrenched|terminated|redundancy|end of contract|awol|male|female|single|married|widow(?:ed|er)?|separated|
    loan|visa|travel|new employment|employment|bank|housing loan|personal|reference|others?|
    iba pa)\b[\W_]*(?:\(?(?:please )?specify\)?[\W_]*)?$`,
  'i',
);
const others = /^(?:others?|iba pa)\b/i;
/** Misread ticked and empty boxes. */
const likeTicked = /^(?:[[({|]?[@+«»&%#~✓√¥£/\\*=MWVvXx]{1,2}[\])}|]?)$/u;
const likeEmpty = /^(?:[[({|]+[_JIlD\])}|]*|[O0oDU]|LI|CI|C\])$/;

/** For a row of options without boxes: keeps the one with a mark before it, or none. */
function dropOptions(line: Line): Token[] | null {
  const label = line.tokens.findIndex(({ text }) => /:$/.test(text) && !others.test(text));
  const values = line.tokens.slice(label + 1);
  if (label < 0 || values.length === 0) return null;
  const cells = segmentsOf({ ...line, tokens: values }).map((tokens) => {
    const [first] = tokens;
    const isApart = likeTicked.test(first!.text) || likeEmpty.test(first!.text);
    const glued = /^(?:[[({|]?[@+«»&✓√¥]{1,2}[\])}|]?)(?=\p{L}{3})/u.exec(first!.text)?.[0] ?? '';
    const rest = first!.text.slice(glued.length);
    const words = isApart ? tokens.slice(1) : [{ ...first!, text: rest, folded: foldWord(rest) }, ...tokens.slice(1)];
    return { tokens, words, isTicked: glued !== '' || (isApart && likeTicked.test(first!.text)) };
  });
  const text = ({ words }: (typeof cells)[number]) => words.map((word) => word.text).join(' ');
  const start = cells.findIndex((cell) => options.test(text(cell)));
  const chosen = cells.slice(start);
  const isRow = start >= 0 && chosen.length > 1;
  if (!isRow || !chosen.every((cell) => options.test(text(cell)) || cell.isTicked)) return null;
  const ticked = chosen.filter(({ isTicked }) => isTicked);
  const value = ticked.length === 1 ? ticked[0]!.words.map((token) => ({ ...token, isGuessed: true })) : [];
  return [...line.tokens.slice(0, label + 1), ...cells.slice(0, start).flatMap(({ tokens }) => tokens), ...value];
}

function setTokens(line: Line, tokens: readonly Token[]): void {
  line.tokens = tokens.map((token, index) => ({ ...token, line, index }));
}
