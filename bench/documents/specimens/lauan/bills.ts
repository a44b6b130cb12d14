import { groupDigits } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, beside, type Draft, lines, table, writeDay } from '../draft.ts';

/** A wireless bill in panels, with new charges separate from the previous balance. */
function wireless(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const phone = person.phoneNumber;
  const day = (iso: string) => writeDay(iso, 'MMM DD, YYYY');
  const panel = (title: string, html: string) =>
    `<div style="border:1px solid #d4d4d8;border-top:4px solid #059669;padding:10px 14px;margin-bottom:12px"><b>${title}</b>${html}</div>`;
  return `<div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:14px"><b style="font-size:1.7em;color:#059669">${show('supplier', of.supplier)}</b><span>Billing
  Statement</span></div>
${beside(
  panel(
    'Account Details',
    lines(
      [
        ['Account Name', draft.name('fullName', 'natural-capitals', true)],
        ['Account Number', show('accountNumber', of.account)],
        ['Mobile No.', show('phoneNumber', phone, groupDigits(phone, [4, 3, 4], ' '))],
        ['Billing Address', show('address', person.address)],
        ['Email', show('emailAddress', person.emailAddress)],
      ],
      { width: 112, mark: '', gap: 5 },
    ),
  ),
  panel(
    'Statement Details',
    lines(
      [
        ['Statement No.', show('statementNumber', random.digits(9))],
        ['Statement Date', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
        ['Bill Coverage', draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`)],
        ['Payment Due Date', `<b>${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</b>`],
        ['Total Amount Due', `<b style="font-size:1.3em">${draft.money('dueAmount', of.total, '₱')}</b>`],
      ],
      { width: 122, mark: '', gap: 5 },
    ),
  ),
)}
${panel(
  'Previous Bill',
  table([
    ['Amount of Previous Bill', draft.money('previousDueAmount', of.previous, '₱')],
    ['Less Payments', amountText(of.paid, '₱')],
    ['Remaining Balance', draft.money('balanceAmount', of.balance, '₱')],
  ]),
)}
${panel(
  'This Bill',
  table([
    ['Plan Monthly Fee', amountText(of.charges[0]![1], '₱')],
    ['Device Amortization', amountText(of.charges[1]![1], '₱')],
    ['Excess Usage', amountText(of.charges[2]![1], '₱')],
    ['12% VAT', draft.money('vatAmount', of.vat, '₱')],
    ['<b>Total Current Charges</b>', `<b>${draft.money('currentBillAmount', of.current, '₱')}</b>`],
  ]),
)}
<small>If payment has been made, please disregard this statement. Disputes must be raised within 30 days of the statement date.</small>`;
}

/** A cooperative's full-page bill with a tear-off part. */
function power(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'electricCompanies');
  const border = '1px solid #333';
  const name = draft.name('fullName', 'capitals', true);
  const [generation, transmission, loss, distribution] = of.charges.map(([, amount]) => amountText(amount));
  const day = (iso: string) => writeDay(iso, 'MM/DD/YYYY');
  return `<div style="font:13px/1.35 'Liberation Sans Narrow'"><center><b
  style="font-size:1.35em">${show('supplier', of.supplier)}</b><br>${random.pick([
    'Brgy. Tagas, Daraga, Albay',
    'Maharlika Highway, Cabanatuan City',
    'National Road, Calapan City',
  ])}<br><b>STATEMENT OF ACCOUNT / BILLING NOTICE</b></center>
${table(
  [
    ['Consumer Name', name, 'Account Number', show('accountNumber', of.account)],
    ['Address', show('address', person.address), 'Bill Number', show('statementNumber', random.digits(10))],
    [
      'Billing Period',
      draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`),
      'Date of Bill',
      draft.date('statementDate', of.issued, 'MM/DD/YYYY'),
    ],
    ['Meter Serial No.', random.digits(8), '<b>Due Date</b>', `<b>${draft.date('dueDate', of.due, 'MM/DD/YYYY')}</b>`],
  ],
  { border },
).replace(/text-align:right/g, 'text-align:left')}
${table(
  [
    [
      show('presentReading', of.before + of.used),
      show('previousReading', of.before),
      '1',
      show('currentPeriodUsage', of.used),
    ],
  ],
  { head: ['Present Rdg.', 'Previous Rdg.', 'Multiplier', 'Total kWh Used'], border },
)}
${beside(
  table(
    [
      ['Generation System Charge', generation!],
      ['Transmission System Charge', transmission!],
      ['System Loss Charge', loss!],
      ['Distribution System Charge', distribution!],
      ['VAT', draft.money('vatAmount', of.vat)],
    ],
    { border },
  ),
  table(
    [
      ['Current Bill', draft.money('currentBillAmount', of.current)],
      ['Previous Arrears', draft.money('balanceAmount', of.balance)],
      ['<b>TOTAL AMOUNT DUE</b>', `<b>${draft.money('dueAmount', of.total, 'Php ')}</b>`],
      ['Surcharge after due date', amountText(of.current * 0.05)],
    ],
    { border },
  ),
)}
<div style="border-top:2px dashed #333;margin-top:24px;padding-top:6px">COLLECTION
STUB${table([[of.account, person.lastName.toUpperCase(), day(of.due), amountText(of.total)]], { head: ['Account Number', 'Name', 'Due Date', 'Amount Due'], border })}</div></div>`;
}

/** A water district's bill with the amounts before and after the due date. */
function water(draft: Draft): string {
  const { show, person, random } = draft;
  const of = makeBillFacts(draft, 'waterCompanies');
  const border = '1px solid #4a7a9c';
  const label = (text: string, value: string, share = 1) =>
    `<div style="flex:${share};border:${border};padding:3px 8px"><div style="font-size:.75em;color:#245">${text}</div>${value}</div>`;
  const row = (...cells: string[]) => `<div style="display:flex">${cells.join('')}</div>`;
  const amount = (text: string, value: string, isBold = false) =>
    `<div style="display:flex;justify-content:space-between;padding:3px 8px;${isBold ? 'font-weight:700;background:#e3eef5' : ''}"><span>${text}</span><span>${value}</span></div>`;
  return `<div style="width:620px;border:2px solid #4a7a9c;padding:12px"><div style="display:flex;gap:12px;align-items:center;margin-bottom:8px"><i
  style="width:46px;height:46px;border-radius:50%;background:#4a7a9c"></i><div><b style="font-size:1.25em">${show('supplier', of.supplier)}</b><br><small>Tel. No.
  (0${random.between(32, 88)}) ${random.digits(3)}-${random.digits(4)} &nbsp; TIN 00${random.digits(1)}-${random.digits(3)}-${random.digits(3)}</small></div><b
  style="margin-left:auto">WATER BILL</b></div>
${row(
  label('Account Name', `<b>${draft.name('fullName', 'comma-initial-capitals', true)}</b>`, 2),
  label('Account No.', show('accountNumber', of.account, groupDigits(of.account, [3, 2, 4, 1]))),
)}${row(label('Service Address', show('address', person.address), 2), label('Meter No.', random.digits(7)))}
${row(
  label('Billing Date', draft.date('statementDate', of.issued, 'MMM DD, YYYY')),
  label(
    'Period Covered',
    draft.period(of.start, of.end, `${writeDay(of.start, 'MMM DD, YYYY')} - ${writeDay(of.end, 'MMM DD, YYYY')}`),
    1.6,
  ),
  label('Due Date', `<b>${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</b>`),
)}
${row(
  label('Present Reading', show('presentReading', of.before + of.used)),
  label('Previous Reading', show('previousReading', of.before)),
  label('Consumption', show('currentPeriodUsage', of.used, `${of.used} cu. m.`)),
)}<br>
${amount('Current Charges', draft.money('currentBillAmount', of.current))}${amount('Arrears', draft.money('balanceAmount', of.balance))}${amount(
  'AMOUNT DUE',
  draft.money('dueAmount', of.total, '₱'),
  true,
)}${amount('Add: Penalty (10%)', amountText(of.current * 0.1))}${amount('AMOUNT DUE AFTER DUE DATE', amountText(of.total + of.current * 0.1, '₱'))}
<div style="margin-top:8px;font-size:.85em">Disconnection date: ${writeDay(addDays(of.due, 7), 'MMM DD, YYYY')}. Present this bill when paying at the district office or at any accredited
bank.</div></div>`;
}

export const bills = { telco: wireless, power, water };
