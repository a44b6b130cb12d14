import type { ReadableType } from '@smile/contract/archive-analysis';
import { isConversation, isInformal } from '../classify/is-conversation.ts';
import { isRegister } from '../classify/is-register.ts';
import { type Line, segmentsOf } from '../layout/lines.ts';
import { joinWords } from '../values/parse-text.ts';

const pagIbig = String.raw`\b(?:pag-?\s?ibig|hdmf)\b`;

/** Their labels may go on with "Membership No." on the next line. */
const insurer = String.raw`\b(?:phil\s?health|sss|gsis|pag-?\s?ibig|hdmf)\b`;

/** Phrases that documents of a type never contain, whatever else they state. */
const foreign: Partial<Record<ReadableType, RegExp>> = {
  PAYSLIP: new RegExp(
    [
      String.raw`\binvoice (?:no|number|date)\b|^(?:(?:tax|sales|commercial) )?invoice$|^bill(?:ed)? to\b`,
      String.raw`\b(?:offer|extend|extending) (?:to )?you\b|\baccept this offer\b|\boffer of employment\b`,
      String.raw`\bfree trial\b|\bsign up (?:today|now|for free)\b|\bbuy now\b|\btemplates? (?:excel|word)\b`,
      String.raw`\b(?:free|download\w*)\b.{0,30}\btemplates?\b`,
      String.raw`\brecalculate\b|\bcalculator\b|\badchoices\b|\bleave a (?:reply|comment)\b|\b\d+ comments\b`,
      String.raw`\bapply now\b|\bloan (?:proceeds|application|term)\b|\brepayment\b|^due date\b`,
      String.raw`\b(?:sample|example of a) (?:pay ?slips?|computations?)\b|\bhow to (?:read|compute|make)\b`,
    ].join('|'),
    'im',
  ),
  CLEARANCE_NBI:
    /\bappointment (?:confirmed|date|details|slip|schedule|reference)\b|\bbring (?:two|your|a|one|valid)\b/im,
  EMPLOYMENT_CERTIFICATE:
    /\b(?:officially|currently|duly) enrolled\b|\bis enrolled\b|\b(?:bona ?fide|[a-z]+ year) student\b/i,
  COMPANY_ID: new RegExp(
    [
      String.raw`\b(?:library|borrower['’]?s?|hmo)\b`,
      String.raw`(?<!${insurer}(?:.*\n){1,2})^member(?:ship)?(?: (?:no|number|id)\b|:)`,
      String.raw`\b(?:advantage|rewards?|points|loyalty|debit|credit|prepaid|gift|bonus|discount|atm) card\b`,
      // Numbers of bank and member cards. A Pag-IBIG number has three groups too.
      String.raw`\b(?:\d{4} ){3}\d{4}\b|\b\d{4} \d{4} \d{4}\b(?<!${pagIbig}[\s\S]*)(?![\s\S]*${pagIbig})`,
      '^(?:delegate|participant|speaker|attendee|exhibitor)$',
      String.raw`\b(?:bureau of internal revenue|health insurance corporation|social security system)\b(?![\s\S]*\b(?:employee|position|designation|id no)\b)`,
    ].join('|'),
    'im',
  ),
};

/** True for a page that is not a document of the type: a chat, a payroll list or another kind of document. */
export function contradictsType(type: ReadableType, lines: readonly Line[]): boolean {
  if (isRegister(lines) || isConversation(lines)) return true;
  if (type === 'PAYSLIP' && isInformal(lines)) return true;
  const text = lines.flatMap((line) => segmentsOf(line).map(joinWords)).join('\n');
  return foreign[type]?.test(text) ?? false;
}
