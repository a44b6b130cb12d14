import type { Surroundings } from '../../assignment/places/surroundings.ts';
import { beginsAt } from '../../layout/alignment.ts';
import { type Line, segmentsOf, type Token } from '../../layout/lines.ts';
import { parseEmail, parsePhone } from '../../values/parse-id.ts';
import { joinWords } from '../../values/parse-text.ts';
import { addFinding, type Findings } from '../finding.ts';

const score = 0.76;
const reason = 'stands in the block of whom the bill is for';
/** Maximum number of lines in the holder's address block. */
const maxLines = 8;
/** Maximum gap between lines of a block, in line heights. */
const farBelow = 1.6;
/** Mobile numbers and area codes in brackets need no label; other digits may be an account number. */
const plainPhone = /^(?:09|\+?639|\+63|\()/;
const namesPhone =
  /(?<![a-zà-ÿ])(?:tel[a-zà-ÿ]*|phones?|mobile|cell?[a-zà-ÿ]*|cp|landline|contact|call|text|numero)(?![a-zà-ÿ])/iu;
const customerServiceWords = /hotline|trunk ?line|customer (?:care|service)|call us|www\.|helpdesk|fax/i;

/** Finds the holder's phone number and email address in the block below the name. */
export function findContacts(findings: Findings, { lines, inLabel }: Surroundings): void {
  const [first] = findings.get('fullName')?.tokens ?? [];
  if (!first) return;
  for (const segment of blockUnder(first, lines, inLabel)) {
    const [email] = parseEmail(segment);
    const [phone] = parsePhone(email ? [...segment, ...besides(segment, inLabel)] : segment);
    if (customerServiceWords.test(joinWords(segment))) return;
    if (email) addFinding(findings, 'emailAddress', { ...email, score, kind: 'email', label: null, reason });
    if (phone && isPhone(String(phone.value), joinWords(segment)))
      addFinding(findings, 'phoneNumber', { ...phone, score, kind: 'phone', label: null, reason });
  }
}

function isPhone(value: string, text: string): boolean {
  return plainPhone.test(value) || namesPhone.test(text);
}

/**
 * Maximum gap between an email address and a phone number, in line heights; a dot between them is not always
 * recognised.
 */
const beside = 2.5;

function besides(segment: readonly Token[], inLabel: ReadonlySet<Token>): Token[] {
  const { line, right, segment: own } = segment.at(-1)!;
  const next = line.tokens.filter((token) => token.segment === own + 1);
  const isNear = next.length > 0 && next[0]!.left - right < line.height * beside;
  return isNear && !next.some((token) => inLabel.has(token)) ? next : [];
}

/** The lines below a word at the left edge of its cell, while the gaps are small. */
function blockUnder(first: Token, lines: readonly Line[], inLabel: ReadonlySet<Token>): Token[][] {
  const [start] = segmentOf(first);
  const block: Token[][] = [];
  let { bottom } = first.line;
  for (const line of lines.slice(first.line.number + 1)) {
    if (line.page !== first.line.page || block.length === maxLines) return block;
    if (line.top - bottom > Math.max(line.height, first.line.height) * farBelow) return block;
    const under = segmentsOf(line).find(([token]) => beginsAt(start!.left, token!, line.height));
    if (!under) continue;
    const before = line.tokens[under[0]!.index - 1];
    if (before && inLabel.has(before)) return block;
    block.push(under);
    ({ bottom } = line);
  }
  return block;
}

function segmentOf({ line, segment }: Token): Token[] {
  return line.tokens.filter((token) => token.segment === segment);
}
