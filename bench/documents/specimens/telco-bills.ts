import { makeBillFacts } from './bill-facts.ts';
import { amountText, beside, type Draft, lines, stacked, table, textOf, writeDay } from './draft.ts';

const charged = (list: [string, number][]) => list.map(([name, amount]) => [name, amountText(amount)]);
const upTo = (start: string, end: string, format: 'MM/DD/YYYY' | 'MMM DD, YYYY' | 'DD MMM YYYY' | 'DD-MMM-YY') =>
  `${writeDay(start, format)} to ${writeDay(end, format)}`;

/** Prints the amount due in large type beside the address. */
function large(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  return `<div style="display:flex;justify-content:space-between"><b style="font-size:1.5em">${show('supplier', of.supplier)}</b><span>Statement of Account</span></div>
${beside(
  `<br>${draft.name('fullName', 'capitals', true)}<br>${show('address', person.address)}`,
  `<div style="background:#e8eefc;padding:12px">Amount to Pay<div
style="font-size:1.8em">${draft.money('dueAmount', of.total, '₱')}</div>Due Date<div>${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</div></div>`,
)}
${stacked(
  [
    ['Account Number', show('accountNumber', of.account)],
    ['Mobile Number', show('phoneNumber', person.phoneNumber)],
    ['Bill Period', draft.period(of.start, of.end, upTo(of.start, of.end, 'MM/DD/YYYY'))],
    ['Bill Date', draft.date('statementDate', of.issued, 'MM/DD/YYYY')],
  ],
  4,
)}
<h2>Previous Bill Activity</h2>${table([
    ['Previous Bill Amount', draft.money('previousDueAmount', of.previous)],
    ['Less: Payment/s', amountText(-of.paid)],
    ['Remaining Balance', draft.money('balanceAmount', of.balance)],
  ])}
<h2>Current Bill Charges</h2>${table([...charged(of.charges), ['VAT', draft.money('vatAmount', of.vat)], ['Total Current Charges', draft.money('currentBillAmount', of.current)]])}<small>Postpaid
plan 1499. Data allowance 20 GB.</small>`;
}

function boxed(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  return `<b>${show('supplier', of.supplier)}</b> Fiber Internet Billing Invoice${beside(
    lines(
      [
        ['Acct. Name', draft.name('fullName', 'natural', true)],
        ['Acct. No.', show('accountNumber', of.account)],
        ['Address', show('address', person.address)],
      ],
      { width: 100 },
    ),
    lines(
      [
        ['Invoice No.', show('statementNumber', draft.random.digits(9))],
        ['Invoice Date', draft.date('statementDate', of.issued, 'DD MMM YYYY')],
        ['Svc Period', draft.period(of.start, of.end, upTo(of.start, of.end, 'DD MMM YYYY'))],
        ['Due Date', draft.date('dueDate', of.due, 'DD MMM YYYY')],
      ],
      { width: 100 },
    ),
  )}
${table(
  [
    ['Balance from last bill', draft.money('previousDueAmount', of.previous)],
    ['Payments received', amountText(of.paid)],
    ['Overdue balance', draft.money('balanceAmount', of.balance)],
    ['Current charges', draft.money('currentBillAmount', of.current)],
    ['TOTAL AMOUNT DUE', draft.money('dueAmount', of.total, 'PHP ')],
  ],
  { border: '1px solid #333' },
)}
<h2>Details of charges</h2>${table([...charged(of.charges), ['12% VAT', draft.money('vatAmount', of.vat)]])}`;
}

function letter(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  return `<h1>${show('supplier', of.supplier)}</h1><p>Hi ${textOf(person.firstName)}, here is your mobile postpaid bill.</p>
${stacked(
  [
    ['Account name', draft.name('fullName', 'natural', true)],
    ['Account no.', show('accountNumber', of.account)],
    ['Your number', show('phoneNumber', person.phoneNumber)],
    ['Billing cycle', draft.period(of.start, of.end, upTo(of.start, of.end, 'MMM DD, YYYY'))],
    ['Statement date', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
    ['Pay by', draft.date('dueDate', of.due, 'MMM DD, YYYY')],
  ],
  3,
)}
${table([
  ['Last bill', draft.money('previousDueAmount', of.previous, '₱')],
  ['Payments since last bill', amountText(-of.paid, '₱')],
  ['Unpaid balance', draft.money('balanceAmount', of.balance, '₱')],
  ["This month's charges", draft.money('currentBillAmount', of.current, '₱')],
  ['<b>Total amount to pay</b>', draft.money('dueAmount', of.total, '₱')],
])}
${table([...charged(of.charges), ['VAT 12%', draft.money('vatAmount', of.vat, '₱')]])}`;
}

function headed(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const border = '1px solid #555';
  return `<div style="background:#b91c1c;color:#fff;padding:12px"><b>${show('supplier', of.supplier)}</b> &nbsp; Home Broadband</div>
<p>${draft.name('fullName', 'capitals', true)}<br>${show('address', person.address)}</p>
${table(
  [
    [
      show('accountNumber', of.account),
      draft.date('statementDate', of.issued, 'DD-MMM-YY'),
      draft.date('dueDate', of.due, 'DD-MMM-YY'),
      draft.money('dueAmount', of.total, 'P'),
    ],
  ],
  { head: ['ACCOUNT NUMBER', 'STATEMENT DATE', 'DUE DATE', 'AMOUNT DUE'], border },
)}
${lines(
  [
    ['BILLING PERIOD', draft.period(of.start, of.end, upTo(of.start, of.end, 'DD-MMM-YY'))],
    ['SERVICE TELEPHONE NO.', show('phoneNumber', person.phoneNumber)],
  ],
  { width: 200 },
)}
${table(
  [
    ['PREVIOUS BALANCE', draft.money('previousDueAmount', of.previous)],
    ['PAYMENTS', amountText(of.paid)],
    ['BALANCE FROM PREVIOUS BILL', draft.money('balanceAmount', of.balance)],
    ['CURRENT CHARGES', draft.money('currentBillAmount', of.current)],
  ],
  { border },
)}
${table([...charged(of.charges), ['VALUE ADDED TAX', draft.money('vatAmount', of.vat)]])}`;
}

/** Prints the amount due first, everything else small below. */
function narrow(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  return `<center><b style="font-size:1.3em">${show('supplier', of.supplier)}</b><br>Wireless Billing Statement</center>
${lines(
  [
    ['Customer', draft.name('fullName', 'initial', true)],
    ['Customer Acct. #', show('accountNumber', of.account)],
    ['SOA No.', show('statementNumber', draft.random.digits(10))],
    ['SOA Dt.', draft.date('statementDate', of.issued, 'MM-DD-YYYY')],
    [
      'Coverage',
      draft.period(of.start, of.end, `${writeDay(of.start, 'MM-DD-YYYY')} - ${writeDay(of.end, 'MM-DD-YYYY')}`),
    ],
    ['Pymt. Due Dt.', draft.date('dueDate', of.due, 'MM-DD-YYYY')],
    ['Email', show('emailAddress', person.emailAddress)],
  ],
  { width: 180 },
)}<hr>
${lines(
  [
    ['Prev. Bal.', draft.money('previousDueAmount', of.previous)],
    ['Less Pymts.', amountText(of.paid)],
    ['Outstanding Bal.', draft.money('balanceAmount', of.balance)],
    ...charged(of.charges).map(([label, value]) => [label!, value!] as const),
    ['VAT', draft.money('vatAmount', of.vat)],
    ['Total Curr. Charges', draft.money('currentBillAmount', of.current)],
    ['Total Amt. Due', draft.money('dueAmount', of.total, 'Php ')],
  ],
  { width: 220 },
)}`;
}

function summed(draft: Draft): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, 'telcos');
  return `<b style="font-size:1.4em">${show('supplier', of.supplier)}</b>${beside(
    `<h2>Bill to</h2>${draft.name('fullName', 'natural', true)}<br>${show('address', person.address)}`,
    `<h2>Bill summary</h2>${lines(
      [
        ['Account', show('accountNumber', of.account)],
        ['Bill number', show('statementNumber', draft.random.digits(8))],
        ['Bill issued on', draft.date('statementDate', of.issued, 'DD MMM YYYY')],
        ['Please pay on or before', draft.date('dueDate', of.due, 'DD MMM YYYY')],
      ],
      { width: 170 },
    )}`,
  )}
<h2>Internet plan,
${draft.period(of.start, of.end, `${writeDay(of.start, 'DD MMM YYYY')} – ${writeDay(of.end, 'DD MMM YYYY')}`)}</h2>${table(
    [
      ...charged(of.charges),
      ['VAT (12%)', draft.money('vatAmount', of.vat)],
      ['Sub-total: current charges', draft.money('currentBillAmount', of.current)],
      ['Amount of previous bill', draft.money('previousDueAmount', of.previous)],
      ['Amount paid, thank you', amountText(-of.paid)],
      ['Amount still unpaid', draft.money('balanceAmount', of.balance)],
      ['<b>Please pay this amount</b>', draft.money('dueAmount', of.total, '₱ ')],
    ],
  )}`;
}

export const telcoBills = { molave: large, narra: boxed, acacia: letter, yakal: headed, kamagong: narrow, dao: summed };
