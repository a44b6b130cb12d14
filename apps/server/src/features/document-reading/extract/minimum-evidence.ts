import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';
import { weighContributions } from '../classify/classify-pay.ts';
import type { Finding, Findings } from '../completion/finding.ts';
import { compilePhrases, findPhrases } from '../layout/find-phrases.ts';
import { foldWord } from '../layout/fold-text.ts';
import { type Line, segmentsOf, type Token } from '../layout/lines.ts';
import { certifying } from '../lexicon/letter-words.ts';
import { type TypeSign, typeSigns } from '../lexicon/type-signs.ts';
import { joinWords } from '../values/parse-text.ts';
import { contradictsType } from './contradicts-type.ts';
import type { AuxiliaryName, ReadField } from './read-field.ts';

type Name = FieldName | AuxiliaryName;

/** Each group of facts counts once, since a document states several kinds. */
interface Rule {
  facts: readonly (readonly Name[])[];
  /** At least one fact of each group is required. */
  needed: readonly (readonly Name[])[];
  /** Minimum number of facts, including the title and the rows of contributions. */
  min: number;
  /** True when a phrase of the type is required, since any statement of account states these facts. */
  needsPhrase?: boolean;
  /** Letters state their facts in sentences. */
  isProse?: boolean;
}

const payNumbers = ['ssNumber', 'philHealthNumber', 'pagIbigNumber', 'taxNumber'] as const;
const billed = ['dueAmount', 'currentBillAmount', 'balanceAmount'] as const;
const customer = ['accountNumber', 'fullName', 'address'] as const;
const due = ['dueDate', 'startDate', 'endDate'] as const;
const meter = ['presentReading', 'previousReading', 'currentPeriodUsage'] as const;

const bill: Rule = {
  facts: [
    billed,
    ['accountNumber'],
    ['fullName'],
    ['address'],
    ['dueDate'],
    ['startDate', 'endDate'],
    ['supplier'],
    ['statementDate', 'statementNumber'],
    meter,
  ],
  needed: [billed, customer, [...due, ...meter]],
  min: 4,
  needsPhrase: true,
};

/** Facts that a document of each type states; chats and news articles state fewer. */
const rules: Record<ReadableType, Rule> = {
  PAYSLIP: {
    facts: [
      ['netAmount'],
      ['grossAmount', 'basicAmount'],
      ['totalDeductions', 'taxWithheld'],
      ['employeeName'],
      ['employerName'],
      ['startDate', 'endDate', 'payDate'],
      payNumbers,
    ],
    needed: [
      ['netAmount', 'grossAmount', 'basicAmount'],
      ['employeeName', ...payNumbers, 'startDate', 'endDate', 'payDate'],
    ],
    min: 4,
  },
  TAX_DOCUMENT: {
    facts: [
      ['grossAmount', 'taxableAmount', 'nonTaxableAmount'],
      ['baseAmount'],
      ['taxWithheld'],
      ['employeeName'],
      ['employerName'],
      ['taxNumber'],
      ['startDate', 'endDate'],
      ['dateOfBirth'],
    ],
    needed: [
      ['grossAmount', 'baseAmount', 'taxableAmount', 'nonTaxableAmount', 'taxWithheld', 'employeeName', 'taxNumber'],
    ],
    min: 4,
  },
  CLEARANCE_NBI: {
    facts: [
      ['nbiIdNumber'],
      ['lastName', 'firstName'],
      ['dateOfBirth'],
      ['address'],
      ['expireDate'],
      ['gender', 'maritalStatus', 'citizenship'],
      ['remark'],
    ],
    needed: [['nbiIdNumber', 'lastName', 'firstName']],
    min: 3,
  },
  TELCO_BILL: bill,
  ELECTRICITY_BILL: bill,
  WATER_BILL: bill,
  EMPLOYMENT_CERTIFICATE: {
    facts: [
      ['fullName', 'lastName'],
      ['employerName'],
      ['position'],
      ['startDate', 'endDate'],
      ['salaryAmount'],
      ['issueDate'],
      ['signatoryName', 'signatoryPosition'],
      ['employmentStatus', 'department', 'employeeIdNumber'],
    ],
    needed: [['fullName', 'lastName']],
    min: 4,
    isProse: true,
  },
  COMPANY_ID: {
    facts: [
      ['name'],
      ['idCard1', 'idCard2'],
      ['philHealthNumber', 'pagIbigNumber'],
      ['dateOfBirth', 'gender'],
      ['address'],
    ],
    needed: [['name']],
    min: 2,
  },
};

/** Minimum confidence of a value that counts as evidence, with a label and without one. */
const sureEnough = { labelled: 42, unlabelled: 60 };
/** Maximum number of unexplained words in a value's cell; more make it a sentence. */
const strayWords = 2;
/** Minimum weight of a title phrase, and the maximum number of other words in its cell. */
const titleWeight = 6;
const maxWordsBesideTitle = 3;

const phrases = compilePhrases(typeSigns);

/** True when a page states enough to be a document of the type. */
export function hasMinimumEvidence(
  type: ReadableType,
  fields: Partial<Record<Name, ReadField>>,
  { lines, findings }: { lines: readonly Line[]; findings: Findings },
): boolean {
  const { facts, needed, min, needsPhrase = false, isProse = false } = rules[type];
  if (contradictsType(type, lines) || (needsPhrase && !hasPhrase(type, lines))) return false;
  const isStated = (name: Name) => {
    const [field, finding] = [fields[name], findings.get(name)];
    if (!field || field.value === null || !finding) return false;
    if (field.confidence < (finding.label === null ? sureEnough.unlabelled : sureEnough.labelled)) return false;
    if (isProse) return name === 'signatoryName' || !isOfSignatory(finding, findings);
    return !isInSentence(finding, findings);
  };
  const hasTitle = lines.some((line) => segmentsOf(line).some((cell) => isTitle(cell, type, lines)));
  if (isProse && !hasTitle && !certifying.test(lines.map(({ tokens }) => joinWords(tokens)).join(' '))) return false;
  const hasShares = type === 'PAYSLIP' && weighContributions(lines) > 0;
  const stated = facts.filter((names) => names.some(isStated)).length + Number(hasTitle) + Number(hasShares);
  return needed.every((names) => names.some(isStated)) && stated >= min;
}

/** True for the name of whoever signs a letter, read as the name of its subject. */
function isOfSignatory({ tokens }: Finding, findings: Findings): boolean {
  const signed = findings.get('signatoryName')?.tokens ?? [];
  return tokens.length > 0 && tokens.every((token) => signed.includes(token));
}

function hasPhrase(type: ReadableType, lines: readonly Line[]): boolean {
  return findPhrases(lines, phrases).some(({ meanings }) =>
    meanings.some((sign: TypeSign) => sign.type === type && !sign.isShared),
  );
}

function isTitle(cell: readonly Token[], type: ReadableType, lines: readonly Line[]): boolean {
  return findPhrases([cell[0]!.line], phrases).some(
    ({ tokens, meanings }) =>
      tokens.every((token) => cell.includes(token)) &&
      cell.length - tokens.length <= maxWordsBesideTitle &&
      tokens[0]!.line.number <= lines.length &&
      meanings.some((sign: TypeSign) => sign.type === type && sign.weight >= titleWeight),
  );
}

/** True when more words surround the value than its label and other values explain. */
function isInSentence({ tokens, label }: Finding, findings: Findings): boolean {
  if (tokens.length === 0) return false;
  const explained = new Set([...findings.values()].flatMap((finding) => [...finding.tokens]));
  const said = new Set(
    [...findings.values(), { label }].flatMap((each) => (each.label ?? '').split(/\s+/).map(foldWord)),
  );
  const cells = [
    ...new Set(tokens.map(({ line, segment }) => line.tokens.filter((token) => token.segment === segment))),
  ];
  const stray = cells
    .flat()
    .filter((token) => /\p{L}{2}/u.test(token.text) && !explained.has(token) && !said.has(token.folded));
  return new Set(stray).size > strayWords;
}
