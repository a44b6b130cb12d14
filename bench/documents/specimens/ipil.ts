import { nameParts } from '../name-parts.ts';
import { addDays, isoDate, makePerson } from '../people.ts';
import { type BillKind, makeBillFacts } from './bill-facts.ts';
import {
  amountText,
  beside,
  type Draft,
  lines,
  makeCutoff,
  makePay,
  stacked,
  table,
  textOf,
  writeDay,
} from './draft.ts';

/** A set with wording and places that no other set has. */
function payslip(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show } = draft;
  const pay = makePay(
    draft,
    ['Salary', 'Incentive', 'Meal'],
    ['Social Security', 'Health Insurance', 'Housing Fund', 'BIR Tax'],
  );
  return `<div style="text-align:right"><b>${show('employerName', draft.company.name)}</b><br>Pay Statement</div>
${lines(
  [
    ['Prepared for', draft.name('employeeName', 'natural')],
    ['Team member ID', person.employeeNumber],
    ['Covering', draft.period(start, end, `${writeDay(start, 'DD MMM YY')} to ${writeDay(end, 'DD MMM YY')}`)],
    ['Money in your account on', draft.date('payDate', addDays(end, 3), 'DD MMM YY')],
    ['Social Security No.', show('ssNumber', person.ssNumber)],
    ['PhilHealth Identification No.', show('philHealthNumber', person.philHealthNumber)],
    ['Pag-IBIG MID', show('pagIbigNumber', person.pagIbigNumber)],
    ['Tax Identification', show('taxNumber', person.taxNumber)],
  ],
  { width: 230, mark: '' },
)}
${table(
  [
    ...pay.earnings.map(([name, amount]) => [name, amountText(amount), '']),
    ...pay.deductions.map(([name, amount]) => [name, '', amountText(amount)]),
    ['Sum', draft.money('grossAmount', pay.gross), amountText(pay.deducted)],
    ['What you receive', draft.money('netAmount', pay.net, 'PHP '), ''],
  ],
  { head: ['', 'Plus', 'Minus'], border: '1px solid #aaa' },
)}`;
}

function clearance(draft: Draft): string {
  const { person, show, random, year } = draft;
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(2)}${random.digits(6)}`;
  const status = person.maritalStatus;
  return `<center><b>NATIONAL BUREAU OF INVESTIGATION</b><br>Clearance for any legal purpose</center>
${table(
  [
    ['Family name', 'Given names', 'Maternal surname'],
    [
      show('lastName', person.lastName.toUpperCase()),
      show('firstName', person.firstName.toUpperCase()),
      show('middleName', person.middleName.toUpperCase()),
    ],
  ],
  { border: '1px solid #888' },
).replace(/text-align:right/g, 'text-align:left')}
${lines([
  ['Born', draft.date('dateOfBirth', person.dateOfBirth, 'D MMMM YYYY')],
  ['Residing at', show('address', person.address)],
  [
    'Sex / Civil status',
    `${show('gender', person.gender === 'MALE' ? 'Male' : 'Female')} / ${show('maritalStatus', status[0] + status.slice(1).toLowerCase())}`,
  ],
  ['Nationality', show('citizenship', 'Filipino')],
  ['Findings', show('remark', 'NO RECORD ON FILE')],
  ['NBI clearance ref.', show('nbiIdNumber', number)],
  ['Not valid after', draft.date('expireDate', addDays(issued, 365), 'D MMMM YYYY')],
])}`;
}

function taxForm(draft: Draft): string {
  const { person, show, year } = draft;
  const base = draft.random.between(150_000_00, 600_000_00) / 100;
  return `<b>BIR Form 2316</b> Certificate of Compensation Payment / Tax Withheld, taxable year ${draft.period(`${year}-01-01`, `${year}-12-31`, String(year))}
${beside(
  `<h2>Payee</h2>${lines(
    [
      ['Name', draft.name('employeeName', 'capitals')],
      ['TIN', show('taxNumber', person.taxNumber)],
      ['Born on', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')],
    ],
    { width: 90 },
  )}`,
  `<h2>Withholding agent</h2>${lines(
    [
      ['Name', show('employerName', draft.company.name)],
      ['Address', textOf(draft.company.address)],
    ],
    { width: 90 },
  )}`,
)}
${table([
  ['Basic salary for the year', draft.money('baseAmount', base)],
  ['13th month pay', amountText(base / 12)],
  ['Gross compensation income', draft.money('grossAmount', Math.round(base * 100 + (base / 12) * 100) / 100)],
  ['Tax withheld', amountText(base / 20)],
])}`;
}

function bill(draft: Draft, kind: BillKind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const words = {
    telcos: 'mobile data and calls',
    electricCompanies: 'electricity in kWh',
    waterCompanies: 'water in cubic meters',
  };
  const meter =
    kind === 'telcos'
      ? ''
      : stacked(
          [
            ['Meter today', show('presentReading', of.before + of.used)],
            ['Meter last time', show('previousReading', of.before)],
            ['You used', show('currentPeriodUsage', of.used)],
          ],
          3,
        );
  return `<b style="font-size:1.4em">${show('supplier', of.supplier)}</b><p>Your bill for ${words[kind]}</p>
${lines(
  [
    ['This bill is for', draft.name('fullName', 'natural', true)],
    ['Delivered at', show('address', person.address)],
    ['Account', show('accountNumber', of.account)],
    ['Bill no.', show('statementNumber', draft.random.digits(9))],
    ['Made on', draft.date('statementDate', of.issued, 'D MMMM YYYY')],
    [
      'For',
      draft.period(of.start, of.end, `${writeDay(of.start, 'D MMMM YYYY')} to ${writeDay(of.end, 'D MMMM YYYY')}`),
    ],
    ['Settle by', draft.date('dueDate', of.due, 'D MMMM YYYY')],
  ],
  { mark: '' },
)}${meter}
${table([
  ...of.charges.map(([name, amount]) => [name, amountText(amount)]),
  ['VAT', draft.money('vatAmount', of.vat, '₱')],
  ['New this time', draft.money('currentBillAmount', of.current, '₱')],
  ['Before', draft.money('previousDueAmount', of.previous, '₱')],
  ['Paid', amountText(-of.paid, '₱')],
  ['Left over', draft.money('balanceAmount', of.balance, '₱')],
  ['To pay now', draft.money('dueAmount', of.total, '₱')],
])}`;
}

function certificate(draft: Draft): string {
  const { random, person, year, show } = draft;
  const start = isoDate(year - random.between(1, 8), random.between(1, 12), random.between(1, 28));
  const signer = makePerson(random);
  const title = person.gender === 'MALE' ? 'Mr.' : 'Ms.';
  return `<b>${show('employerName', draft.company.name)}</b><h1>CERTIFICATE OF EMPLOYMENT</h1><p>We hereby attest that
  ${title} ${draft.name('fullName', 'initial', true)} joined our company on ${draft.date('startDate', start, 'MMMM D, YYYY')} and works with us to this day as ${show(
    'position',
    random.pick(nameParts.positions),
  )}.</p><p>Signed in Makati on ${draft.date('issueDate', isoDate(year, 6, random.between(1, 28)), 'MMMM D, YYYY')}.</p><p style="margin-top:40px">${show(
    'signatoryName',
    `${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`.toUpperCase(),
  )}<br>${show('signatoryPosition', 'Chief People Officer')}</p>`;
}

function card(draft: Draft): string {
  const { person, show } = draft;
  return `<div style="border:1px solid #666;width:420px;padding:16px"><b>${textOf(draft.company.name)}</b><h2>${draft.name('name', 'natural')}</h2>${lines(
    [
      ['Badge', show('idCard1', person.employeeNumber)],
      ['Born', draft.date('dateOfBirth', person.dateOfBirth, 'MMM DD, YYYY')],
      ['Lives at', show('address', person.address)],
      ['PhilHealth', show('philHealthNumber', person.philHealthNumber)],
      ['HDMF', show('pagIbigNumber', person.pagIbigNumber)],
    ],
    { width: 100 },
  )}<p>Employee identification card, property of the company. In case of emergency call ${person.phoneNumber}. If found, please return.</p></div>`;
}

export const ipil = { payslip, clearance, taxForm, bill, certificate, card };
