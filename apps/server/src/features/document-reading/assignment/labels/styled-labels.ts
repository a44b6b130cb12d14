import { groupBy, type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { slot } from '../../lexicon/slot.ts';
import { looksLikeCompany } from '../../values/parse-text.ts';
import { wholeName } from '../../values/split-name.ts';
import { type Label, labelOf } from './label.ts';

/** Quality of a label recognised only by its style; it keeps its value from other labels. */
const quality = 0.72;
const minSureQuality = 0.7;
/** Minimum evidence for a label style: words of known labels, and their share of all words in that style. */
const minWords = 4;
const minNamedShare = 0.5;
/** Maximum share of the page's numbers that a label style may contain. */
const maxNumberShare = 0.1;
const maxLabelWords = 6;
/** Minimum number of known labels beside it that make a row of labels. */
const minInRow = 2;
/** Maximum distance of the text below a label, in line heights. */
const closeUnder = 1.2;
const meanings = [{ slot: slot('other', 'words', ''), isWeak: false }];

/** Finds unknown labels: texts in the font and size of the page's labels, which no value has. */
export function findStyledLabels(lines: readonly Line[], labels: readonly Label[]): Label[] {
  const inLabel = new Set(labels.flatMap(({ tokens }) => tokens));
  const sure = new Set(labels.filter(({ quality: own }) => own >= minSureQuality).flatMap(({ tokens }) => tokens));
  const styles = stylesOfLabels(lines, sure);
  if (styles.size === 0) return [];
  const isValue = (token: Token) => token.folded !== '' && !styles.has(token.word.style ?? '') && !inLabel.has(token);
  return lines.flatMap((line) =>
    segmentsOf(line).flatMap((segment) => {
      const end = segment.findIndex(({ word }) => !styles.has(word.style ?? ''));
      const tokens = end < 0 ? segment : segment.slice(0, end);
      const isLabel = tokens.length > 0 && tokens.length <= maxLabelWords && /\p{L}{2}/u.test(textOf(tokens));
      if (!isLabel || /\d{2}/.test(textOf(tokens)) || tokens.some((token) => inLabel.has(token))) return [];
      // A bold company or person name is not a label.
      if (looksLikeCompany(textOf(tokens)) || wholeName.test(textOf(tokens))) return [];
      const label = { ...labelOf(tokens, segment, meanings), quality };
      return hasValue(label, lines, isValue, inLabel) ? [label] : [];
    }),
  );
}

/** True when a value in another style follows, or stands close below in a row of labels. */
function hasValue(
  label: Label,
  lines: readonly Line[],
  isValue: (token: Token) => boolean,
  inLabel: ReadonlySet<Token>,
): boolean {
  const { tokens, line, left, right, bottom } = label;
  const next = line.tokens.slice(tokens.at(-1)!.index + 1).find(({ folded }) => folded !== '');
  if (next && !inLabel.has(next)) return isValue(next);
  const others = segmentsOf(line).filter(([first]) => first !== tokens[0]);
  if (others.length < minInRow || !others.every(([first]) => inLabel.has(first!))) return false;
  const isUnder = (token: Token) => token.left < right && token.right > left;
  const under = lines.slice(line.number + 1).find(({ page, tokens: all }) => page === line.page && all.some(isUnder));
  const first = under?.tokens.find(isUnder);
  return first !== undefined && isValue(first) && first.top - bottom < line.height * closeUnder;
}

function stylesOfLabels(lines: readonly Line[], inLabel: ReadonlySet<Token>): Set<string> {
  const words = lines.flatMap(({ tokens }) => tokens).filter(({ word, folded }) => word.style && folded !== '');
  const byStyle = groupBy(words, ({ word }) => word.style!);
  const numbers = words.filter(isNumber).length;
  const telling = [...byStyle].filter(([, tokens]) => {
    const named = tokens.filter((token) => inLabel.has(token)).length;
    const isTelling = named >= minWords && named >= tokens.length * minNamedShare;
    return isTelling && tokens.filter(isNumber).length <= numbers * maxNumberShare;
  });
  return new Set(telling.map(([style]) => style));
}

function isNumber({ text }: Token): boolean {
  return /\d{2}/.test(text);
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
