import { groupDigits } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, beside, type Draft, lines, table, writeDay } from '../draft.ts';

const charged = (list: [string, number][]) => list.map(([name, amount]) => [name, amountText(amount)]);
const bar = (text: string, colour: string) =>
  `<div style="background:${colour};color:#fff;font-weight:700;padding:4px 8px;margin:10px 0 6px">${text}</div>`;
const slip = '<div style="border-top:1px dashed #555;margin-top:26px;padding-top:8px;font-size:.85em">';

/** A landline and fibre bill with a payment slip. */
function landline(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const account = groupDigits(of.account, [3, 3, 4], ' ');
  const paidOn = addDays(of.start, random.between(4, 20));
  return `<div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #c8102e;padding-bottom:8px"><b
  style="font-size:1.7em;color:#c8102e">${show('supplier', of.supplier)}</b><b style="font-size:1.2em">STATEMENT OF ACCOUNT</b></div>
<div style="display:flex;gap:24px;margin-top:14px"><div style="flex:1.2">${draft.name('fullName', 'initial-capitals', true)}<br><span
style="display:block;width:280px">${show('address', person.address.toUpperCase())}</span></div>
<div style="flex:1">${lines(
    [
      ['Account Number', show('accountNumber', of.account, account)],
      ['Telephone Number', show('phoneNumber', `(02) 8${random.digits(3)}-${random.digits(4)}`)],
      ['Statement Number', show('statementNumber', random.digits(11))],
      ['Statement Date', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
      [
        'Billing Period',
        draft.period(of.start, of.end, `${writeDay(of.start, 'MMM DD, YYYY')} - ${writeDay(of.end, 'MMM DD, YYYY')}`),
      ],
    ],
    { width: 130, mark: '' },
  )}</div></div>
<div style="display:flex;gap:12px;margin:12px 0"><div style="flex:1;background:#f3f3f3;padding:10px">TOTAL AMOUNT DUE<div
style="font-size:1.7em;font-weight:700">${draft.money('dueAmount', of.total, '₱')}</div></div><div style="flex:1;background:#f3f3f3;padding:10px">PLEASE PAY ON OR BEFORE<div
style="font-size:1.7em;font-weight:700">${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</div></div></div>
${bar('ACCOUNT SUMMARY', '#c8102e')}${table([
  ['<b>Previous Charges</b>', ''],
  ['Balance from Previous Bill', draft.money('previousDueAmount', of.previous, '₱')],
  [`Payment Received ${draft.date('paymentDate', paidOn, 'MM/DD/YYYY')} - Thank You`, `(${amountText(of.paid)})`],
  ['Remaining Balance', draft.money('balanceAmount', of.balance, '₱')],
  ['<b>Current Charges</b>', ''],
  ...charged([
    ['Monthly Service Fee', of.charges[0]![1]],
    ['Value Added Services', of.charges[1]![1]],
    ['Calls and Other Charges', of.charges[2]![1]],
  ]),
  ['Value Added Tax (12%)', draft.money('vatAmount', of.vat)],
  ['Total Current Charges', draft.money('currentBillAmount', of.current, '₱')],
  ['<b>TOTAL AMOUNT DUE</b>', `<b>${amountText(of.total, '₱')}</b>`],
])}
<small>For inquiries, call our 24/7 hotline 171 or visit any of our business centers. Unpaid balance of previous bills is due immediately.</small>
${slip}<b>PAYMENT SLIP</b> Please present this portion when paying at our payment
centers.${table([[account, writeDay(of.due, 'MMM DD, YYYY'), amountText(of.total, '₱'), '__________']], {
    head: ['Account Number', 'Due Date', 'Total Amount Due', 'Amount Paid'],
    border: '1px solid #999',
  })}</div>`;
}

/** A large power distributor's bill: the amount due in a coloured box, the meter in a table. */
function power(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'electricCompanies');
  const [generation, transmission, loss, distribution] = of.charges.map(([, amount]) => amountText(amount));
  const cell = (label: string, value: string) =>
    `<div style="margin-bottom:7px"><small>${label}</small><br>${value}</div>`;
  return `<div style="display:flex;gap:16px"><div style="flex:1.5"><b style="font-size:1.5em;color:#e46c0a">${show('supplier', of.supplier)}</b>
${bar('SERVICE INFORMATION', '#5a5a5a')}${cell('Customer Account Number (CAN)', `<b>${show('accountNumber', of.account)}</b>`)}${cell(
  'Customer Name',
  draft.name('fullName', 'natural-capitals', true),
)}${cell('Service Address', show('address', person.address.toUpperCase()))}<div style="display:flex;gap:30px">${cell('Service ID Number (SIN)', random.digits(12))}${cell(
    'Rate Class',
    'Residential',
  )}</div></div>
<div
style="flex:1;background:#fdebd9;padding:12px">${cell('Bill Date', draft.date('statementDate', of.issued, 'DD MMM YYYY'))}${cell(
    'Billing Period',
    draft.period(of.start, of.end, `${writeDay(of.start, 'DD MMM YYYY')} to ${writeDay(of.end, 'DD MMM YYYY')}`),
  )}${cell('Total kWh', `<b style="font-size:1.3em">${show('currentPeriodUsage', of.used)}</b>`)}${cell(
    'Total Amount Due',
    `<b style="font-size:1.7em">${draft.money('dueAmount', of.total, '₱ ')}</b>`,
  )}${cell('Due Date', `<b style="font-size:1.2em">${draft.date('dueDate', of.due, 'DD MMM YYYY')}</b>`)}</div></div>
${bar('METERING INFORMATION', '#5a5a5a')}${table(
  [
    [
      `${random.digits(3)}ZA${random.digits(6)}`,
      '1',
      show('presentReading', of.before + of.used),
      show('previousReading', of.before),
      `${of.used} kWh`,
    ],
  ],
  {
    head: ['Meter No.', 'Multiplier', 'Current Reading', 'Previous Reading', 'Actual Consumption'],
    border: '1px solid #bbb',
  },
)}
${beside(
  `${bar('BILL SUMMARY', '#e46c0a')}${table([
    ['Remaining Balance from Previous Bill', draft.money('balanceAmount', of.balance)],
    ['Charges for this Billing Period', draft.money('currentBillAmount', of.current)],
    ['<b>Total Amount Due</b>', `<b>${amountText(of.total, '₱ ')}</b>`],
  ])}<small>Your next meter reading date is ${writeDay(addDays(of.end, 31), 'DD MMM YYYY')}.</small>`,
  `${bar('CHARGES FOR THIS BILLING PERIOD', '#e46c0a')}${table([
    ['Generation', generation!],
    ['Transmission', transmission!],
    ['System Loss', loss!],
    ['Distribution', distribution!],
    ['Value Added Tax', draft.money('vatAmount', of.vat)],
    ['Total', amountText(of.current)],
  ])}`,
)}
<small>This is not an official receipt. Nonpayment on or before the due date may result in disconnection of electric service.</small>`;
}

/** A large water company's bill. */
function water(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'waterCompanies');
  const side = '1px solid #9cc3e6';
  const charges = charged(of.charges).map(([name, amount]) => [
    name === 'FCDA' ? 'Foreign Currency Differential Adj.' : name!,
    amount!,
  ]);
  return `<div style="display:flex;justify-content:space-between;background:#0b5aa5;color:#fff;padding:12px 16px"><b style="font-size:1.4em">${show('supplier', of.supplier)}</b><span>WATER BILL
  INVOICE</span></div>
<div style="display:flex;gap:18px;margin-top:12px"><div style="width:330px"><b>ACCOUNT INFORMATION</b>${table(
    [
      ['Contract Account No.', show('accountNumber', of.account)],
      ['Account Name', draft.name('fullName', 'capitals', true)],
      ['Service Address', show('address', person.address)],
      ['Invoice No.', show('statementNumber', `S${random.digits(10)}`)],
      ['Rate Class', 'Residential - Regular'],
    ],
    { border: side },
  )}</div><div style="flex:1"><b>BILLING SUMMARY</b>${table(
    [
      ['Bill Date', draft.date('statementDate', of.issued, 'MMMM DD, YYYY')],
      [
        'Billing Period',
        draft.period(of.start, of.end, `${writeDay(of.start, 'MMM DD, YYYY')} - ${writeDay(of.end, 'MMM DD, YYYY')}`),
      ],
      ['Previous Unpaid Amount', draft.money('balanceAmount', of.balance)],
      ['Current Charges', draft.money('currentBillAmount', of.current)],
      ['<b>Total Amount Due</b>', `<b>${draft.money('dueAmount', of.total, 'PHP ')}</b>`],
      ['<b>Payment Due Date</b>', `<b>${draft.date('dueDate', of.due, 'MMMM DD, YYYY')}</b>`],
    ],
    { border: side },
  )}</div></div>
<b>METER
INFORMATION</b>${table(
    [
      [
        random.digits(9),
        show('presentReading', of.before + of.used),
        show('previousReading', of.before),
        show('currentPeriodUsage', of.used, `${of.used} cu.m.`),
      ],
    ],
    { head: ['Meter Number', 'Present Reading', 'Previous Reading', 'Consumption'], border: side },
  )}
<b>CURRENT CHARGES BREAKDOWN</b>${table([...charges, ['Total Before Tax', amountText(of.current - of.vat)], ['VAT (12%)', draft.money('vatAmount', of.vat)]], { border: side })}
<small>Nabayaran mo na ba ang iyong bill? Mangyaring balewalain ang paalalang ito. Tumawag sa Hotline 1626 para sa anumang katanungan.</small>`;
}

export const bills = { telco: landline, power, water };
