const slips: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  ']': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  G: '6',
  g: '9',
  q: '9',
};

/** Replaces letters that OCR confuses with digits, when most of the word is digits. */
export function foldDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/[A-Za-z|!\]]/g)?.length ?? 0;
  if (digits === 0 || digits < letters || /[A-Za-z]{3}|\d(?:st|nd|rd|th)\b/i.test(text)) return text;
  return text.replace(/[A-Za-z|!\]]/g, (letter) => slips[letter] ?? letter);
}

/** Joins a number printed digit by digit, as below a photograph. */
export function closeDigits(text: string): string {
  return /^\d(?: \d){3,}$/.test(text) ? text.replace(/ /g, '') : text;
}
