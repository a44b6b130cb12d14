import { groupDigits, roundCents } from '../formats.ts';
import { amountText, beside, type Draft, lines, type Pair, stacked, table, textOf } from './draft.ts';

const tin = (digits: string) => groupDigits(digits, [3, 3, 3, 3]);

function amounts({ random }: Draft) {
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const base = some(130_000, 760_000);
  const exempt = some(20_000, 100_000);
  return { base, exempt, gross: roundCents(base + exempt), tax: some(0, 80_000) };
}

/** A year, and its period without the year. */
function period(draft: Draft): { year: string; from: string; to: string } {
  const { random, year, show } = draft;
  const [from, to] = random.pick([
    ['01/01', '12/31'],
    ['02/16', '12/31'],
    ['01/01', '09/30'],
  ] as const);
  const put = () =>
    Object.assign(draft.truth, {
      startDate: `${year}-${from.replace('/', '-')}`,
      endDate: `${year}-${to.replace('/', '-')}`,
    });
  const shown = (text: string) => {
    const html = show('startDate endDate', text);
    put();
    return html;
  };
  return { year: shown(String(year)), from: shown(from), to: shown(to) };
}

const person = (draft: Draft): { tin: string; name: string; born: string } => ({
  tin: draft.show('taxNumber', draft.person.taxNumber, tin(draft.person.taxNumber)),
  name: draft.name('employeeName', 'capitals'),
  born: draft.date('dateOfBirth', draft.person.dateOfBirth, 'MM/DD/YYYY'),
});
const title =
  '<b>Certificate of Compensation<br>Payment/Tax Withheld</b><br><small>For Compensation Payment With or Without Tax Withheld</small>';
const box = '1px solid #333';

/** Parties on the left, amounts on the right, as on BIR's form. */
function official(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  return `<div style="display:flex;justify-content:space-between"><div>BIR Form No.<br><b style="font-size:1.6em">2316</b><br><small>September 2021 (ENCS)</small></div><div>${title}</div></div>
${stacked(
  [
    ['1 For the Year (YYYY)', when.year],
    ['2 For the Period From (MM/DD)', when.from],
    ['To (MM/DD)', when.to],
  ],
  3,
  { border: box },
)}
${beside(
  `<b>Part I - Employee Information</b>${stacked(
    [
      ['3 TIN', of.tin],
      ["4 Employee's Name (Last Name, First Name, Middle Name)", of.name],
      ['6 Registered Address', draft.person.address],
      ['7 Date of Birth (MM/DD/YYYY)', of.born],
    ],
    1,
    { border: box },
  )}<b>Part II - Employer Information (Present)</b>${stacked(
    [
      ['12 TIN', tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12))],
      ["13 Employer's Name", draft.show('employerName', draft.company.name)],
      ['14 Registered Address', textOf(draft.company.address)],
    ],
    1,
    { border: box },
  )}`,
  `<b>Part IV-B Details of Compensation Income</b>${table(
    [
      ['27 Basic Salary (including the exempt P250,000 &amp; below)', draft.money('baseAmount', money.base)],
      ['32 13th Month Pay and Other Benefits (maximum of P90,000)', amountText(money.exempt)],
      ['36 Total Non-Taxable/Exempt Compensation Income', amountText(money.exempt)],
    ],
    { border: box },
  )}`,
)}
<b>Part IVA - Summary</b>${table(
    [
      [
        '19 Gross Compensation Income from Present Employer (Sum of Items 36 and 50)',
        draft.money('grossAmount', money.gross),
      ],
      [
        '20 Less: Total Non-Taxable/Exempt Compensation Income from Present Employer (From Item 36)',
        amountText(money.exempt),
      ],
      ['21 Taxable Compensation Income from Present Employer (Item 19 Less Item 20)', amountText(money.base)],
      ['24 Tax Due', amountText(money.tax)],
    ],
    { border: box },
  )}`;
}

/** The previous form with its own numbering. */
function older(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  return `<center>Republika ng Pilipinas<br>Kagawaran ng Pananalapi<br>Kawanihan ng Rentas Internas<br>${title}</center><div>BIR Form No. 2316 July 2008 (ENCS)</div>
${lines(
  [
    ['1 For the Year', when.year],
    ['2 For the Period', `From ${when.from} To ${when.to}`],
    ['3 Taxpayer Identification No.', of.tin],
    ["4 Employee's Name", of.name],
    ['8 Date of Birth', of.born],
    ['15 Taxpayer Identification No.', tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12))],
    ["16 Employer's Name", draft.show('employerName', draft.company.name)],
    ['21 Gross Compensation Income from Present Employer', draft.money('grossAmount', money.gross)],
    ['22 Less: Total Non-Taxable/Exempt', amountText(money.exempt)],
    ['42 Basic Salary', draft.money('baseAmount', money.base)],
  ],
  { width: 360, mark: '' },
)}`;
}

/** A payroll system's own print of the form. */
function system(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  return `<h1>BIR 2316 - Certificate of Compensation Payment / Tax Withheld</h1>
${table([
  ['Taxable Year', when.year],
  ['Period Covered', `${when.from} - ${when.to}`],
  ['Employee TIN', of.tin],
  ['Employee Name', of.name],
  ['Date of Birth', of.born],
  ['Employer TIN', tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12))],
  ['Employer Name', draft.show('employerName', draft.company.name)],
])}
<h2>Summary</h2>${table([
    ['Basic Salary', draft.money('baseAmount', money.base)],
    ['13th Month Pay and Other Benefits', amountText(money.exempt)],
    ['Total Compensation Income', draft.money('grossAmount', money.gross)],
    ['Total Taxes Withheld', amountText(money.tax)],
  ])}`;
}

function columns(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  const numbered = (pairs: Pair[]) =>
    table(
      pairs.map(([label, value], at) => [`${at + 19}`, label, value]),
      { border: box },
    );
  return `<center>Bureau of Internal Revenue<br><b>CERTIFICATE OF COMPENSATION PAYMENT / TAX WITHHELD</b><br>BIR FORM 2316</center>
${stacked(
  [
    ['Year', when.year],
    ['From', when.from],
    ['To', when.to],
  ],
  3,
)}
<b>EMPLOYEE</b>${stacked(
    [
      ['TIN', of.tin],
      ['NAME', of.name],
      ['BIRTHDATE', of.born],
    ],
    3,
    { border: box },
  )}
<b>PRESENT EMPLOYER</b>${stacked(
    [
      ['TIN', tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12))],
      ['REGISTERED NAME', draft.show('employerName', draft.company.name)],
    ],
    2,
    { border: box },
  )}
${numbered([
  ['Gross Compensation Income', draft.money('grossAmount', money.gross)],
  ['Less: Non-taxable / Exempt Compensation', amountText(money.exempt)],
  ['Taxable Compensation', amountText(money.base)],
  ['Tax Due', amountText(money.tax)],
  ['Basic Salary', draft.money('baseAmount', money.base)],
])}`;
}

function worded(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  return `<b>${draft.show('employerName', draft.company.name)}</b><br>TIN ${tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12))}<h1>Certificate of Compensation Payment / Tax Withheld (BIR
  Form 2316)</h1>
${lines(
  [
    ['For the year', when.year],
    ['For the period', `${when.from} to ${when.to}`],
    ['Name of employee', of.name],
    ["Employee's TIN", of.tin],
    ["Employee's date of birth", of.born],
  ],
  { width: 220 },
)}<hr>
${lines(
  [
    ['Gross compensation', draft.money('grossAmount', money.gross)],
    ['Non-taxable compensation', amountText(money.exempt)],
    ['Basic pay', draft.money('baseAmount', money.base)],
    ['Tax withheld', amountText(money.tax)],
  ],
  { width: 220 },
)}`;
}

function printed(draft: Draft): string {
  const of = person(draft);
  const when = period(draft);
  const money = amounts(draft);
  const row = (label: string, value: string) => `${label.padEnd(44)}${value}`;
  return `<pre style="font:12px/1.5 'Liberation Mono'">BIR FORM NO. 2316   CERTIFICATE OF COMPENSATION PAYMENT / TAX WITHHELD

1  FOR THE YEAR ${when.year}     2  FOR THE PERIOD FROM ${when.from} TO ${when.to}
PART I  EMPLOYEE INFORMATION
${row('3  TIN', of.tin)}
${row('4  EMPLOYEE NAME (LAST, FIRST, MIDDLE)', of.name)}
${row('7  DATE OF BIRTH', of.born)}
PART II  EMPLOYER INFORMATION (PRESENT)
${row('12 TIN', tin(draft.company.taxNumber.padEnd(12, '0').slice(0, 12)))}
${row("13 EMPLOYER'S NAME", draft.show('employerName', draft.company.name.toUpperCase()))}
PART IV-A SUMMARY
${row('19 GROSS COMPENSATION INCOME', draft.money('grossAmount', money.gross))}
${row('20 LESS: TOTAL NON-TAXABLE', amountText(money.exempt))}
${row('21 TAXABLE COMPENSATION INCOME', amountText(money.base))}
${row('37 BASIC SALARY', draft.money('baseAmount', money.base))}</pre>`;
}

export const taxForms = {
  molave: official,
  narra: older,
  acacia: system,
  yakal: columns,
  kamagong: worded,
  dao: printed,
};
