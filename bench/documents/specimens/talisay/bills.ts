import { groupDigits } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, lines, stacked, table, writeDay } from '../draft.ts';

const charged = (list: [string, number][]) => list.map(([name, amount]) => [name, amountText(amount)]);

/** A mobile postpaid bill sent by mail. */
function mobile(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const off = -random.between(20_00, 180_00) / 100;
  const total = Math.round((of.total + off) * 100) / 100;
  const line = (label: string, value: string, isBold = false) =>
    `<div
    style="display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #e3e3e3;${
      isBold ? 'font-weight:700;font-size:1.1em' : ''
    }"><span>${label}</span><span>${value}</span></div>`;
  return `<div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:1.9em;color:#0033a0">${show('supplier', of.supplier)}</b><div style="text-align:right"><b
  style="font-size:1.2em">Your Mobile Bill</b><br>Invoice No. ${show('statementNumber', random.digits(10))}</div></div>
<div style="background:#0033a0;color:#fff;border-radius:14px;padding:16px 22px;display:flex;justify-content:space-between;margin:14px 0"><div>Amount Due<div
style="font-size:2em;font-weight:700">${draft.money('dueAmount', total, '₱')}</div></div><div style="text-align:right">Due Date<div
style="font-size:2em;font-weight:700">${draft.date('dueDate', of.due, 'MMM D, YYYY')}</div></div></div>
<div style="display:flex;gap:30px"><div
style="flex:1"><b>${draft.name('fullName', 'natural', true)}</b><br>${show('address', person.address)}<br><br>${show('emailAddress', person.emailAddress)}</div><div style="flex:1">${lines(
    [
      ['Account Number', show('accountNumber', of.account)],
      ['Mobile Number', show('phoneNumber', person.phoneNumber)],
      [
        'Bill Period',
        draft.period(of.start, of.end, `${writeDay(of.start, 'MM/DD/YY')} to ${writeDay(of.end, 'MM/DD/YY')}`),
      ],
      ['Bill Date', draft.date('statementDate', of.issued, 'MM/DD/YY')],
      ['Credit Limit', '₱5,000.00'],
    ],
    { width: 120, mark: '' },
  )}</div></div>
<h2 style="color:#0033a0;margin-top:20px">Bill
Summary</h2>${line('Previous Bill Amount', draft.money('previousDueAmount', of.previous, '₱'))}${line('Payments Received', `-${amountText(of.paid, '₱')}`)}${line(
    'Overdue Amount',
    draft.money('balanceAmount', of.balance, '₱'),
  )}${line('Adjustments', draft.money('adjustmentAmount', off, '₱'))}${line('Current Charges', draft.money('currentBillAmount', of.current, '₱'))}${line(
    'Total Amount Due',
    amountText(total, '₱'),
    true,
  )}
<h2 style="color:#0033a0;margin-top:20px">Current
Charges</h2>${line('Monthly Recurring Fee', amountText(of.charges[0]![1], '₱'))}${line('Add-on Data', amountText(of.charges[1]![1], '₱'))}${line(
    'Usage Outside Plan',
    amountText(of.charges[2]![1], '₱'),
  )}${line('VAT', draft.money('vatAmount', of.vat, '₱'))}
<p style="font-size:.8em;margin-top:14px">Pay through our app, online banking, or any accredited payment center. Late payments are subject to temporary disconnection of your line.</p>`;
}

/** An electric cooperative's narrow bill with the amount after the due date. */
function cooperative(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'electricCompanies');
  const border = '1px solid #555';
  const row = (label: string, value: string) =>
    `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`;
  const rate = (name: string, amount: number) =>
    `<tr><td>${name}</td><td style="text-align:right">${(amount / of.used).toFixed(4)}</td><td style="text-align:right">${amountText(amount)}</td></tr>`;
  return `<div style="width:540px;font:13px/1.45 'DejaVu Sans Condensed'"><center><b style="font-size:1.25em">${show('supplier', of.supplier.toUpperCase())}</b><br>VAT Reg. TIN
  000-${random.digits(3)}-${random.digits(3)}-000<br><b>STATEMENT OF ACCOUNT</b></center>
<div style="border:${border};padding:8px;margin:8px 0">${row(
    `Account No.:
<b>${show('accountNumber', of.account, groupDigits(of.account, [2, 4, 4]))}</b>`,
    `SOA No.: ${show('statementNumber', random.digits(9))}`,
  )}<div>Name:
<b>${draft.name('fullName', 'capitals', true)}</b></div><div>Address: ${show('address', person.address.toUpperCase())}</div>${row(`Meter No.: ${random.digits(8)}`, 'Consumer Type: Residential')}</div>
${stacked(
  [
    ['PERIOD FROM', draft.date('startDate', of.start, 'MM/DD/YYYY')],
    ['PERIOD TO', draft.date('endDate', of.end, 'MM/DD/YYYY')],
    ['BILL DATE', draft.date('statementDate', of.issued, 'MM/DD/YYYY')],
    ['PRESENT READING', show('presentReading', of.before + of.used)],
    ['PREVIOUS READING', show('previousReading', of.before)],
    ['KWH USED', show('currentPeriodUsage', of.used)],
  ],
  3,
  { border },
)}
<table style="width:100%"><tr style="text-align:right"><th
style="text-align:left">CHARGES</th><th>RATE/KWH</th><th>AMOUNT</th></tr>${rate('Generation Charge', of.charges[0]![1])}${rate(
    'Transmission Charge',
    of.charges[1]![1],
  )}${rate('System Loss Charge', of.charges[2]![1])}${rate(
    'Distribution Charge',
    of.charges[3]![1],
  )}<tr><td>Value Added Tax</td><td></td><td style="text-align:right">${draft.money('vatAmount', of.vat)}</td></tr></table><hr>
${row('CURRENT BILL', draft.money('currentBillAmount', of.current))}${row('ARREARS', draft.money('balanceAmount', of.balance))}${row(
  '<b>TOTAL AMOUNT DUE</b>',
  `<b>${draft.money('dueAmount', of.total, 'Php ')}</b>`,
)}${row('<b>DUE DATE</b>', `<b>${draft.date('dueDate', of.due, 'MM/DD/YYYY')}</b>`)}${row('Amount After Due Date', amountText(of.total + of.current * 0.02))}${row(
  'Disconnection Date',
  writeDay(addDays(of.due, 5), 'MM/DD/YYYY'),
)}
<center style="margin-top:12px"><small>This serves as your 48-hour disconnection notice if payment is not made.</small></center></div>`;
}

/** A water company's bill: customer details on the left, totals in a panel on the right. */
function water(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'waterCompanies');
  const name = draft.name('fullName', 'natural-capitals', true);
  const label = (text: string, value: string) =>
    `<div style="padding:4px 0"><span style="color:#00738c;font-size:.85em">${text}</span><br>${value}</div>`;
  const days = (iso: string) => writeDay(iso, 'D MMMM YYYY');
  return `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #00a3c7;padding-bottom:8px"><b
  style="font-size:1.6em;color:#00738c">${show('supplier', of.supplier)}</b><span style="text-align:right">Statement of Account<br>Page 1 of 2</span></div>
<div style="display:flex;gap:22px;margin-top:12px"><div
style="flex:1">${label('Customer', `<b>${name}</b>`)}${label('Service Address', show('address', person.address))}${label(
    'Contract Account Number',
    show('accountNumber', of.account),
  )}${label('Meter Number', `${random.letters(2)}${random.digits(8)}`)}${label('Billing Period', draft.period(of.start, of.end, `${days(of.start)} - ${days(of.end)}`))}${label(
    'Bill Date',
    draft.date('statementDate', of.issued, 'D MMMM YYYY'),
  )}</div>
<div style="flex:1;background:#e6f6fa;padding:12px 16px">${label('Total Amount Due', `<b style="font-size:1.8em">${draft.money('dueAmount', of.total, '₱ ')}</b>`)}${label(
    'Due Date',
    `<b
style="font-size:1.2em">${draft.date('dueDate', of.due, 'D MMMM YYYY')}</b>`,
  )}<hr>${table([
    ['Previous Bill', draft.money('previousDueAmount', of.previous)],
    [
      `Payment (${draft.date('paymentDate', addDays(of.start, random.between(3, 18)), 'MMM D, YYYY')})`,
      amountText(-of.paid),
    ],
    ['Balance from Previous Bill', draft.money('balanceAmount', of.balance)],
    ['Current Charges', draft.money('currentBillAmount', of.current)],
  ])}</div></div>
<h2
style="color:#00738c">Consumption</h2>${table(
    [
      [
        writeDay(of.end, 'MMM D, YYYY'),
        show('presentReading', of.before + of.used),
        show('previousReading', of.before),
        show('currentPeriodUsage', of.used),
      ],
    ],
    {
      head: ['Reading Date', 'Present Reading', 'Previous Reading', 'Consumption (cu. m.)'],
      border: '1px solid #bcdde6',
    },
  )}
<h2 style="color:#00738c">Details of Current
Charges</h2>${table(
    [
      ...charged(of.charges),
      ['Subtotal', amountText(of.current - of.vat)],
      ['Value Added Tax (12%)', draft.money('vatAmount', of.vat)],
      ['<b>Total Current Charges</b>', `<b>${amountText(of.current)}</b>`],
    ],
    { border: '1px solid #bcdde6' },
  )}
<small>Customer Service 1627. This statement is not valid as an official receipt.</small>`;
}

export const bills = { telco: mobile, power: cooperative, water };
