import { oneLine } from '../../../platform/text.ts';
import type { Token } from '../layout/lines.ts';
import { joinRun } from '../layout/run.ts';
import { givenNames } from '../lexicon/given-names.ts';
import type { Parsed } from './parsed.ts';
import { dropDegrees, holdsMisread, lengthOfName, partInitials } from './trim-name.ts';

/** Words that no name contains; text with one is a sentence, label or heading. */
const nonNameWords = new Set(
  (
    'differential allowance overtime incentive subsidy holiday premium part the is of and for to this that ' +
    'with by or in on at from not date name number no amount total pay payslip period page employee employer ' +
    'tin sss address status id account bill statement signature position department designation company code ' +
    'type rate days hours tax net gross blk block lot brgy bgy barangay unit phase purok assistant officer ' +
    'manager supervisor engineer clerk specialist analyst associate technician developer accountant ' +
    'coordinator representative secretary cashier director administrator encoder programmer operator staff ' +
    'invoice monthly notice receipt official city street clearance names certification certificate republic ' +
    'identification card same above other others alias aliases husband husbands spouse surname basic sal ' +
    'salary place issue meter reading readings charge charges particulars generation transmission ' +
    'distribution revenues consumption computation summary details information usage previous balance ' +
    'payment payments history description announcement firstname lastname middlename middle'
  ).split(' '),
);
const titles = new RegExp(
  oneLine`
    ^(?:(?:mr|ms|mrs|miss|g|gng|bb)(?:\.?\/(?:mr|ms|mrs|miss|g|gng|bb))+|mr|ms|mrs|miss|dra?|engr|atty|hon|g|
    gng|bb|sg|capt|kap|kgd|rev|fr|msgr|bro|ptr|pastor|bishop|prof|arch|s\/g|s\.g|s\/o|col|maj|ltcol|ltc|
    [tms]sgt|sgt|cpl|p\/?(?:cpl|sgt|ssg|maj|capt|lt))\.?$`,
  'i',
);

export function isTitle(text: string): boolean {
  return titles.test(text);
}

/** Words before a person who receives mail for the addressee. */
export const careOfPattern = /^(?:c\s?\/\s?o|care of|attn|attention)(?![a-zà-ÿ])/iu;

/** Salutations, which are not part of a name. */
export const greetings = /^(?:hi|hello|dear|kumusta|mahal)$/i;

/** A comma after a surname that was read as a period; shorter words are abbreviations. */
const surnameStop = /(?<=^(?!prof|capt)[a-zà-ÿ]{4,})\.(?=\s[a-zà-ÿ]{2,})/iu;

/** Part of the line below a name that was read as underscores. */
const underlineRest = /^_+(?=\p{L})/u;

/** Job words; two words before one, neither a given name, belong to the job title: Front Office Associate. */
const jobEnds = new Set(
  (
    'assistant officer manager supervisor engineer clerk specialist analyst associate technician developer ' +
    'accountant coordinator representative secretary cashier director administrator encoder programmer ' +
    'operator staff'
  ).split(' '),
);

export function isGivenName({ text }: Token): boolean {
  return givenNames.has(text.toLowerCase().replace(/[^a-z]/g, ''));
}

/** A customer's status in brackets after the name. */
const customerStatus = /^\((?:senior|sc|pwd|owner|tenant|deceased|member|lessee)\b/i;

const maxPersonWords = 8;

/** Parses a person's name: letters only, at least `min` words. Keeps the printed case. */
export function parsePerson(tokens: readonly Token[], min = 2): Parsed[] {
  if (/^["“]/.test(tokens[0]?.text ?? '')) return [];
  const words: Token[] = ofHeirs(tokens);
  for (const token of tokens.slice(words.length)) {
    const read = fixLetters(token.text);
    if (/[\d@₱:;_]/.test(read.replace(underlineRest, '')) || careOfPattern.test(token.text)) break;
    if (nonNameWords.has(token.folded) && !joinsTwo(token, tokens)) break;
    if (beginsAddress(token, tokens)) break;
    if (!/\p{L}/u.test(read) && !/^[,.&-]$/.test(token.text)) break;
    words.push(token);
  }
  const read = words.length;
  words.splice(dropDegrees(words).length);
  words.splice(lengthOfName(words));
  const standing = words.findIndex(({ text }) => customerStatus.test(text));
  if (standing > 1) words.splice(standing);
  if ((words.length > 2 || /,$/.test(words[0]?.text ?? '')) && greetings.test(words[0]?.folded ?? '')) words.shift();
  while (words.length > 0 && titles.test(words[0]!.text) && !isOfTwo(words)) words.shift();
  const letters = words.filter(({ text }) => /\p{L}/u.test(text));
  // Single letters are not a name.
  if (letters.length > 1 && letters.every(({ folded }) => folded.length < 3)) return [];
  const isJob = jobEnds.has(tokens[read]?.folded ?? '') && letters.length === min && !letters.some(isGivenName);
  if (
    isJob ||
    letters.length < min ||
    letters.length > maxPersonWords ||
    !letters.some(({ text }) => /^\P{L}*\p{Lu}/u.test(text))
  )
    return [];
  const value = partInitials(joinWords(words))
    .replace(underlineRest, '')
    .replace(/[\s,;:.|_-]+$/, (end) =>
      /\b\p{L}$/u.test(joinWords(words).slice(0, -end.length)) && end[0] === '.' ? '.' : '',
    )
    .replace(surnameStop, ',');
  const endsWhole = read === tokens.length;
  const isCapital = letters.every(({ text }) => /^[^\p{L}]*(\p{Lu}|d[aei]|del|los|las|la|y\b)/u.test(fixLetters(text)));
  const isClear = isCapital && !holdsMisread(words);
  return [{ value, tokens: words, quality: (isClear ? 1 : 0.6) * (endsWhole ? 1 : 0.85) }];
}

const numberedPlaces = /^(?:zone|purok|prk|sitio|blk|block|lot|phase|unit|brgy|bgy|barangay)\.?$/i;

/** True for a numbered place, where the name ends. */
function beginsAddress(token: Token, tokens: readonly Token[]): boolean {
  return numberedPlaces.test(token.text) && /^\W?\d/.test(tokens[tokens.indexOf(token) + 1]?.text ?? '');
}

const joining = /^(?:and|&|at)$/i;
const coupleTitle = /^(?:sps|spouses|mag-?asawang?|mr|mrs|g|gng|engr|dr|dra|atty)\b\.?/i;

/** True for the word between two names of a couple: Juan and Maria Cruz, Sps. Jose at Ana Reyes. */
function joinsTwo(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const next = tokens[at + 1];
  if (at < 1 || !next || !joining.test(token.text) || nonNameWords.has(next.folded)) return false;
  if (/^at$/i.test(token.text) && !coupleTitle.test(tokens[0]!.text)) return false;
  return tokens.every(({ text }) => joining.test(text) || /^\P{L}*(?:\p{Lu}|d[aei]|del|los|las|la|y\b)/u.test(text));
}

/** "Mr. and Mrs." belong to the name of a couple. */
function isOfTwo([, second, third]: readonly Token[]): boolean {
  return joining.test(second?.text ?? '') && titles.test(third?.text ?? '');
}

/** The start of an account kept in the name of a deceased person: HEIRS OF, HRS. OF, ESTATE OF. */
function ofHeirs(tokens: readonly Token[]): Token[] {
  const isOf = /^(?:heirs?|hrs|estate)$/.test(tokens[0]?.folded ?? '') && /^(?:of|ni)$/i.test(tokens[1]?.text ?? '');
  return isOf ? tokens.slice(0, 2) : [];
}

const company = { minLetters: 3, maxCharacters: 90 };

/** Parses a company name: like a person's, but digits and signs are allowed. */
export function parseCompany(tokens: readonly Token[]): Parsed[] {
  const value = joinWords(tokens).replace(/^[\s:;,.|_-]+|[\s:;,|_–—-]+$/g, '');
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (
    letters < company.minLetters ||
    digits > letters ||
    value.length > company.maxCharacters ||
    nonCompanyText.test(value)
  )
    return [];
  if (legalFormOnly.test(value)) return [];
  // A text that ends with a colon is a label.
  if (/:$/.test(tokens.at(-1)!.text)) return [];
  return [{ value, tokens: [...tokens], quality: companyEnd.test(value) ? 1 : 0.8 }];
}

/** Text that is not a company: the rest of a sentence, a numbered form line, or characters from a misreading. */
const nonCompanyText = new RegExp(
  oneLine`
    [\\|~*<>{}=^]|[:;,]{2}|^\p{Ll}|^\d{1,2}[A-Z]?\s\P{L}*\p{L}+$|^(?:Of|From|Income|Information|Present|
    Previous)\b|^(?:Amounts?|AMOUNTS?)$|^(?:H[DO0]MF|PHIC|SSS|GSIS|Phil-?[Hh]ealth|PHILHEALTH|
    Pag-?[Ii][Bb][Ii][Gg]|PAG-?IBIG)(?:\s(?:ER|EE|Share|SHARE))?$|^\([^)]*\)?$|^\(?(?:Part|
    PART)\s(?:[IVX]+-?[A-C]?|\d{1,2})\b|\bSum of Items?\b|\bsince I\b|\(BIR Form\b|\bCompensation Income\b|
    ^(?:[AB]\.\s)?(?:REGULAR|SUPPLEMENTARY)$|^\P{L}*Total$`,
  'u',
);

/** A legal form without a name. */
const legalFormOnly = /^(?:inc|incorporated|corp|corporation|co|ltd|opc|llc)[.,]*$/i;

export function isLegalForm(text: string): boolean {
  return legalFormOnly.test(text);
}

const companyEnd = new RegExp(
  oneLine`
    \b(inc|incorporated|corp|corporation|company|co|ltd|limited|opc|llc|plc|cooperative|coop|enterprises?|group|
    holdings|bank|hospital|university|college|school|foundation|agency|services|solutions|phils?|
    philippines)\b[.,)]*(?:\s[–—-]?\s?(?:(?:philippines?|manila|asia|rp|ph)\s(?:branch|(?:representative |
    regional )?office|rohq|rhq)|\(?(?:rohq|rhq)\)?))?$`,
  'i',
);

/** Matches "Co" as a surname: after a given name or an initial, without a period. */
const surnameCo =
  /^(?:(\p{L}+)(?:\s\p{Lu}[\p{L}-]*){0,2}|\p{Lu}\p{L}+\s(?:\p{Lu}\.\s)?\p{Lu}\.(?:\s\p{Lu}\p{L}*)?)\s(?:Co|CO)$/u;
const surnameFirstCo = /^\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?,(?:\s\p{L}[\p{L}-]*\.?){1,4}\s(?:Co|CO)$/u;
const trades = new RegExp(
  oneLine`
    \b(?:trading|bakery|sons|hardware|marketing|manufacturing|mfg|milling|construction|foods?|drug|lumber|
    printing|supply|motors?|auto|garments?|shipping|realty|development|insurance|steel|mining|fishing|brewing|
    and|coffee|tea)\b`,
  'i',
);

export function looksLikeCompany(text: string): boolean {
  if (placeInCountry.test(text.trim())) return false;
  if (surnameFirstCo.test(text.trim()) && !trades.test(text)) return false;
  const name = surnameCo.exec(text.trim());
  if (name && (!name[1] || givenNames.has(name[1].toLowerCase())) && !trades.test(text)) return false;
  return companyEnd.test(text.trim());
}

/** A place followed by its country: Dasmariñas, Cavite, Philippines. */
const placeInCountry = /^(?!.*\b(?:inc|corp|corporation|company|co|ltd|opc|llc)\b).*,\s(?:philippines|phils?\.?)$/i;

/** Words that begin the rest of a sentence, never a value. */
const restOfSentence = /^(?:of|and|or|ng|nang|sa|that|which|who)\s/;

const maxTextLength = 120;

/** Parses any short text. */
export function parseWords(tokens: readonly Token[]): Parsed[] {
  const value = joinWords(tokens)
    .replace(/^[\s:;,.|_-]+|[\s:;,|_-]+$/g, '')
    .replace(/^is\s(?=\p{Lu})/u, '');
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  // A text that ends with a colon is a label.
  const isName = /:$/.test(tokens.at(-1)!.text);
  if (letters < 2 || value.length > maxTextLength || restOfSentence.test(value) || isName) return [];
  return [{ value, tokens: [...tokens], quality: 0.9 }];
}

/**
 * Corrects "l", "1" and "|" read for a capital I (before capitals or at the start of a known name), and similar OCR
 * errors.
 */
export function fixLetters(text: string): string {
  const start = /^[l|1](\p{Ll}{2,})/u.exec(text);
  const isName = start !== null && (givenNames.has(`i${start[1]}`) || start[1] === 'nc');
  return fixTilde(isName ? `I${text.slice(1)}` : text)
    .replace(/^B[iIl1|]k(?=\.?$)/, 'Blk')
    .replace(/^Br[aeo]y(?=\.$)/, 'Brgy')
    .replace(/(?<=[A-Z])\)(?=[A-Z])/g, 'J')
    .replace(/(?<=[A-Z])[l|1](?=[A-Z]|$)|(?<=-)1(?=[a-z]{2})/g, 'I')
    .replace(/(?<=[A-Z])0(?=[A-Z]|$)|^0(?=\.$|[A-Z]{3,}[.,]?$)/g, 'O')
    .replace(/(?<=^|-)l(?=l\p{Ll}{2})/gu, 'I')
    .replace(/^\|(?=[.,]$)/, 'I')
    .replace(/^I[Il1|i]{1,2}(?=[.,]?$)/, (number) => 'I'.repeat(number.length))
    .replace(/(?<=^\p{Lu}\p{Ll}*[aeiou])!(?=[.,]?$)/u, 'l')
    .replace(/^F[il1]l[il1]?p[il1]?n(?=[oa]$)/, 'Filipin');
}

/** Restores an ñ read as "fi": Ibafiez, Nifio; but not in "verified". */
function fixTilde(text: string): string {
  if (givenNames.has(text.toLowerCase().replace(/[^a-z]/g, ''))) return text;
  for (const { slip, word } of tildeWords) if (slip.test(text)) return text.replace(slip, word);
  return text.replace(/(?<=[aeiou])fi(?=[aeo])(?!e(?:d|s|r|rs|ld)\b)/g, 'ñ');
}

/**
 * Places and surnames whose ñ is read as other letters, or missing in long ones. A plain n may be printed and stays.
 */
const tildeWords = [
  'Parañaque Dasmariñas Biñan Piñas Muñoz Ibañez Peñaranda Zuñiga Peñaflor Nuñez Ordoñez Castañeda Quiñones',
  'Patiño Cariño Avendaño Montaño Saldaña Dueñas Bañez Añonuevo Montañez',
].flatMap((line) =>
  line.split(' ').map((word) => {
    const slips = `(?:h|R|H|f|fi|ii|ri|hi${word.length > 7 ? '|' : ''})`;
    return { word, slip: new RegExp(`^${word.replace('ñ', slips)}(?=\\P{L}*$)`, 'u') };
  }),
);

export function joinWords(tokens: readonly Token[]): string {
  return joinRun(tokens, ({ text }) => fixLetters(text))
    .text.replace(/\t/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
}
