import { foldAccents, oneLine } from '../../../platform/text.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { givenNames } from '../lexicon/given-names.ts';
import { readMonth } from '../values/months.ts';

/** A word with the properties that the tagger uses. */
interface Seen {
  token: Token;
  word: string;
  kind: string;
  /** Word class from `classes`; `-` for others. */
  role: string;
  /** Index of its sentence on the page. */
  sentence: number;
}

/** Kinds of words; the first match counts. */
const kinds: [string, RegExp][] = [
  ['amount', /^\W?(?:[₱P]|php)?\W?\d{1,3}(?:,\d{3})*\.\d{2}\b/i],
  ['peso', /^\W?(?:₱|php|p|pesos?)\W?$/i],
  ['thousands', /^\W?(?:[₱P]|php)?\W?\d{1,3}(?:,\d{3})+\b/i],
  ['year', /^\W?(?:19|20)\d{2}\W?$/],
  ['ordinal', /^(?:ika-?)?\d{1,2}(?:st|nd|rd|th)?(?:-|\W)?$/i],
  ['date', /^\W?\d{1,4}[-/.]\S{1,4}[-/.]\d{2,4}\W?$/],
  ['number', /^\W?\d[\d-]*\W?$/],
  ['code', /\d/],
  [
    'title',
    /^\W?(?:mr|ms|mrs|miss|dr|dra|engr|atty|hon|g|gng|bb|sg|capt|rev|fr|sr|prof|arch|sgt|ma)\.?(?:\/\w+\.?)?\W?$/i,
  ],
  ['legal', /^(?:inc|incorporated|corp|corporation|co|company|ltd|opc|llc|cooperative|enterprises?)[.,)]*$/i],
  ['suffix', /^(?:jr|sr|ii|iii|iv)[.,]*$/i],
  ['initial', /^\p{Lu}\.,?$/u],
  ['capitals', /^\P{L}*\p{Lu}[\p{Lu}\P{L}]+$/u],
  ['capital', /^\P{L}*\p{Lu}/u],
  ['small', /^\P{L}*\p{Ll}/u],
];

/** Words for employment status, pay term, job and company. */
const classes: [string, RegExp][] = [
  [
    'status',
    new RegExp(oneLine`
      ^(?:regular|regularized|permanent|permanente(?:ng)?|probationary|contractual|casual|kaswal|seasonal|
      temporary|full-?time|part-?time|fixed-?term|project-?based|project|on-?call|co-?terminus|co-?terminous|
      coterminous|job-?order|reliever|substitute|provisional|contract|tenured|extra)$`),
  ],
  [
    'term',
    new RegExp(oneLine`
      ^(?:monthly|annual|annually|yearly|daily|weekly|hourly|semi-?monthly|bi-?monthly|fortnightly|month|year|
      annum|day|week|hour|shift|trip|buwan|buwanan(?:g)?|araw|arawan(?:g)?|linggo|lingguhan(?:g)?|taon|
      taunan(?:g)?|oras|kinsenas)$`),
  ],
  [
    'role',
    new RegExp(oneLine`
      ^(?:accountant|adviser|advisor|agent|agriculturist|aide|analyst|architect|assembler|assistant|associate|
      attendant|auditor|baker|barangay|barber|barista|bartender|bookkeeper|butcher|buyer|caregiver|caretaker|
      carpenter|cashier|checker|chef|chief|clerk|coach|collector|conductor|consultant|controller|cook|coordinator|
      counselor|crew|custodian|dean|dentist|designer|developer|director|dispatcher|doctor|draftsman|driver|
      economist|editor|electrician|employee|encoder|engineer|examiner|executive|fabricator|farmer|fisherman|
      foreman|gardener|generalist|guard|guide|hairdresser|handler|head|helper|housekeeper|inspector|installer|
      instructor|janitor|journalist|kasambahay|kusinero|kusinera|laborer|labourer|lawyer|lead|leader|lecturer|
      legal|liaison|librarian|lineman|machinist|maid|maker|manager|mananahi|manicurist|mason|mechanic|
      merchandiser|messenger|midwife|moderator|nanny|nurse|officer|oiler|operator|packer|painter|partner|
      pharmacist|physician|physicist|pilot|planner|plumber|police|president|principal|processor|producer|
      professor|programmer|promodiser|proprietor|proprietress|receptionist|registrar|representative|researcher|
      rigger|sales|salesman|salesperson|saleslady|scientist|seaman|seamstress|secretary|sewer|specialist|staff|
      statistician|steward|stylist|superintendent|supervisor|surveyor|tailor|tanod|teacher|technician|
      technologist|teller|therapist|trainer|treasurer|tsuper|tutor|utility|vendor|veterinarian|waiter|waitress|
      warehouseman|watchman|welder|worker|writer|tindera|tindero|katulong|labandera|yaya|owner|founder|ceo|coo|
      cfo|hrmo|oic|chairman|chairperson|mayor|governor|captain|may-?ari|tagapamahala)s?$`),
  ],
  [
    'company',
    new RegExp(oneLine`
      ^(?:company|office|agency|school|hospital|university|college|institution|firm|establishment|department|
      division|section|unit|kumpanya|tanggapan|paaralan|opisina|municipality|bureau|cooperative|shop|store)$`),
  ],
];

function classOf(word: string): string {
  return classes.find(([, shape]) => shape.test(word))?.[0] ?? '-';
}

function kindOf(text: string): string {
  const plain = text.replace(/[^\p{L}]/gu, '').toLowerCase();
  const isCapital = /^\P{L}*\p{Lu}/u.test(text);
  if (isCapital && plain.length > 2 && readMonth(plain) !== null) return 'month';
  if (isCapital && givenNames.has(foldAccents(plain))) return 'given';
  return kinds.find(([, shape]) => shape.test(text))?.[0] ?? 'mark';
}

/** Normalises a word: no case, accents or surrounding marks, and every digit as 0. */
function wordOf(text: string): string {
  const folded = foldAccents(text.toLowerCase());
  return folded.replace(/^[^a-z\d₱]+|[^a-z\d₱]+$/g, '').replace(/\d/g, '0') || folded;
}

const opening =
  /\b(?:certif(?:y|ies)|attests?|confirms?|nagpapatunay|pinatutunayan|pinatototohanan|dear|whom|kinauukulan|inform)\b/i;
/** Minimum number of lower-case words in a line of the letter's body. */
const bodyWords = 6;

interface Page {
  seen: Seen[];
  /** Index of each word in `seen`. */
  placeOf: Map<Token, number>;
  /** Part of the letter by line: head, body or foot. */
  stageOf: Map<Line, string>;
  lines: readonly Line[];
}

function readPage(lines: readonly Line[]): Page {
  const tokens = lines.flatMap((line) => line.tokens);
  const seen: Seen[] = [];
  let sentence = 0;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isParted = before !== undefined && before.line === token.line && before.segment !== token.segment;
    const isEnd = before !== undefined && /[\p{L})\d]{3,}[.!?:;]$/u.test(before.text);
    if (isParted || isEnd) sentence += 1;
    const word = wordOf(token.text);
    seen.push({ token, word, kind: kindOf(token.text), role: classOf(word), sentence });
  }
  const isBody = ({ tokens: words }: Line) => words.filter(({ text }) => /^\p{Ll}{2}/u.test(text)).length >= bodyWords;
  const first = lines.findIndex(({ tokens: words }) => words.some(({ text }) => opening.test(text)));
  const last = lines.findLastIndex(isBody);
  const stageOf = new Map(
    lines.map((line, at) => [line, at < first ? 'head' : at <= last || last < 0 ? 'body' : 'foot'] as const),
  );
  return { seen, placeOf: new Map(seen.map(({ token }, at) => [token, at])), stageOf, lines };
}

/** Maximum distance of words used as context within a sentence. */
const farBefore = 9;
const wordsAhead = 6;

/**
 * Hashed features of each word: the word and its neighbours, their kinds, its sentence and line, and the words above
 * and below.
 */
export function describeWords(lines: readonly Line[]): { tokens: Token[]; features: Uint32Array[] } {
  const page = readPage(lines);
  const segments = lines.map(segmentsOf);
  const features = page.seen.map((_, at) => {
    const names = [
      ...describeNeighbours(page.seen, at),
      ...describeSentence(page.seen, at),
      ...describePlace(page, at, segments),
    ];
    return Uint32Array.from(new Set(names.map(hashFeature)));
  });
  return { tokens: page.seen.map(({ token }) => token), features };
}

const edge: Pick<Seen, 'word' | 'kind' | 'role'> = { word: '<>', kind: '<>', role: '<>' };

function describeNeighbours(seen: readonly Seen[], at: number): string[] {
  const near = (by: number) => seen[at + by] ?? edge;
  const { word, kind, role, token } = seen[at]!;
  const r = (by: number) => near(by).role;
  const [w1, w2, w3] = [near(-1).word, near(-2).word, near(-3).word];
  const [n1, n2, n3] = [near(1).word, near(2).word, near(3).word];
  const k = (by: number) => near(by).kind;
  const ends = (text: string) => /[.,:;)]$/.exec(text)?.[0] ?? '';
  const mark = `${/^[("“]/.test(token.text) ? '(' : ''}${ends(token.text)}`;
  const markBefore = ends(seen[at - 1]?.token.text ?? '');
  return [
    'bias',
    `w ${word}`,
    `w-1 ${w1}`,
    `w-2 ${w2}`,
    `w-3 ${w3}`,
    `w+1 ${n1}`,
    `w+2 ${n2}`,
    `w+3 ${n3}`,
    `w-2-1 ${w2} ${w1}`,
    `w-10 ${w1} ${word}`,
    `w01 ${word} ${n1}`,
    `w+1+2 ${n1} ${n2}`,
    `w-3-2-1 ${w3} ${w2} ${w1}`,
    `w-1+1 ${w1} ${n1}`,
    `k ${kind}`,
    `k-1 ${k(-1)}`,
    `k+1 ${k(1)}`,
    `k-10 ${k(-1)} ${kind}`,
    `k01 ${kind} ${k(1)}`,
    `k-2-10 ${k(-2)} ${k(-1)} ${kind}`,
    `k-101 ${k(-1)} ${kind} ${k(1)}`,
    `k012 ${kind} ${k(1)} ${k(2)}`,
    `kw-1 ${kind} ${w1}`,
    `kw-2-1 ${kind} ${w2} ${w1}`,
    `kw+1 ${kind} ${n1}`,
    `kw-2 ${kind} ${w2}`,
    `r ${role}`,
    `r k ${role} ${kind}`,
    `r-1 ${r(-1)} ${kind}`,
    `r+1 ${r(1)} ${kind}`,
    `r+2 ${r(2)} ${kind}`,
    `r-10 ${r(-1)} ${role}`,
    `r01 ${role} ${r(1)}`,
    `rw-1 ${role} ${w1}`,
    `rw+1 ${role} ${n1}`,
    `rk+1 ${role} ${k(1)} ${k(-1)}`,
    `end ${word.slice(-3)}`,
    `start ${word.slice(0, 3)}`,
    `mark ${mark}`,
    `mark-1 ${markBefore}`,
    `kmark ${kind} ${markBefore} ${mark}`,
  ];
}

function describeSentence(seen: readonly Seen[], at: number): string[] {
  const { sentence, kind } = seen[at]!;
  const names: string[] = [];
  for (let by = 1; by <= farBefore && seen[at - by]?.sentence === sentence; by++) {
    const { word } = seen[at - by]!;
    if (word.length > 1) names.push(`b ${word}`, `bk ${kind} ${word}`);
  }
  for (let by = 1; by <= wordsAhead && seen[at + by]?.sentence === sentence; by++) {
    const { word } = seen[at + by]!;
    if (word.length > 1) names.push(`a ${word}`, `ak ${kind} ${word}`);
  }
  const previous = seen.slice(Math.max(0, at - 30), at).findLast((each) => each.sentence !== sentence);
  if (previous && seen[at - 1]?.sentence !== sentence) names.push(`sentence-1 ${previous.word}`);
  return names;
}

function describePlace({ seen, placeOf, stageOf, lines }: Page, at: number, segments: readonly Token[][][]): string[] {
  const { token, kind } = seen[at]!;
  const { line, segment, index } = token;
  const stage = stageOf.get(line)!;
  const own = segments[line.number]!.find((each) => each.includes(token))!;
  const shape = (tokens: readonly Token[] | undefined) =>
    tokens
      ? tokens
          .slice(0, 6)
          .map((each) => seen[placeOf.get(each)!]!.kind.slice(0, 4))
          .join(' ')
      : '<>';
  const words = (tokens: readonly Token[] | undefined) => (tokens ?? []).map((each) => seen[placeOf.get(each)!]!.word);
  const up = findAcross(lines, segments, own, -1);
  const upper = up && findAcross(lines, segments, up, -1);
  const down = findAcross(lines, segments, own, 1);
  const isFirst = own[0] === token;
  const fromEnd = lines.length - 1 - line.number;
  const before = segments[line.number]![segment - 1];
  const colon = own.findIndex((each) => each !== token && each.index < index && /:$/.test(each.text));
  const label = colon >= 0 ? own.slice(0, colon + 1) : before;
  const names = [
    `stage ${stage}`,
    `stage k ${stage} ${kind}`,
    `stage first ${stage} ${isFirst} ${kind}`,
    `place ${index - own[0]!.index} ${Math.min(own.length, 8)} ${stage}`,
    `columns ${Math.min(segments[line.number]!.length, 3)} ${Math.min(segment, 2)}`,
    `from end ${fromEnd < 10 ? fromEnd : 'far'} ${kind}`,
    `from start ${line.number < 8 ? line.number : 'far'} ${kind}`,
    `own ${stage} ${shape(own)}`,
    `up ${stage} ${shape(up)}`,
    `down ${stage} ${shape(down)}`,
    `own up ${shape(own)} / ${shape(up)}`,
    `own down ${shape(own)} / ${shape(down)}`,
    `last ${stage} ${own.at(-1) === token}`,
  ];
  for (const word of words(label).slice(-5)) names.push(`label ${word}`, `label k ${kind} ${word}`);
  for (const word of words(up).slice(0, 4)) names.push(`up ${word} ${stage}`);
  for (const word of words(upper).slice(0, 3)) names.push(`upper ${word} ${stage}`);
  for (const word of words(down).slice(0, 4)) names.push(`down ${word} ${stage}`);
  if (stage !== 'body') for (const word of words(own)) names.push(`in ${word} ${stage}`);
  return names;
}

/** The segment above or below another, up to three lines away. */
function findAcross(
  lines: readonly Line[],
  segments: readonly Token[][][],
  own: readonly Token[],
  by: 1 | -1,
): Token[] | undefined {
  const { line, left } = own[0]!;
  const { right } = own.at(-1)!;
  for (let number = line.number + by, tries = 0; tries < 3; number += by, tries++) {
    if (lines[number]?.page !== line.page) return undefined;
    const found = segments[number]!.find((each) => each[0]!.left < right && each.at(-1)!.right > left);
    if (found) return found;
  }
  return undefined;
}

/** FNV-1a hash folded to 26 bits: collisions are too rare to matter, and the model file stays small. */
function hashFeature(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 26) ^ hash) & 0x3ffffff;
}
