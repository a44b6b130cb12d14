import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, beside, type Draft, lines, type Pair, stacked, table, textOf, writeDay } from '../draft.ts';
import { barcode, columnChart, monthsUntil } from '../ornaments.ts';
import { typeface } from '../typefaces.ts';

const spaced = (digits: string) => digits.replace(/^(....)(....)/, '$1 $2 ');
const slip = (pairs: readonly Pair[]) =>
  `<div style="border-top:1px dashed #444;margin-top:20px;padding-top:4px;font-size:10px">Please detach and present this slip when paying.</div>${stacked(pairs, 4, { border: '1px solid #888' })}`;

/** A large network's postpaid bill. */
export function telcoBill(draft: Draft): string {
  const { random, person, show } = draft;
  const of = makeBillFacts(draft, 'telcos');
  const day = (iso: string) => writeDay(iso, 'MMM DD, YYYY');
  const mobile = person.phoneNumber.replace(/^(....)(...)/, '$1 $2 ');
  const facts: Pair[] = [
    ['Account Number', show('accountNumber', of.account)],
    ['Mobile Number', show('phoneNumber', person.phoneNumber, mobile)],
    ['Bill Number', show('statementNumber', random.digits(11))],
    ['Bill Date', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
    ['Billing Period', draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`)],
  ];
  const rows = [
    ['Previous Bill Amount', draft.money('previousDueAmount', of.previous)],
    ['Less: Payments Received', `-${amountText(of.paid)}`],
    ['Remaining Balance', draft.money('balanceAmount', of.balance)],
    ...of.charges.map(([name, amount]) => [name, amountText(amount)]),
    ['VAT (12%)', draft.money('vatAmount', of.vat)],
    ['Total Current Charges', draft.money('currentBillAmount', of.current)],
  ];
  return `${typeface('modern')}<div style="font:12.5px/1.45 paper-modern,sans-serif"><div style="display:flex;justify-content:space-between;border-bottom:4px solid #6d28d9;padding-bottom:8px"><b
  style="font-size:22px;color:#6d28d9">${show('supplier', of.supplier)}</b><b>BILLING STATEMENT</b></div><div style="display:flex;gap:24px;margin-top:16px"><div
  style="flex:1"><b>${draft.name('fullName', 'natural-capitals', true)}</b><br>${show('address', person.address)}</div><div
  style="flex:1.2">${lines(facts, { width: 120, mark: '' })}</div></div>${beside(
    `<div style="background:#ede9fe;padding:12px">Total Amount Due<div
  style="font-size:25px;font-weight:700">${draft.money('dueAmount', of.total, '₱')}</div></div>`,
    `<div style="background:#ede9fe;padding:12px">Due Date<div
  style="font-size:25px;font-weight:700">${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</div></div>`,
  )}<h2>Bill Summary</h2>${table(rows, { border: '1px solid #ddd' })}<p
  style="font-size:11px">Your credit limit is ₱5,000.00. Unpaid bills may lead to a cut of your service by ${day(addDays(of.due, 10))}. Dial 211 for help.</p>${slip(
    [
      ['Account Name', textOf(`${person.firstName} ${person.lastName}`.toUpperCase())],
      ['Account No.', of.account],
      ['Due Date', day(of.due)],
      ['Amount Due', amountText(of.total)],
    ],
  )}${barcode(random, { width: 240 })}</div>`;
}

function chartOf({ random }: Draft, end: string, used: number, [min, max]: readonly [number, number]): string {
  return columnChart(
    monthsUntil(end, 12).map((label, at) => ({
      label,
      value: at === 11 ? used : random.between(min, max),
      isNow: at === 11,
    })),
  );
}

/** A city's power company: amount due on top, then the meter, then the breakdown. */
export function powerBill(draft: Draft): string {
  const { random, person, show } = draft;
  const of = makeBillFacts(draft, 'electricCompanies');
  const day = (iso: string) => writeDay(iso, 'DD MMM YYYY');
  const facts: Pair[] = [
    ['Customer Account No.', show('accountNumber', of.account, spaced(of.account))],
    ['Invoice No.', show('statementNumber', random.digits(12))],
    ['Bill Date', draft.date('statementDate', of.issued, 'DD MMM YYYY')],
    ['Billing Period', draft.period(of.start, of.end, `${day(of.start)} to ${day(of.end)}`)],
    ['Next Meter Reading', day(addDays(of.end, 31))],
    ['Rate', 'Residential'],
  ];
  const meter = table(
    [
      [
        `${random.digits(3)}${random.letters(2)}${random.digits(5)}`,
        show('presentReading', of.before + of.used),
        show('previousReading', of.before),
        '1',
        `${show('currentPeriodUsage', of.used)} kWh`,
      ],
    ],
    {
      head: ['Meter No.', 'Current Reading', 'Previous Reading', 'Multiplier', 'Consumption'],
      border: '1px solid #888',
    },
  );
  const rows = [
    ...of.charges.map(([name, amount]) => [name, amountText(amount)]),
    ['Value Added Tax', draft.money('vatAmount', of.vat)],
    ['<b>Current Amount</b>', draft.money('currentBillAmount', of.current)],
    ['Remaining Balance from Previous Billing', draft.money('balanceAmount', of.balance)],
  ];
  return `${typeface('office')}<div style="font:12.5px/1.4 paper-office,sans-serif"><div style="display:flex;justify-content:space-between"><b
  style="font-size:21px;color:#c2410c">${show('supplier', of.supplier)}</b><b>ELECTRIC BILL</b></div><hr><div style="display:flex;gap:24px"><div
  style="flex:1">Service Name<br><b>${draft.name('fullName', 'natural-capitals', true)}</b><br><br>Service Address<br>${show('address', person.address)}<div
  style="border:2px solid #c2410c;padding:10px;margin-top:12px">Total Amount Due<div style="font-size:24px;font-weight:700">${draft.money('dueAmount', of.total, '₱ ')}</div>Due Date:
  <b>${draft.date('dueDate', of.due, 'DD MMM YYYY')}</b></div></div><div style="flex:1.1">${lines(facts, { width: 140 })}</div></div><h2>Metering Information</h2>${meter}${beside(
    `<h2>Bill
  Breakdown</h2>${table(rows)}`,
    `<h2>Your Consumption (kWh)</h2>${chartOf(draft, of.end, of.used, [90, 480])}<p
  style="font-size:10.5px;margin-top:8px">Average daily use ${(of.used / 30).toFixed(1)} kWh. Your bill deposit is ₱2,150.00. Please pay on time to avoid disconnection.</p>`,
  )}${slip([
    ['Account No.', spaced(of.account)],
    ['Name', textOf(person.lastName.toUpperCase())],
    ['Due Date', day(of.due)],
    ['Amount', amountText(of.total)],
  ])}${barcode(random, { width: 260 })}</div>`;
}

/** A water district's half page: a grid and a list. */
export function waterBill(draft: Draft): string {
  const { random, person, show } = draft;
  const of = makeBillFacts(draft, 'waterCompanies');
  const day = (iso: string) => writeDay(iso, 'MM/DD/YYYY');
  const account = `${of.account.slice(0, 3)}-${of.account.slice(3, 5)}-${of.account.slice(5)}`;
  const supplier = `${random.pick(['Calamba', 'Lipa', 'Dagupan', 'Tarlac'])} City Water District`;
  const grid: Pair[] = [
    ['Account No.', show('accountNumber', of.account, account)],
    ['Bill No.', show('statementNumber', random.digits(8))],
    ['Bill Date', draft.date('statementDate', of.issued, 'MM/DD/YYYY')],
    ['Period Covered', draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`)],
    ['Meter No.', random.digits(8)],
    ['Present Reading', show('presentReading', of.before + of.used)],
    ['Previous Reading', show('previousReading', of.before)],
    ['Consumption (cu.m.)', show('currentPeriodUsage', of.used)],
  ];
  const names = ['Water Charge', 'Franchise Tax', 'Septage Fee', 'Meter Maintenance'];
  const rows = [
    ...of.charges.map(([, amount], at) => [names[at]!, amountText(amount)]),
    ['VAT', draft.money('vatAmount', of.vat)],
    ['Current Bill', draft.money('currentBillAmount', of.current)],
    ['Arrears', draft.money('balanceAmount', of.balance)],
    ['<b>TOTAL AMOUNT DUE</b>', `<b>${draft.money('dueAmount', of.total, 'P')}</b>`],
    ['Amount After Due Date', amountText(of.total * 1.1)],
  ];
  return `${typeface('office')}<div style="font:12.5px/1.4 paper-office,sans-serif"><div style="text-align:center;color:#0c4a6e"><b
  style="font-size:20px">${show('supplier', supplier, supplier.toUpperCase())}</b><br>National Road, Poblacion &bull; Tel.
  (0${random.between(32, 88)}) ${random.digits(3)}-${random.digits(4)}<br><b>WATER BILL</b></div><p
  style="margin:12px 0 0">Name: <b>${draft.name('fullName', 'comma-initial-capitals', true)}</b><br>Address:
  ${show('address', person.address)}</p>${stacked(grid, 4, { border: '1px solid #0c4a6e' })}${beside(
    table(rows),
    `<div
  style="border:2px solid #0c4a6e;text-align:center;padding:10px;margin:8px 0">DUE DATE<div
  style="font-size:20px;font-weight:700">${draft.date('dueDate', of.due, 'MM/DD/YYYY')}</div></div><div>Disconnection Date: ${day(addDays(of.due, 7))}<br>Last Payment:
  ${amountText(of.paid)}</div><br>${chartOf(draft, of.end, of.used, [8, 42])}`,
  )}<p style="font-size:10.5px">A 10% penalty is added after the due date. Please bring this bill when paying. Report
  leaks to our hotline 0917-${random.digits(3)}-${random.digits(4)}.</p></div>`;
}
