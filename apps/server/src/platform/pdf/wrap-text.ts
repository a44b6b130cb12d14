/** Width of a character, in the unit of the line width. */
export type CharacterWidth = (character: string) => number;

const ellipsis = '…';

/** Wraps a text at spaces, and inside words wider than a line; truncates beyond the last line with "…". */
export function wrapText(text: string, width: number, widthOf: CharacterWidth, maxLines: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    wrapParagraph(paragraph, width, widthOf, lines, maxLines);
    if (lines.length > maxLines) break;
  }
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1]!;
  return [...lines.slice(0, maxLines - 1), shorten(last, width, widthOf)];
}

function wrapParagraph(
  paragraph: string,
  width: number,
  widthOf: CharacterWidth,
  lines: string[],
  maxLines: number,
): void {
  let line = '';
  let lineWidth = 0;
  let wordStart = 0;
  let widthBeforeWord = 0;
  for (const character of paragraph) {
    const characterWidth = widthOf(character);
    if (character !== ' ' && lineWidth + characterWidth > width && line !== '') {
      const isInsideFirstWord = wordStart === 0;
      const kept = isInsideFirstWord ? line : line.slice(0, wordStart);
      lines.push(kept.trimEnd());
      if (lines.length > maxLines) return;
      line = isInsideFirstWord ? '' : line.slice(wordStart);
      lineWidth = isInsideFirstWord ? 0 : lineWidth - widthBeforeWord;
      wordStart = 0;
      widthBeforeWord = 0;
    }
    line += character;
    lineWidth += characterWidth;
    if (character === ' ') {
      wordStart = line.length;
      widthBeforeWord = lineWidth;
    }
  }
  lines.push(line.trimEnd());
}

function shorten(line: string, width: number, widthOf: CharacterWidth): string {
  const characters = [...line];
  let left = width - widthOf(ellipsis);
  const count = characters.findIndex((character) => {
    left -= widthOf(character);
    return left < 0;
  });
  return `${(count < 0 ? characters : characters.slice(0, count)).join('').trimEnd()}${ellipsis}`;
}
