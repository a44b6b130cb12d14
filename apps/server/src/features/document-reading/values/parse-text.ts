import { oneLine } from '../../../platform/text.ts';
import type { Token } from '../layout/lines.ts';
import { joinRun } from '../layout/run.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { foldDigits } from './fold-digits.ts';
import type { Parsed } from './parsed.ts';
import { dropDegrees, holdsMisread, lengthOfName, partInitials } from './trim-name.ts';

/** Words that stand in no name; where one does, the text is a sentence, a label or a heading. */
const notInNames = new Set(
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

/** Marks of a person who takes a letter for somebody else. */
export const careOf = /^(?:c\s?\/\s?o|care of|attn|attention)(?![a-zà-ÿ])/iu;

/** Salutations, which are no part of the name. */
export const greetings = /^(?:hi|hello|dear|kumusta|mahal)$/i;

/** The comma after a surname, read as a full stop; shorter words are abbreviations. */
const surnameStop = /(?<=^(?!prof|capt)[a-zà-ÿ]{4,})\.(?=\s[a-zà-ÿ]{2,})/iu;

/** A piece of the rule that a name stands on, read as a part of its first word. */
const ofRule = /^_+(?=\p{L})/u;

/** Two words before what somebody does, neither a given name, belong to it: Front Office Associate. */
const jobEnds = new Set(
  (
    'assistant officer manager supervisor engineer clerk specialist analyst associate technician developer ' +
    'accountant coordinator representative secretary cashier director administrator encoder programmer ' +
    'operator staff'
  ).split(' '),
);

function isGivenName({ text }: Token): boolean {
  return givenNames.has(text.toLowerCase().replace(/[^a-z]/g, ''));
}

/** Status of a customer, in brackets after the name. */
const ofStanding = /^\((?:senior|sc|pwd|owner|tenant|deceased|member|lessee)\b/i;

/** A person's name: letters only, at least `least` words. Case stays as printed. */
export function parsePerson(tokens: readonly Token[], min = 2): Parsed[] {
  if (/^["“]/.test(tokens[0]?.text ?? '')) return [];
  const words: Token[] = ofHeirs(tokens);
  for (const token of tokens.slice(words.length)) {
    const read = fixLetters(token.text);
    if (/[\d@₱:;_]/.test(read.replace(ofRule, '')) || careOf.test(token.text)) break;
    if (notInNames.has(token.folded) && !joinsTwo(token, tokens)) break;
    if (beginsAddress(token, tokens)) break;
    if (!/\p{L}/u.test(read) && !/^[,.&-]$/.test(token.text)) break;
    words.push(token);
  }
  const read = words.length;
  words.splice(dropDegrees(words).length);
  words.splice(lengthOfName(words));
  const standing = words.findIndex(({ text }) => ofStanding.test(text));
  if (standing > 1) words.splice(standing);
  if ((words.length > 2 || /,$/.test(words[0]?.text ?? '')) && greetings.test(words[0]?.folded ?? '')) words.shift();
  while (words.length > 0 && titles.test(words[0]!.text) && !isOfTwo(words)) words.shift();
  const letters = words.filter(({ text }) => /\p{L}/u.test(text));
  // Letters that are set apart are no name.
  if (letters.length > 1 && letters.every(({ folded }) => folded.length < 3)) return [];
  const isJob = jobEnds.has(tokens[read]?.folded ?? '') && letters.length === min && !letters.some(isGivenName);
  if (isJob || letters.length < min || letters.length > 8 || !letters.some(({ text }) => /^\P{L}*\p{Lu}/u.test(text)))
    return [];
  const value = partInitials(joinWords(words))
    .replace(ofRule, '')
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

/** A place with a number, which continues no name. */
function beginsAddress(token: Token, tokens: readonly Token[]): boolean {
  return numberedPlaces.test(token.text) && /^\W?\d/.test(tokens[tokens.indexOf(token) + 1]?.text ?? '');
}

const joining = /^(?:and|&|at)$/i;
const ofCouple = /^(?:sps|spouses|mag-?asawang?|mr|mrs|g|gng|engr|dr|dra|atty)\b\.?/i;

/** Between two names of a couple: Juan and Maria Cruz, Sps. Jose at Ana Reyes. */
function joinsTwo(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const next = tokens[at + 1];
  if (at < 1 || !next || !joining.test(token.text) || notInNames.has(next.folded)) return false;
  if (/^at$/i.test(token.text) && !ofCouple.test(tokens[0]!.text)) return false;
  return tokens.every(({ text }) => joining.test(text) || /^\P{L}*(?:\p{Lu}|d[aei]|del|los|las|la|y\b)/u.test(text));
}

/** Mr. and Mrs. are a part of the name of two. */
function isOfTwo([, second, third]: readonly Token[]): boolean {
  return joining.test(second?.text ?? '') && titles.test(third?.text ?? '');
}

/** Accounts stay in the name of who died: HEIRS OF, HRS. OF, ESTATE OF. */
function ofHeirs(tokens: readonly Token[]): Token[] {
  const isOf = /^(?:heirs?|hrs|estate)$/.test(tokens[0]?.folded ?? '') && /^(?:of|ni)$/i.test(tokens[1]?.text ?? '');
  return isOf ? tokens.slice(0, 2) : [];
}

/** A company: as a person's name, but with digits and signs. */
export function parseCompany(tokens: readonly Token[]): Parsed[] {
  const value = joinWords(tokens).replace(/^[\s:;,.|_-]+|[\s:;,|_–—-]+$/g, '');
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  const digits = value.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits > letters || value.length > 90 || notCompany.test(value)) return [];
  if (legalFormOnly.test(value)) return [];
  // A text that ends with a colon is a label.
  if (/:$/.test(tokens.at(-1)!.text)) return [];
  return [{ value, tokens: [...tokens], quality: companyEnd.test(value) ? 1 : 0.8 }];
}

/** The rest of a sentence, the next numbered line of a form, or signs that only a misreading has. */
const notCompany = new RegExp(
  oneLine`
    [\\|~*<>{}=^]|[:;,]{2}|^\p{Ll}|^\d{1,2}[A-Z]?\s\P{L}*\p{L}+$|^(?:Of|From|Income|Information|Present|
    Previous)\b|^(?:Amounts?|AMOUNTS?)$|^(?:H[DO0]MF|PHIC|SSS|GSIS|Phil-?[Hh]ealth|PHILHEALTH|
    Pag-?[Ii][Bb][Ii][Gg]|PAG-?IBIG)(?:\s(?:ER|EE|Share|SHARE))?$|^\([^)]*\)?$|^\(?(?:Part|
    PART)\s(?:[IVX]+-?[A-C]?|\d{1,2})\b|\bSum of Items?\b|\bsince I\b|\(BIR Form\b|\bCompensation Income\b|
    ^(?:[AB]\.\s)?(?:REGULAR|SUPPLEMENTARY)$|^\P{L}*Total$`,
  'u',
);

/** The end of a name on another line. */
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

/** Co is a surname, too: after a given name or an initial, without a stop. */
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
  if (inCountry.test(text.trim())) return false;
  if (surnameFirstCo.test(text.trim()) && !trades.test(text)) return false;
  const name = surnameCo.exec(text.trim());
  if (name && (!name[1] || givenNames.has(name[1].toLowerCase())) && !trades.test(text)) return false;
  return companyEnd.test(text.trim());
}

/** A country after a place: Dasmariñas, Cavite, Philippines. */
const inCountry = /^(?!.*\b(?:inc|corp|corporation|company|co|ltd|opc|llc)\b).*,\s(?:philippines|phils?\.?)$/i;

/** Beginnings that no value has: the rest of a sentence. */
const restOfSentence = /^(?:of|and|or|ng|nang|sa|that|which|who)\s/;

const maxTextLength = 120;

/** Any short text in words. */
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

const placeWords = new RegExp(
  oneLine`
    \b(st|street|ave|avenue|road|rd|blvd|brgy|bgy|barangay|city|blk|block|lot|phase|subd|subdivision|village|
    municipality|purok|p-\d{1,2}|sitio|zone|metro|province|bldg|unit|floor|highway|drive|compound|manila|cavite|
    laguna|rizal|batangas|bulacan|pampanga|cebu|davao|quezon|makati)\b`,
  'i',
);

export function looksLikePlace(text: string): boolean {
  return placeWords.test(text);
}

/** References to another address, which are no address. */
const sameAsOther = /^(?:\(?(?:the )?same\b|as (?:above|stated)|see above|katulad|pareho|not applicable|n\/a)/i;

/** The side of a box read as a digit before the number of a house. */
const strokeBefore = /^[1Il]\s(?=\d{2,5}\s\p{L})/u;

export function parseAddress(tokens: readonly Token[]): Parsed[] {
  const value = joinWords(tokens)
    .replace(/^[\s:;,.|_-]+|[\s:;,|_-]+$/g, '')
    .replace(strokeBefore, '')
    .replace(postcode, digitsOf);
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 6 || value.split(' ').length < 2 || sameAsOther.test(value)) return [];
  const signs = Number(placeWords.test(value)) + Number(/\d/.test(value)) + Number(value.includes(','));
  const isShort = value.split(' ').length < minAddressWords && !value.includes(',');
  return [{ value, tokens: [...tokens], quality: [0.4, 0.75, 0.95, 1][signs]! * (isShort ? 0.6 : 1) }];
}

/** Two words without a comma are hardly more than the end of one. */
const minAddressWords = 3;

/** Four digits that end an address, some of them read as letters. */
const postcode = /(?<=\s)[\dBOQDISZl]{4}$/;

function digitsOf(read: string): string {
  const folded = [...read].map((letter) => (/\d/.test(letter) ? letter : foldDigits(`00${letter}`).slice(2)));
  return folded.join('');
}

/** Readers take a capital I for a small l, for 1 or |: before capitals, and at the start of a known name. */
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

/** An ñ is read as fi: Ibafiez, Nifio; but not in verified. */
function fixTilde(text: string): string {
  if (givenNames.has(text.toLowerCase().replace(/[^a-z]/g, ''))) return text;
  for (const { slip, word } of tildeWords) if (slip.test(text)) return text.replace(slip, word);
  return text.replace(/(?<=[aeiou])fi(?=[aeo])(?!e(?:d|s|r|rs|ld)\b)/g, 'ñ');
}

/** Places and surnames whose ñ is read as other letters, or in long ones as none; an n may be what is printed. */
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
