import { roundCents } from '../../formats.ts';
import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, writeDay } from '../draft.ts';
import { barcode, monthsUntil } from '../ornaments.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const parts: readonly [string, number][] = [
  ['GENERATION SYS', 7.1024],
  ['TRANSMISSION SYS', 1.2831],
  ['SYSTEM LOSS', 0.9117],
  ['DISTRIBUTION SYS', 0.6212],
  ['SUPPLY SYS', 0.4031],
  ['METERING SYS', 0.3377],
  ['REINV FUND (CAPEX)', 0.5302],
  ['UNIV CHARGE-ME', 0.1949],
  ['FIT-ALL', 0.0838],
];

/** A cooperative's receipt strip, printed at the gate by the meter reader. */
export function powerBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeBillFacts(draft, 'electricCompanies');
  const charges = parts.map(([name, rate]): [string, number, number] => [name, rate, roundCents(of.used * rate)]);
  const net = roundCents(charges.reduce((sum, [, , amount]) => sum + amount, 0));
  const vat = roundCents(net * 0.12);
  const current = roundCents(net + vat);
  const total = roundCents(current + of.balance);
  const day = (iso: string) => writeDay(iso, 'MM/DD/YYYY');
  const supplier = random.pick([
    'Sinag Electric Cooperative, Inc.',
    'Apo Norte Electric Cooperative, Inc.',
    'Isla Rosa Electric Coop., Inc.',
  ]);
  const member = `${person.lastName}, ${person.firstName}`.toUpperCase();
  const name = writeName(draft, 'fullName', member, {
    firstName: person.firstName,
    lastName: person.lastName,
  });
  const account = `${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`;
  const two = (left: string, right: string, style = '') =>
    `<div style="display:flex;justify-content:space-between;gap:8px;${style}"><span>${left}</span><span style="text-align:right">${right}</span></div>`;
  const rule = '<div style="border-top:1px dashed #111;margin:6px 0"></div>';
  const months = monthsUntil(of.start, 3).map((month) =>
    two(`${month.toUpperCase()}`, `${random.between(70, 410)} KWH`),
  );
  return `${typeface('printer')}<div
  style="width:372px;margin:-10px auto 0;background:linear-gradient(90deg,#f6f5f0,#fdfdfb 12%,#fdfdfb 88%,#f1f0ea);
  padding:16px 18px;font:11.5px/1.38 paper-printer,monospace;box-shadow:0 0 3px #0004"><div style="text-align:center"><b style="font-size:13px">${show(
    'supplier',
    supplier,
    supplier.toUpperCase(),
  )}</b><br>BRGY. MAHAYAG, NATIONAL HIGHWAY<br>HOTLINE 0998-${random.digits(3)}-${random.digits(4)}<br>*** STATEMENT OF ACCOUNT ***</div>${rule}
${two('SOA NO', show('statementNumber', `${random.digits(4)}-${random.digits(6)}`))}${two('ACCT NO', show('accountNumber', account.replaceAll(' ', ''), account))}${two('NAME', name)}<div>ADDR
${show('address', person.address.toUpperCase())}</div>${two('TYPE', 'RESIDENTIAL')}${two('METER SN', random.digits(9))}${rule}
${two('BILL MONTH', writeDay(of.end, 'MMMM D, YYYY').replace(/ \d+,/, '').toUpperCase())}${two(
  'PERIOD',
  draft.period(of.start, of.end, `${day(of.start)}-${day(of.end)}`),
)}${two('BILL DATE', draft.date('statementDate', of.end, 'MM/DD/YYYY'))}${two('PRES RDG', show('presentReading', of.before + of.used, `${of.before + of.used}.0`))}${two(
  'PREV RDG',
  show('previousReading', of.before, `${of.before}.0`),
)}${two('KWH USED', `<b>${show('currentPeriodUsage', of.used, `${of.used}.0`)}</b>`)}${rule}
${charges
  .map(
    ([
      text,
      rate,
      amount,
    ]) => `<div style="display:flex"><span style="width:150px">${text}</span><span style="width:70px;text-align:right">${rate.toFixed(4)}</span><span
style="flex:1;text-align:right">${amountText(amount)}</span></div>`,
  )
  .join('')}${two('SENIOR CTZN DISC', '0.00')}${two('VAT', draft.money('vatAmount', vat))}${rule}${two(
  'CURRENT BILL',
  draft.money('currentBillAmount', current),
  'font-weight:700',
)}${two(`ARREARS ${of.balance ? '(1 MO)' : ''}`, draft.money('balanceAmount', of.balance))}${two(
  'TOTAL AMT DUE',
  draft.money('dueAmount', total, 'P'),
  'font-weight:700;font-size:15px;margin-top:4px',
)}${two('DUE DATE', draft.date('dueDate', of.due, 'MM/DD/YYYY'), 'font-weight:700;font-size:15px')}${rule}
${two('DISCONNECTION', day(addDays(of.due, 3)))}${two('W/ SURCHARGE 5%', amountText(roundCents(total * 1.05)))}${two(
  'LAST PAYMENT',
  amountText(of.paid),
)}${rule}PREVIOUS USE${months.join('')}${rule}<div style="display:flex;justify-content:center;margin:6px 0">${barcode(
    random,
    { width: 250, height: 40 },
  )}</div><div style="text-align:center">READER ${random.digits(3)} ${day(of.end)} ${random.between(7, 11)}:${random.between(10, 59)} AM<br>THIS SERVES AS YOUR 48-HOUR NOTICE.<br>PLS DISREGARD IF
  PAID. DAGHANG SALAMAT!</div></div>`;
}
