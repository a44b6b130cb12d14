/** Days of papers that the employer or the letter has, and of the form it is written on. */
const ofPaper =
  /\b(?:valid|validity|expir\w+|permit|reg(?:istration|\.)?(?: no)?|accredit\w+|licen[sc]e|form\s\S*\d)\b[^;]{0,40}$/iu;

/** Whether the words before a day say that it is the day of a paper or a form, not of the letter. */
export function isOfPaper(before: string): boolean {
  return ofPaper.test(before);
}
