import { groupDigits } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { type BillFacts, makeBillFacts } from '../bill-facts.ts';
import { amountText, beside, type Draft, lines, stacked, table, writeDay } from '../draft.ts';

/** A fibre provider's statement: customer on the left, boxes on the right, the whole calculation in one table. */
function fiber(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const border = '1px solid #c9c9c9';
  const day = (iso: string) => writeDay(iso, 'DD MMM YYYY');
  return `<div style="display:flex;justify-content:space-between"><div><b style="font-size:1.6em;color:#d97706">${show('supplier', of.supplier)}</b><br><small>VAT REG TIN:
  008-${random.digits(3)}-${random.digits(3)}-000</small></div><b style="font-size:1.2em">Statement of Account</b></div>
<div style="display:flex;gap:24px;margin:16px 0"><div style="flex:1">${draft.name('fullName', 'natural-capitals', true)}<br>${show('address', person.address)}</div><div style="flex:1">${table(
    [
      ['Account No.', show('accountNumber', of.account)],
      ['SOA No.', show('statementNumber', `SOA${random.digits(9)}`)],
      ['SOA Date', draft.date('statementDate', of.issued, 'DD MMM YYYY')],
      ['Billing Period', draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`)],
      ['<b>Due Date</b>', `<b>${draft.date('dueDate', of.due, 'DD MMM YYYY')}</b>`],
      ['<b>Total Amount Due</b>', `<b>${draft.money('dueAmount', of.total, 'Php ')}</b>`],
    ],
    { border },
  )}</div></div>
${table(
  [
    ['Previous Balance', draft.money('previousDueAmount', of.previous)],
    ['Less: Payments', `(${amountText(of.paid)})`],
    ['Outstanding Balance', draft.money('balanceAmount', of.balance)],
    ['Monthly Subscription - Fiber Plan 1500', amountText(of.charges[0]![1])],
    ['Installation Fee (Installment)', amountText(of.charges[1]![1])],
    ['Others', amountText(of.charges[2]![1])],
    ['VAT 12%', draft.money('vatAmount', of.vat)],
    ['Total Current Charges', draft.money('currentBillAmount', of.current)],
    ['<b>TOTAL AMOUNT DUE</b>', `<b>${amountText(of.total, 'Php ')}</b>`],
  ],
  { head: ['PARTICULARS', 'AMOUNT'], border },
)}
<p style="font-size:.85em">Please pay on or before the due date to avoid service interruption. Make all checks payable to the company. For billing concerns, email us at billing@example.com.</p>`;
}

const charge = (of: BillFacts, at: number) => of.charges[at]![1];

/** A city's private power distributor: two columns below a boxed summary. */
function power(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'electricCompanies');
  const border = '1px solid #2b4c7e';
  const day = (iso: string) => writeDay(iso, 'MMM DD, YYYY');
  const section = (title: string, rows: string[][]) =>
    `<div style="color:#2b4c7e;font-weight:700;border-bottom:${border};margin-top:8px">${title}</div>${table(rows)}`;
  const half = Math.round(of.vat * 60) / 100;
  return `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:1.45em;color:#2b4c7e">${show('supplier', of.supplier)}</b><div
  style="text-align:right"><b>ELECTRIC BILL</b><br><small>Bill No. ${show('statementNumber', random.digits(12))}</small></div></div>
${stacked(
  [
    ['ACCOUNT NUMBER', `<b>${show('accountNumber', of.account, groupDigits(of.account, [4, 4, 2]))}</b>`],
    ['BILL DATE', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
    ['DUE DATE', `<b>${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</b>`],
    ['AMOUNT DUE', `<b>${draft.money('dueAmount', of.total, '₱')}</b>`],
  ],
  4,
  { border },
)}
${lines(
  [
    ['Customer Name', draft.name('fullName', 'capitals', true)],
    ['Service Address', show('address', person.address)],
    ['Billing Period', draft.period(of.start, of.end, `${day(of.start)} to ${day(of.end)}`)],
    ['Meter Number', random.digits(9)],
  ],
  { width: 120 },
)}
${beside(
  `${section('METER READING', [
    ['Present Reading', show('presentReading', of.before + of.used)],
    ['Previous Reading', show('previousReading', of.before)],
    ['Multiplier', '1.00'],
    ['kWh Consumption', show('currentPeriodUsage', of.used)],
  ])}${section('SUMMARY', [
    ['Previous Bill', draft.money('previousDueAmount', of.previous)],
    [
      `Payment - ${draft.date('paymentDate', addDays(of.start, random.between(3, 20)), 'MMM DD, YYYY')}`,
      amountText(-of.paid),
    ],
    ['Unpaid Balance', draft.money('balanceAmount', of.balance)],
    ['Current Bill', draft.money('currentBillAmount', of.current)],
    ['<b>Total Amount Due</b>', `<b>${amountText(of.total)}</b>`],
  ])}`,
  `${section('GENERATION &amp; TRANSMISSION', [
    ['Generation Charge', amountText(charge(of, 0))],
    ['Transmission Charge', amountText(charge(of, 1))],
    ['System Loss Charge', amountText(charge(of, 2))],
  ])}${section('DISTRIBUTION', [['Distribution, Supply and Metering', amountText(charge(of, 3))]])}${section(
    'GOVERNMENT CHARGES',
    [
      ['VAT on Generation', amountText(half)],
      ['VAT on Distribution', amountText(of.vat - half)],
      ['Total VAT', draft.money('vatAmount', of.vat)],
    ],
  )}`,
)}
<small>Keep this bill for reference. Pay at any of our collection centers or through online banking.</small>`;
}

/** A receipt printed at the door by the meter reader. */
function water(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'waterCompanies');
  const width = 40;
  const row = (label: string, html: string) =>
    `${label}${' '.repeat(Math.max(1, width - label.length - html.replace(/<[^>]+>/g, '').length))}${html}`;
  const middle = (html: string) =>
    ' '.repeat(Math.max(0, Math.floor((width - html.replace(/<[^>]+>/g, '').length) / 2))) + html;
  const rule = '-'.repeat(width);
  const wrap = (text: string) => text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'g'), '$1\n').trimEnd();
  const address = person.address.toUpperCase();
  return `<div style="width:420px;margin:0 auto"><pre style="font:15px/1.4 'Liberation Mono';margin:0">${middle(show('supplier', of.supplier.toUpperCase()))}
${middle('WATER BILL')}
${middle(`Bill No. ${show('statementNumber', random.digits(9))}`)}
${rule}
Account No: ${show('accountNumber', of.account, groupDigits(of.account, [3, 2, 5]))}
${draft.name('fullName', 'capitals', true)}
${show('address', address, wrap(address))}
Class: Residential 1/2"
${rule}
${row('Bill Date', draft.date('statementDate', of.issued, 'MM/DD/YYYY'))}
${row('Period From', draft.date('startDate', of.start, 'MM/DD/YYYY'))}
${row('Period To', draft.date('endDate', of.end, 'MM/DD/YYYY'))}
${row('Present Reading', show('presentReading', of.before + of.used))}
${row('Previous Reading', show('previousReading', of.before))}
${row('Consumption (cu.m.)', show('currentPeriodUsage', of.used))}
${rule}
${row('Water Charge', amountText(charge(of, 0)))}
${row('Environmental Fee', amountText(charge(of, 1) + charge(of, 2)))}
${row('Meter Maintenance', amountText(charge(of, 3)))}
${row('VAT', draft.money('vatAmount', of.vat))}
${row('Current Bill', draft.money('currentBillAmount', of.current))}
${row('Arrears', draft.money('balanceAmount', of.balance))}
${rule}
${row('TOTAL AMOUNT DUE', draft.money('dueAmount', of.total, 'P'))}
${row('DUE DATE', draft.date('dueDate', of.due, 'MM/DD/YYYY'))}
${row('Penalty after due date', amountText(of.current * 0.1))}
${rule}
${middle('Please bring this bill when paying.')}
${middle('Salamat po!')}</pre></div>`;
}

export const bills = { telco: fiber, power, water };
