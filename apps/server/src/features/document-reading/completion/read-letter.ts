import type { FieldName } from '@smile/contract/archive-analysis';
import type { Line } from '../layout/lines.ts';
import { joinRun, type Run, tokensAt } from '../layout/run.ts';
import type { ValueKind } from '../lexicon/slot.ts';
import { foldDigits } from '../values/fold-digits.ts';
import { findDates } from '../values/parse-date.ts';
import { parseMoney } from '../values/parse-money.ts';
import { fixLetters, looksLikeCompany } from '../values/parse-text.ts';
import { findSignatory } from './find-signatory.ts';
import { addFinding, type Findings } from './finding.ts';

type LetterField = FieldName<'EMPLOYMENT_CERTIFICATE'>;

/** Sentences of certificates, English and Filipino; the first group is the value, the first that fits is taken. */
const sentences: { field: LetterField; kind: ValueKind; patterns: RegExp[] }[] = [
  {
    field: 'fullName',
    kind: 'person',
    patterns: [
      /(?:certif(?:y|ies)|attests?|confirms?|inform(?:ed| you)|state)\s+that\s+(?:the bearer,?\s+)?(?:(?:mr|ms|mrs|miss|dr|engr|atty)[./\s]+)*([\p{Lu}][\p{L}.,'’\- ]{4,60}?)(?=,?\s+(?:was|is|has|had|who|with|an? |of legal|whose|bearing|holder|currently|joined|works|worked|served|serves|started|began|rendered|resigned|holds|held|continues|remains|\()|,\s+\p{Ll}|\s*\()/iu,
      /(?:certif(?:y|ies)|attests?|confirms?|inform(?:ed| you)|state)\s+that\b[^.;:]{0,90}?,?\s(?:mr|ms|mrs|miss|dr|engr|atty)[./\s]+([\p{Lu}][\p{L}.,'’\- ]{4,60}?)(?=,?\s+(?:was|is|has|had|who|with|an? |of legal|whose|bearing|holder|currently|joined|works|worked|served|serves|started|began|rendered|resigned|holds|held|continues|remains|\()|,\s+\p{Ll}|\s*\()/iu,
      /(?:nagpapatunay|pinatutunayan|pinatototohanan)\s+na\s+si\s+(?:(?:g|gng|bb|mr|ms|mrs)[./\s]+)*([\p{Lu}][\p{L}.,'’\- ]{4,60}?)(?=,?\s+(?:ay|na)\b|\s+,)/iu,
    ],
  },
  {
    field: 'employerName',
    kind: 'company',
    patterns: [
      /(?:employed (?:with|by|at|in)|connected (?:with|to)|employee of|working (?:with|for|at|in)|work(?:s|ed) (?:for|at|with)|under the employ of|employment with|staff of|member of|empleyado ng|nagtatrabaho sa)\s+(?!the |this |our |us\b|its |a )([\p{Lu}\d][\p{L}\d.,&'’()\- ]{3,70}?)(?=,?\s+(?:from|since|as|effective|holding|with|under|for|on|starting|bilang|mula|at present|located|until|and|in the)\b|\.\s+(?!Co\b|Inc\b|Corp\b|Ltd\b)\p{Lu}|\.$)/u,
    ],
  },
  {
    field: 'position',
    kind: 'words',
    patterns: [
      /(?:position of|position as|position (?:held )?(?:was|is)(?: that of)?|designation of|designation (?:was|is)|capacity (?:of|as)|designated as|role of|rank of|job title of|posisyong?(?: ng| na)?)\s+(?:an? |the )?([\p{Lu}][\p{L}/&.\- ]{2,50}?)(?=,?\s+(?:under|from|since|in the|in our|of the|at|with|and|assigned|effective|on a|for|until|up to|department|mula)\b|[.,;]|\s+\()/u,
      /\b(?:as|bilang)\s+(?:an?|our|its|the|isang)?\s*(?:(?:regular|probationary|permanent|contractual|full[- ]time|part[- ]time|project[- ]based|casual)\s+)?([\p{Lu}][\p{L}/&.\- ]{2,50}?)(?=,?\s+(?:under|from|since|in the|in our|of the|at|with|and|assigned|effective|on a|for|until|up to|starting|mula)\b|[.,;]|\s+\()/u,
      /\b(?:is|was|been)\s[^.]{0,40}?\b(?:an?|our|the)\s+(?:(?:regular|probationary|permanent|contractual|full[- ]time|part[- ]time|project[- ]based|casual)\s+)?((?:\p{Lu}[\p{L}/&-]*\s?){1,5}?)(?=,?\s+(?:of|in|at|under|assigned|from|since|with)\s|[.,;])/u,
    ],
  },
  {
    field: 'department',
    kind: 'words',
    patterns: [
      /(?:under|in|of|at|to|from|with) (?:the|our|its)\s+([\p{Lu}][\p{L}&/,\- ]{1,40}?)\s+(?:department|division|dept|section|group|team|unit)\b/iu,
      /(?:department|division) of\s+([\p{Lu}][\p{L}&/\- ]{2,40}?)(?=[.,;]|\s+(?:from|since|as|at|with)\b)/u,
    ],
  },
  {
    field: 'employmentStatus',
    kind: 'words',
    patterns: [
      /\b(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal|fixed[- ]term)\b(?=[\p{L}\d,&/\- ]{0,60}\b(?:employee|status|basis|position|staff|worker|from|since)\b)/iu,
      /(?:employment status|status) (?:is|as|of) (?:an? )?(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)/iu,
      /\b(?:is|was|been)\s[^.]{0,40}?\b(?:an?|our)\s+(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)\s+\p{L}/iu,
      /as (?:an? )?(regular|probationary|permanent|contractual|project[- ]based|full[- ]time|part[- ]time|casual|seasonal)\b/iu,
    ],
  },
  {
    field: 'purpose',
    kind: 'words',
    patterns: [
      /issued[^.]{0,80}?\b(?:for|in connection with|in support of|as (?:a )?requirement for|to support|for the purpose of)\s+(?:the purpose of\s+)?(?:(?:his|her|their|the|a|an)(?:\/(?:his|her))?\s+)?([\p{L}][\p{L}/’' -]{5,70}?)(?:\s+purposes?\s+only)?\s*(?=[.,;]|\s+this\b|\s+only\b|$)/iu,
      /for\s+((?:whatever|any)\s+(?:legal|lawful)\s+purposes?(?:\s+(?:it|this|that it|they)\s+may\s+(?:serve|be required))?)/iu,
      /(?:para sa|layuning)\s+([\p{L}][\p{L}/ -]{5,50}?)(?=[.,;])/iu,
    ],
  },
  {
    field: 'salaryTerm',
    kind: 'words',
    patterns: [
      /\b(monthly|annual|annually|yearly|daily|weekly|hourly|semi-monthly)\b(?=[^.]{0,70}(?:php|₱|p\s?\d|peso|\d,\d{3}))/iu,
      /\d\s*(?:\([^)]*\)\s*)?(?:pesos\s*)?((?:per|a|an|every|kada)\s+(?:month|year|annum|day|week|hour)|monthly|annually|buwanang?)/iu,
    ],
  },
];

/** Words of sentences that no name and no position has. */
const notInName =
  /\b(?:per|on|in|at|this|that|the|our|is|has|was|as|by|file|records?|office|company|who|with|from|since)\b/i;
const notInPosition = /\b(?:is|has|was|were|who|since|he|she|his|her|this|that|we|our|been|had)\b/i;

function mayBe(field: LetterField, value: string): boolean {
  if (field === 'fullName') return !notInName.test(value) && value.trim().split(/\s+/).length > 1;
  return field !== 'position' || !(notInPosition.test(value) || looksLikeCompany(value));
}

/** What number it is that the letter gives for the employee. */
function readIdType(findings: Findings, run: Run, text: string): void {
  const match =
    /\b(?:with|holder of|bearing|under|having)\s+(?:an?\s|the\s)?((?:employee|company|staff|personnel|office)\s(?:id|i\.d\.)(?:\s(?:card|number|no))?|sss|tin|umid|philsys id)\b\.?\s*(?:no\.?|number|#)?\s*:?\s*((?=[\w-]*\d)[\w-]{4,20})/iu.exec(
      text,
    );
  if (!match) return;
  const value = match[1]!.replace(/\s(?:number|no)$/i, '');
  const from = match.index + match[0].indexOf(match[1]!);
  put(findings, run, { field: 'employeeIdType', kind: 'words', from, length: value.length });
}

/** The fields of a certificate that is written as a letter. */
export function readLetter(findings: Findings, lines: readonly Line[], dayFirst: boolean): void {
  const run = joinRun(
    lines.flatMap(({ tokens }) => tokens),
    ({ text }) => text,
  );
  const text = run.text.replace(/\t/g, ' ').replace(/\b(mr|ms|mrs|dr|engr|gng|bb)\./gi, '$1 ');
  for (const { field, kind, patterns } of sentences) {
    const matches = patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]);
    const match = matches.find(([, value]) => value !== undefined && mayBe(field, value));
    if (match?.[1])
      put(findings, run, { field, kind, from: match.index + match[0].indexOf(match[1]), length: match[1].length });
  }
  readIdType(findings, run, text);
  readDates(findings, run, dayFirst);
  readSalary(findings, run, text);
  findSignatory(findings, lines);
}

interface Place {
  field: LetterField;
  kind: ValueKind;
  from: number;
  length: number;
}

function put(findings: Findings, run: Run, { field, kind, from, length }: Place): void {
  const printed = run.text
    .slice(from, from + length)
    .replace(/\s+/g, ' ')
    .trim();
  const value = printed
    .split(' ')
    .map(fixLetters)
    .join(' ')
    .replace(/[,;]+$/, '');
  const tokens = tokensAt(run, from, from + length);
  addFinding(findings, field, {
    value,
    tokens,
    score: 0.86,
    kind,
    label: null,
    reason: 'stands in the sentence that says so',
  });
}

/** The word before a date says what it is the date of. */
const beforeDate: [LetterField, RegExp][] = [
  ['endDate', /\b(?:resign\w*|separat\w*|ended|ceased|terminat\w*)\s+(?:on|effective|as of)(?: on)?\s*$/iu],
  [
    'startDate',
    /\b(?:from|since|mula(?: noong| pa noong)?|started(?: working)? on|hired on|joined[\p{L} ]{0,30}on|effective|beginning|starting|simula)\s*(?:on\s*)?$/iu,
  ],
  ['endDate', /\b(?:to|until|till|up to|through|hanggang|ended on|and ended|resigned on|effective until|-|–)\s*$/iu],
  [
    'issueDate',
    /\b(?:(?:issued|given|signed|done) (?:at|in) [\p{L} .,]{3,40} on|this|issued(?: on)?:?|given(?: on)?|ngayong|ngayong ika-?|dated?:?|date issued:?|signed on|done on|petsa:?)\s*$/iu,
  ],
];

function readDates(findings: Findings, run: Run, dayFirst: boolean): void {
  const text = joinRun(run.tokens, ({ text: word }) => foldDigits(word)).text.replace(/\t/g, ' ');
  const dates = findDates(text, dayFirst);
  const known = new Set<LetterField>();
  const explicit = dates.filter(({ from, to }) => !isDateline(run, from, to));
  for (const { date, from, to, quality } of [...explicit, ...dates.filter((each) => !explicit.includes(each))]) {
    const before = text.slice(Math.max(0, from - 40), from).replace(/\s+$/, ' ');
    const field = beforeDate.find(([name, pattern]) => pattern.test(before) && !known.has(name))?.[0];
    const isAlone = !field && isDateline(run, from, to);
    const name = field ?? (isAlone && !findings.has('issueDate') ? 'issueDate' : null);
    if (!name || (name === 'endDate' && !known.has('startDate') && !findings.has('startDate'))) continue;
    known.add(name);
    const score = (isAlone ? 0.7 : 0.86) * quality;
    const tokens = tokensAt(run, from, to);
    addFinding(findings, name, {
      value: date,
      tokens,
      score,
      kind: 'date',
      label: null,
      reason: `follows "${before.trim().split(' ').at(-1)}"`,
    });
  }
}

/** A date that has its line for itself is the letter's own. */
function isDateline(run: Run, from: number, to: number): boolean {
  const tokens = tokensAt(run, from, to);
  return tokens.length > 0 && tokens[0]!.line.tokens.length === tokens.length;
}

function readSalary(findings: Findings, run: Run, text: string): void {
  const about = /salary|compensation|sahod|receiv\w+|income|pay\b|remuneration|earning/i;
  for (const { value, tokens, quality } of parseMoney(run.tokens)) {
    const at = run.starts[run.tokens.indexOf(tokens[0]!)]!;
    if (!about.test(text.slice(Math.max(0, at - 120), at))) continue;
    addFinding(findings, 'salaryAmount', {
      // Brackets around the figure say it again after the words.
      value: Math.abs(Number(value)),
      tokens,
      score: 0.86 * quality,
      kind: 'money',
      label: null,
      reason: 'the amount of the sentence about pay',
    });
    return;
  }
}
