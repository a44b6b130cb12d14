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
    seen(?: .*)?|delivered|sent|you sent|today|yesterday|missed (?:voice|video) call|unread messages?|reply)$`,
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

/** True for a screenshot of a chat: messages with times and colloquial words. */
export function isConversation(lines: readonly Line[]): boolean {
  const cells = lines.flatMap((line) => segmentsOf(line).map((tokens) => joinWords(tokens)));
  const timed = lines.filter(({ tokens }) => {
    const text = joinWords(tokens);
    return clock.test(text) && (text.match(clocks)?.length ?? 0) <= 1;
  }).length;
  const framed = cells.filter((text) => messenger.test(text)).length;
  const spoken = cells.filter((text) => speech.test(text) || speechStart.test(text)).length;
  if (timed >= minTimedLines && (spoken + framed > 0 || timed * 2 >= lines.length)) return true;
  // Words of a messenger's frame make spoken lines count more.
  return spoken >= minSpokenLines || (framed >= 1 && spoken >= 2) || (framed >= 2 && spoken >= 1);
}
