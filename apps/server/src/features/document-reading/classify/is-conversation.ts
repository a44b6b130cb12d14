import { oneLine } from '../../../platform/text.ts';
import { type Line, segmentsOf } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';

/** A time at the end of a line, possibly with a messenger's read ticks. */
const clock =
  /(?:^|\s)\d{1,2}(?::\d{2}(?:\s?[ap]\.?m\.?)?|\.\d{2}\s?[ap]\.?m\.?)(?:\s?[^\p{L}\d\s]{1,3}|\s?[vw]{1,2})?$/iu;
const clocks = /\d{1,2}:\d{2}(?!\d)/g;
/** Texts of the messenger app around the messages. */
const messenger = new RegExp(
  oneLine`
    ^(?:online|active (?:now|today|\d+\s?\w* ago)|last seen .*|typing\b.*|type a message.*|message\W*|aa|
    seen(?: .*)?|delivered|sent|you sent|today|yesterday|missed (?:voice|video) call|unread messages?|reply|
    posted by .*|like|comment|(?:.*\s)?\d+ ?(?:min(?:ute)?s?|hours?|days?|h|d) ago)$`,
  'i',
);
/** Colloquial words that occur in messages but not in documents. */
const speech = new RegExp(
  oneLine`
    \b(?:po|opo|sige|naman|lang|daw|diba|nyo|nyong|kasi|eto|yung|nung|mo|lol|pls|btw|bes|sis|bro|ingat|hehe\w*|
    haha\w*|pa-?\s?send|noted)\b|\b(?:thanks|thank you|salamat)[\s\p{L}']{0,8}!|\p{L}{2}.*\?$`,
  'u',
);
/** First words of a message. */
const speechStart = /^(?:thanks|salamat|yes|yup|ok(?:ay)?|oo|sige|eto|noted|good (?:day|morning))\b/i;
const minSpokenLines = 4;
const minTimedLines = 3;

/** A cell with the name of an app's box, which payslips also use. */
const messageBox = /^message/i;
const emailSubject = /^subject:/i;
const emailParty = /^(?:from|to|cc|sent):/i;
/** Words of the sentences that payslips print: certifications, notices, contacts. */
const formal =
  /\b(?:acknowledge\w*|received?|certif\w+|hereby|generated|signature|sign|confidential\w*|discrepanc\w+|report|contact|questions?|concerns?|inquir\w+|valid|issued|keep|please|thank you for)\b/i;
const amount = /\d[.,]\d{2}\b/;
/** Minimum number of words in a sentence, and share of them in lower case. */
const sentence = { words: 4, lowerShare: 0.6 };
/** Minimum number of informal lines, on any page and beside signs of an app, and share of all lines. */
const informal = { lines: 3, besideSigns: 2, share: 0.3 };

/** True for a screenshot of a chat: messages with times and colloquial words. */
export function isConversation(lines: readonly Line[]): boolean {
  const cells = cellsOf(lines);
  const timed = lines.filter(isTimed).length;
  const framed = cells.filter((text) => messenger.test(text)).length;
  const spoken = cells.filter(isSpoken).length;
  if (timed >= minTimedLines && (spoken + framed > 0 || timed * 2 >= lines.length)) return true;
  // Words of a messenger's frame make spoken lines count more.
  return spoken >= minSpokenLines || (framed >= 1 && spoken >= 2) || (framed >= 2 && spoken >= 1);
}

/** True for an email, a post or messages in any language about pay: sentences between the amounts. */
export function isInformal(lines: readonly Line[]): boolean {
  const cells = cellsOf(lines);
  if (cells.some((text) => emailSubject.test(text)) && cells.some((text) => emailParty.test(text))) return true;
  const said = countInformal(lines);
  const framed = cells.filter((text) => messenger.test(text) && !messageBox.test(text)).length;
  const hasSigns = framed > 0 || lines.filter(isTimed).length > 1;
  if (hasSigns && said >= informal.besideSigns) return true;
  return said >= informal.lines && said >= lines.length * informal.share;
}

/** Adjacent sentences are one paragraph: one formal word makes it a notice. */
function countInformal(lines: readonly Line[]): number {
  let count = 0;
  let paragraph: string[] = [];
  for (const line of [...lines, null]) {
    const text = line ? joinWords(line.tokens) : '';
    if (line && isSaid(line)) {
      paragraph.push(text);
      continue;
    }
    if (!formal.test(paragraph.join(' '))) count += paragraph.length;
    paragraph = [];
  }
  return count;
}

function isSaid(line: Line): boolean {
  if (amount.test(joinWords(line.tokens))) return false;
  return cellsOf([line]).some((text) => isSpoken(text) || isSentence(text));
}

function isSentence(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= sentence.words && lower >= words.length * sentence.lowerShare && !text.includes(':');
}

function isSpoken(text: string): boolean {
  return speech.test(text) || speechStart.test(text);
}

function isTimed({ tokens }: Line): boolean {
  const text = joinWords(tokens);
  return clock.test(text) && (text.match(clocks)?.length ?? 0) <= 1;
}

function cellsOf(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => segmentsOf(line).map((tokens) => joinWords(tokens)));
}
