import { roundCents } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { type BillFacts, makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, writeDay } from '../draft.ts';
import { barcode, columnChart, monthsUntil } from '../ornaments.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const orange = '#e8590c';
const grey = '#495057';

/** Price components per kilowatt-hour. */
function makePrices(draft: Draft) {
  const of = makeBillFacts(draft, 'electricCompanies');
  const charges = of.charges.map(([name], at): [string, number] => [
    name,
    roundCents(of.used * [6.4, 1.07, 0.52, 1.98][at]!),
  ]);
  const net = charges.reduce((sum, [, amount]) => sum + amount, 0);
  const vat = roundCents(net * 0.12);
  const current = roundCents(net + vat);
  return { ...of, charges, vat, current, total: roundCents(current + of.balance) };
}

/** Charges as the regulator requires: per kilowatt-hour and in total, in groups. */
function chargeTable(draft: Draft, of: BillFacts): string {
  const [generation, transmission, loss, distribution] = of.charges.map(([, amount]) => amount) as number[];
  const metering = roundCents(distribution! * 0.3);
  const rate = (amount: number) => (amount / of.used).toFixed(4);
  const tr = (cells: readonly [string, string, string], isBold = false) =>
    `<tr style="${isBold ? 'font-weight:700;background:#fff4e6' : ''}"><td style="padding:1.5px 4px">${cells[0]}</td><td style="text-align:right">${cells[1]}</td><td
    style="text-align:right;padding-right:4px">${cells[2]}</td></tr>`;
  const charge = (name: string, amount: number) => tr([name, rate(amount), amountText(amount)]);
  return `<table style="border-collapse:collapse;width:100%;font-size:10.5px"><tr style="background:${orange};color:#fff"><th style="text-align:left;padding:3px 4px">BILL COMPONENT</th><th
  style="text-align:right">RATE/kWh</th><th style="text-align:right;padding-right:4px">AMOUNT</th></tr>
${tr(['Generation', '', amountText(generation!)], true)}${charge('&nbsp; Generation Charge', generation!)}${tr(
  ['Transmission', '', amountText(transmission!)],
  true,
)}${charge('&nbsp; Transmission Charge', transmission!)}${tr(['System Loss', '', amountText(loss!)], true)}${charge('&nbsp; System Loss Charge', loss!)}
${tr(['Distribution (Utility Revenue)', '', amountText(distribution!)], true)}${charge('&nbsp; Distribution Charge', roundCents(distribution! - metering))}${charge(
  '&nbsp; Metering and Supply Charge',
  metering,
)}${tr(['Subsidies', '', '0.00'], true)}${tr(['&nbsp; Lifeline Rate Subsidy', '0.0000', '0.00'])}${tr(['Government Taxes', '', amountText(of.vat)], true)}${tr(
  ['&nbsp; Value Added Tax', '', draft.money('vatAmount', of.vat)],
)}${tr(['&nbsp; Local Franchise Tax', '', '0.00'])}${tr(['CURRENT AMOUNT', rate(of.current), amountText(of.current)], true)}</table>`;
}

/** A large distributor's bill: the meter, a 13-month bar chart, each price component, and a payment slip. */
export function powerBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makePrices(draft);
  const day = (iso: string) => writeDay(iso, 'MMM DD, YYYY');
  const account = `${of.account.slice(0, 4)}-${of.account.slice(4, 8)}-${of.account.slice(8)}`;
  const natural = `${person.firstName} ${person.initial} ${person.lastName}`.toUpperCase();
  const name = writeName(draft, 'fullName', natural, {
    firstName: person.firstName,
    middleName: person.initial,
    lastName: person.lastName,
  });
  const columns = monthsUntil(of.end, 13).map((label, at) => ({
    label,
    value: at === 12 ? of.used : random.between(70, 520),
    isNow: at === 12,
  }));
  const box = (label: string, value: string, style = '') =>
    `<div style="padding:6px 10px;${style}"><div style="font-size:9.5px;color:${grey}">${label}</div><div style="font-weight:700">${value}</div></div>`;
  const head = (text: string) =>
    `<div style="background:${grey};color:#fff;font-weight:700;padding:3px 8px;margin-top:10px;font-size:11px">${text}</div>`;
  const meter = [
    'Meter Number|Reading Date|Present|Previous|Multiplier|Total kWh'.split('|'),
    [
      `${random.digits(3)}NEA${random.digits(5)}`,
      day(of.end),
      show('presentReading', of.before + of.used),
      show('previousReading', of.before),
      '1',
      show('currentPeriodUsage', of.used),
    ],
  ];
  return `${typeface('office')}<div style="font:12px/1.35 paper-office,sans-serif"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div
  style="display:flex;gap:8px;align-items:center"><svg width="34" height="44" viewBox="0 0 34 44"><path d="M20 0L2 25h12l-4 19 22-27H18z" fill="${orange}"/></svg><div><b
  style="font-size:20px;color:${orange}">${show('supplier', random.pick(['Liwanag Electric Company', 'Luntiang Isla Power Corporation', 'Tanglaw Distribution Utility, Inc.']))}</b><div
  style="font-size:9.5px">Operations Bldg., Ortigas Ave., Pasig City &bull; VAT REG TIN 000-${random.digits(3)}-${random.digits(3)}-000</div></div></div><div style="text-align:right"><b
  style="font-size:16px">ELECTRIC BILL</b><br><span style="font-size:10px">Invoice No. ${show('statementNumber', random.digits(12))}</span></div></div>
<div style="display:flex;margin-top:10px;border:1.5px solid ${orange}"><div
style="flex:1.4">${box('CUSTOMER NAME', name)}${box('SERVICE ADDRESS', show('address', person.address.toUpperCase()))}<div
style="display:flex">${box('CUSTOMER ACCOUNT NO.', show('accountNumber', of.account, account), 'flex:1')}${box('CUSTOMER TYPE', 'Residential', 'flex:1')}</div></div><div
style="flex:1;border-left:1.5px solid ${orange}">${box('BILL DATE', draft.date('statementDate', of.issued, 'MMM DD, YYYY'))}${box(
    'BILLING PERIOD',
    draft.period(of.start, of.end, `${day(of.start)} to ${day(of.end)}`),
  )}${box(
    'NEXT READING DATE',
    day(addDays(of.end, 31)),
  )}</div><div style="flex:.9;background:${orange};color:#fff;padding:8px 12px"><div style="font-size:10px">AMOUNT DUE</div><b style="font-size:22px;white-space:nowrap">${draft.money(
    'dueAmount',
    of.total,
    '₱ ',
  )}</b><div style="font-size:10px;margin-top:8px">DUE DATE</div><b style="font-size:16px">${draft.date('dueDate', of.due, 'MMM DD, YYYY')}</b></div></div>
${head('METER DETAILS')}<table style="width:100%;border-collapse:collapse;text-align:center;font-size:11px">${meter
    .map(
      (cells, at) =>
        `<tr>${cells
          .map(
            (text) => `<td
style="border:1px solid #ced4da;padding:3px;${at ? '' : 'color:#495057;font-size:9.5px'}">${text}</td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</table>
${head('CONSUMPTION HISTORY (kWh)')}<div style="padding:8px 6px 0">${columnChart(columns, { height: 64, colour: '#ffc078', now: orange })}</div><div
style="font-size:10px;padding:2px 6px">Average daily use ${(of.used / 30).toFixed(2)} kWh &nbsp; Same month last year ${columns[0]!.value} kWh</div>
<div style="display:flex;gap:14px;align-items:flex-start"><div style="flex:1.35;margin-top:10px">${chargeTable(draft, of)}</div><div style="flex:1">${head('ACCOUNT SUMMARY')}${(
    [
      ['Previous Amount Due', draft.money('previousDueAmount', of.previous)],
      ['Less: Payments', `(${amountText(of.paid)})`],
      ['Balance from Previous Bill', draft.money('balanceAmount', of.balance)],
      ['Current Bill', draft.money('currentBillAmount', of.current)],
      ['<b>Total Amount Due</b>', `<b>${amountText(of.total)}</b>`],
    ] as const
  )
    .map(
      ([label, value]) =>
        `<div style="display:flex;justify-content:space-between;padding:3px 4px;border-bottom:1px solid #dee2e6"><span>${label}</span><span>${value}</span></div>`,
    )
    .join(
      '',
    )}<div style="border:1px dashed ${orange};padding:6px 8px;margin-top:10px;font-size:10px"><b>PAALALA:</b> Ang hindi pagbabayad sa takdang araw ay maaaring magresulta sa pagputol ng serbisyo.
    Bill deposit on record: P1,850.00. Guaranteed by your 24/7 contact center 16211.</div></div></div>
<div
style="border-top:1.5px dashed #666;margin-top:16px;padding-top:8px;display:flex;justify-content:space-between;align-items:center;font-size:10.5px"><div>${barcode(
    random,
    { width: 230, height: 36 },
  )}${of.account}${writeDay(of.due, 'MM/DD/YY').replaceAll(
    '/',
    '',
  )}</div><div>CAN <b>${account}</b><br>${natural}</div><div>Due date <b>${day(of.due)}</b><br>Amount due <b>₱ ${amountText(of.total)}</b></div><div>TELLER'S COPY<br>Amount paid
  ____________</div></div></div>`;
}
