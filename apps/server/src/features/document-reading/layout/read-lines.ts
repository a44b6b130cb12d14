import type { Page, Word } from '../word.ts';
import { alignColons } from './align-colons.ts';
import { fillGaps } from './fill-gaps.ts';
import { foldWord } from './fold-text.ts';
import { joinSpelled } from './join-spelled.ts';
import { evenOutSizes, toLetterSize } from './letter-size.ts';
import type { Line, Token } from './lines.ts';
import { moveSideColumnFirst } from './side-column.ts';
import { findDroop } from './straighten.ts';
import { isTypedSpace } from './typed-space.ts';

type Placed = Omit<Token, 'line' | 'index' | 'segment' | 'isGuessed'>;

/** Minimum gap between segments: a multiple of the usual gap, limited to these shares of the line height. */
const wideGap = { usualGaps: 2.3, min: 0.9, max: { TEXT_LAYER: 1.7, PICTURE: 1.5 } };

/** Groups the words of all pages into lines from top to bottom and splits them into segments at wide gaps. */
export function readLines(pages: readonly Page[]): Line[] {
  const lines = pages.flatMap((page) => groupLines(page));
  for (const [number, line] of lines.entries()) line.number = number;
  splitAtEdges(lines);
  return lines;
}

/** Minimum gap before an aligned word, in line heights and in usual gaps of its line. */
const edgeGap = { heights: 0.7, usualGaps: 1.3 };
/** Nearby lines searched for words with the same left edge. */
const edgeLines = 3;
const maxEdgeOffsetHeights = 0.12;

/** Splits narrow table columns: at a smaller gap when the next word is aligned with text on other lines. */
function splitAtEdges(lines: readonly Line[]): void {
  const starts = lines.map(({ tokens }) =>
    tokens.filter(({ index, segment }) => tokens[index - 1]?.segment !== segment).map(({ left }) => left),
  );
  for (const [at, { tokens, height, page }] of lines.entries()) {
    const gaps = tokens.slice(1).map(({ left }, index) => left - tokens[index]!.right);
    const usual = median(gaps.filter((gap) => gap > 0 && gap < height)) ?? height;
    const near = lines.slice(Math.max(0, at - edgeLines), at + edgeLines + 1).filter((line) => line.page === page);
    let more = 0;
    for (const token of tokens) {
      const before = tokens[token.index - 1];
      const gap = before ? token.left - before.right : 0;
      const isWide =
        gap > Math.max(height, token.bottom - token.top) * edgeGap.heights && gap > usual * edgeGap.usualGaps;
      const isWithin = before !== undefined && before.segment - more === token.segment;
      const isEdge = ({ number }: Line) =>
        number !== at && starts[number]!.some((left) => Math.abs(left - token.left) < height * maxEdgeOffsetHeights);
      if (isWithin && isWide && !isTypedSpace(before, token) && near.some(isEdge)) more += 1;
      token.segment += more;
    }
  }
}

function groupLines(page: Page): Line[] {
  const words = dropWatermark(
    page.words
      .flatMap(splitNumbered)
      .flatMap(splitLabelled)
      .filter(({ text }) => text.trim())
      .map((word) => place(word, page)),
  );
  const placed =
    page.source === 'TEXT_LAYER' ? words : alignColons(straighten(dropSpecks(words), page).map(toLetterSize));
  placed.sort((one, other) => levelOf(one) - levelOf(other) || one.left - other.left);
  const groups: Placed[][] = [];
  for (const token of placed) {
    const group = groups.slice(-8).findLast((each) => isSameLine(each, token));
    if (group) group.push(token);
    else groups.push([token]);
  }
  for (const group of groups) group.sort((one, other) => one.left - other.left);
  const even = page.source === 'TEXT_LAYER' ? groups : fillGaps(groups).map(evenOutSizes);
  const usualGap = findUsualGap(even);
  const lines = even.map((group) => toLine(group, page, usualGap)).filter(({ tokens }) => tokens.length > 0);
  return moveSideColumnFirst(lines.sort((one, other) => middleOf(one) - middleOf(other)));
}

/** Share of its part of the box that a number takes; the rest is the gap to the label. */
const numberShare = 0.9;

/** Splits a form's item number from its label: 3TIN. */
function splitNumbered(word: Word): Word[] {
  const [, number, read] =
    /^\W?(\d{1,2})([T7][Il1]?N|Taxpayer|Employee|Employer|Registered|Date|For|Name)$/.exec(word.text) ?? [];
  if (!number || !read) return [word];
  const label = read.endsWith('N') ? 'TIN' : read;
  const { x, width } = word.box;
  const share = number.length / word.text.length;
  const left = { ...word, text: number, box: { ...word.box, width: width * share * numberShare } };
  return [left, { ...word, text: label, box: { ...word.box, x: x + width * share, width: width * (1 - share) } }];
}

/** A label and its value read as one word: Sex:M, TIN471-290-883. */
const labelled = /^(?!https?:|mailto:)(\p{L}{3,}\.?:)([\p{L}\d].*)$/u;
/** "No." and its number: No.0825-06614. */
const numbered = /^(No\.)(\d[\d-]{4,})$/i;
const numberOf = /^(SSS|GSIS|TIN|PHIC|HDMF|PhilHealth|Pag-?IBIG)(\d[\d-]{8,})$/i;

function splitLabelled(word: Word): Word[] {
  const [, label, value] = labelled.exec(word.text) ?? numberOf.exec(word.text) ?? numbered.exec(word.text) ?? [];
  if (!label || !value) return [word];
  const { x, width } = word.box;
  const share = label.length / word.text.length;
  const left = { ...word, text: label, box: { ...word.box, width: width * share } };
  return [left, { ...word, text: value, box: { ...word.box, x: x + width * share, width: width * (1 - share) } }];
}

/** A colon read for the period after a legal form. */
const endsName = /(?<=^(?:Inc|INC|Corp|CORP|Ltd|LTD))[:;]$/;

function place(word: Word, { width, height }: Page): Placed {
  const { x, y } = word.box;
  return {
    word,
    text: word.text.replace(endsName, '.'),
    folded: foldWord(word.text),
    left: x * width,
    right: (x + word.box.width) * width,
    top: y * height,
    bottom: (y + word.box.height) * height,
  };
}

/** Minimum height of watermark letters, in word heights: a diagonal word comes letter by letter. */
const watermarkHeights = 3;

function dropWatermark(words: Placed[]): Placed[] {
  const usual = median(words.map(({ top, bottom }) => bottom - top)) ?? 0;
  return words.filter(
    ({ text, top, bottom }) => !(/^\p{L}{1,2}$/u.test(text) && bottom - top > usual * watermarkHeights),
  );
}

/** Rounded vertical position, so that words of one line compare as equal. */
function levelOf({ top, bottom }: Placed): number {
  return Math.round((top + bottom) * 100);
}

/** Minimum and maximum height of a word, in usual heights. */
const heightOfWords = { min: 0.4, max: 2.2 };

const minDashConfidence = 40;

/** Drops specks and smears that were read as words. */
function dropSpecks(words: Placed[]): Placed[] {
  const usual = median(words.map(({ top, bottom }) => bottom - top)) ?? 0;
  return words.filter(({ word, text, top, bottom, folded }) => {
    const height = (bottom - top) / usual;
    const isDash = /^[-–—]$/.test(text) && word.confidence >= minDashConfidence;
    const isOdd = height < heightOfWords.min || height > heightOfWords.max;
    const isSpeck = folded === '' && !isDash;
    return !(isOdd && (isSpeck || isGuessed(word)));
  });
}

/** Words too large to be plausible; the second reader may recognise them. */
export function listSmears({ words }: Page): Word[] {
  const usual = median(words.map(({ box }) => box.height)) ?? 0;
  return words.filter((word) => isGuessed(word) && word.box.height > usual * heightOfWords.max);
}

/** Words below this confidence of the recogniser are guessed. */
const minWordConfidence = 35;

function isGuessed({ confidence }: Word): boolean {
  return confidence < minWordConfidence;
}

/** Moves the words of a picture so that lines on bent paper are level. */
function straighten(placed: Placed[], { width }: Page): Placed[] {
  const feet = placed
    .filter(({ text }) => /^[\p{L}\d.:-]{3,}$/u.test(text) && !/[gjpqyQ]/.test(text))
    .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: bottom, height: bottom - top }));
  const droop = findDroop(feet, width);
  return placed.map((token) => {
    const down = droop((token.left + token.right) / 2);
    return { ...token, top: token.top - down, bottom: token.bottom - down };
  });
}

/** Minimum shared height of overlapping words on one line. */
const minSharedHeight = 0.8;
/** Below this confidence a word much taller than its line is a smear. */
const hardlyRead = 60;

/** True for one or two uncertain letters, which are more often part of a picture than of a line. */
function isStray({ word, folded }: Placed): boolean {
  return word.confidence >= 0 && word.confidence < hardlyRead && folded.length <= 2;
}

/** Minimum horizontal overlap of words on two lines, and vertical overlap of words on one, in heights of the lower word. */
const minOverlapAcross = 0.5;
const minOverlapDown = 0.5;
/** Maximum ratio of the heights of two words of a line. */
const maxHeightRatio = 3.2;

/** Compares with the nearest word of the line, so that a line may be slightly tilted. */
function isSameLine(group: Placed[], token: Placed): boolean {
  const distance = (other: Placed) => Math.max(other.left - token.right, token.left - other.right);
  const words = group.filter((other) => !isStray(other));
  const nearest = (words.length > 0 ? words : group).reduce((best, other) =>
    distance(other) < distance(best) ? other : best,
  );
  const heights = [nearest.bottom - nearest.top, token.bottom - token.top];
  const shared = Math.min(nearest.bottom, token.bottom) - Math.max(nearest.top, token.top);
  // Overlapping words are usually on two lines, unless they are equally high.
  if (distance(nearest) < -Math.min(...heights) * minOverlapAcross && shared < Math.max(...heights) * minSharedHeight)
    return false;
  if (shared < Math.min(...heights) * minOverlapDown) return false;
  return token.folded === '' || nearest.folded === '' || Math.max(...heights) < Math.min(...heights) * maxHeightRatio;
}

/** Gaps between words of one text, in word heights; `usual` where a page has none. */
const wordGap = { min: 0.05, max: 1.2, usual: 0.35 };

function findUsualGap(groups: Placed[][]): number {
  const gaps = groups.flatMap((group) => {
    return group.slice(1).map((token, index) => {
      const height = Math.max(token.bottom - token.top, 1);
      return (token.left - group[index]!.right) / height;
    });
  });
  const wordGaps = gaps.filter((gap) => gap > wordGap.min && gap < wordGap.max);
  return median(wordGaps) ?? wordGap.usual;
}

function toLine(group: Placed[], { number: page, source }: Page, usualGap: number): Line {
  const height = median(group.map(({ top, bottom }) => bottom - top))!;
  const words = joinSpelled(group, foldWord);
  const solid = words.filter((word) => !isSmear(word, height));
  const line: Line = {
    page,
    number: 0,
    tokens: [],
    top: Math.min(...solid.map(({ top }) => top)),
    bottom: Math.max(...solid.map(({ bottom }) => bottom)),
    height,
  };
  const wide = Math.min(wideGap.max[source], Math.max(wideGap.min, usualGap * wideGap.usualGaps));
  let segment = 0;
  const isSpread = isJustified(words, height);
  let followsRule = false;
  for (const token of words) {
    // A ruling line read as a stroke separates cells.
    if (source === 'PICTURE' && /^[|¦]$/.test(token.text)) {
      followsRule = true;
      continue;
    }
    const before = line.tokens.at(-1);
    // Small print beside a name in large letters must not narrow the limit for gaps within the name.
    const size = before ? Math.max(height, Math.min(heightOf(before), heightOf(token))) : height;
    const isWide = before !== undefined && token.left - before.right > size * wide;
    const isParted = isWide && !isSpread && !isTypedSpace(before, token);
    if (isParted || (followsRule && before)) segment += 1;
    followsRule = false;
    line.tokens.push({ ...token, line, index: line.tokens.length, segment });
  }
  return line;
}

/** True for an uncertain box much taller than its line, which says nothing about the line's position. */
function isSmear(token: Placed, height: number): boolean {
  return heightOf(token) > height * heightOfWords.max && token.word.confidence < hardlyRead;
}

/** Vertical middle of a line's words; smears and signs may be several lines high. */
function middleOf({ tokens }: Line): number {
  const words = tokens.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  return median((words.length > 0 ? words : tokens).map(({ top, bottom }) => top + bottom))!;
}

function heightOf({ top, bottom }: Placed): number {
  return bottom - top;
}

/** Gaps of a justified line: number, width in line heights, and the widest beside the narrowest. */
const justified = { minGaps: 5, maxGapHeights: 3, maxSpread: 1.25 };

/** True for a justified line of a sentence: equal gaps over the full width. */
function isJustified(words: readonly Placed[], height: number): boolean {
  const gaps = words.slice(1).map(({ left }, index) => left - words[index]!.right);
  if (gaps.length < justified.minGaps || words.filter(({ text }) => /^\p{Ll}/u.test(text)).length < words.length / 2)
    return false;
  return (
    Math.max(...gaps) < height * justified.maxGapHeights && Math.max(...gaps) < Math.min(...gaps) * justified.maxSpread
  );
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  return [...values].sort((one, other) => one - other)[values.length >> 1]!;
}
