import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, writeDay } from '../draft.ts';
import { columnChart, matrixCode, monthsUntil } from '../ornaments.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const teal = '#0e7490';
const both = (english: string, filipino: string) =>
  `${english} <i style="color:#64748b;font-size:.85em">${filipino}</i>`;

/** A bilingual water bill with the usage per month. */
export function waterBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeBillFacts(draft, 'waterCompanies');
  const supplier = random.pick([
    'Silangang Tubig Water Company, Inc.',
    'Talon Water Services Corp.',
    'Ilog Pasan Waterworks, Inc.',
  ]);
  const name = writeName(draft, 'fullName', `${person.firstName} ${person.initial} ${person.lastName}`, {
    firstName: person.firstName,
    middleName: person.initial,
    lastName: person.lastName,
  });
  const account = random.digits(8);
  const long = (iso: string) => writeDay(iso, 'D MMMM YYYY');
  const pair = (label: string, value: string) =>
    `<div style="display:flex;justify-content:space-between;gap:10px;padding:3px 0;border-bottom:1px solid #e2e8f0"><span>${label}</span><span style="text-align:right">${value}</span></div>`;
  const [basic, fcda, environment, maintenance] = of.charges.map(([, amount]) => amountText(amount)) as string[];
  const columns = monthsUntil(of.end, 7).map((label, at) => ({
    label,
    value: at === 6 ? of.used : random.between(7, 44),
    isNow: at === 6,
  }));
  const fact = (label: string, value: string) =>
    `<div style="flex:1;text-align:center;padding:8px 4px;border-right:1px solid #a5f3fc"><div style="font-size:10px;color:${teal}">${label}</div><div
    style="font-size:15px;font-weight:600">${value}</div></div>`;
  return `${typeface('modern')}<div style="font:11.5px/1.4 paper-modern,sans-serif"><div style="display:flex;gap:22px"><div style="flex:1"><svg width="26" height="34" viewBox="0 0 26 34"
  style="vertical-align:-8px;margin-right:8px"><path d="M13 0C17 9 26 16 26 23a13 11 0 0 1-26 0C0 16 9 9 13 0z" fill="${teal}"/></svg><b
  style="font-size:17px;color:${teal}">${show('supplier', supplier)}</b><div style="margin:16px 0 2px;font-size:14px;font-weight:700">${name}</div><div
  style="width:290px">${show('address', person.address)}</div></div>
<div style="width:330px;background:${teal};color:#fff;border-radius:12px;padding:14px 20px"><div>Total amount due / <i>Kabuuang babayaran</i></div><div
style="font-size:31px;font-weight:800;line-height:1.25">${draft.money('dueAmount', of.total, '₱')}</div><div style="display:flex;justify-content:space-between;margin-top:6px"><span>Due date /
<i>Takdang araw</i></span><b style="font-size:14px">${draft.date('dueDate', of.due, 'D MMMM YYYY')}</b></div></div></div>
<div
style="display:flex;background:#ecfeff;margin:18px 0 4px;border-radius:8px">${fact('Account No.', show('accountNumber', account))}${fact(
    'Invoice No.',
    show('statementNumber', random.digits(10)),
  )}${fact('Bill date', draft.date('statementDate', of.issued, 'D MMMM YYYY'))}${fact('Meter No.', `${random.letters(2)}${random.digits(6)}`)}</div>
<div style="display:flex;gap:26px"><div style="flex:1"><h2
style="color:${teal}">${both('Your water use', 'Nagamit na tubig')}</h2>${pair(
    both('Billing period', 'Panahon'),
    draft.period(of.start, of.end, `${long(of.start)} – ${long(of.end)}`),
  )}${pair(both('Present reading', 'Kasalukuyan'), show('presentReading', of.before + of.used, (of.before + of.used).toLocaleString('en-US')))}${pair(
    both('Previous reading', 'Nakaraan'),
    show('previousReading', of.before, of.before.toLocaleString('en-US')),
  )}${pair(both('Consumption', 'Konsumo'), `${show('currentPeriodUsage', of.used)} cubic meters`)}<div style="margin-top:14px">${columnChart(
    columns,
    { height: 82, colour: '#a5f3fc', now: teal },
  )}</div><div style="font-size:9.5px;color:#64748b">Monthly consumption in cu. m. A cubic meter is five drums of water.</div></div>
<div style="flex:1"><h2
style="color:${teal}">${both('Your charges', 'Mga singil')}</h2>${pair('Basic charge', basic!)}${pair('Foreign currency differential adjustment', fcda!)}${pair(
    'Environmental charge (20%)',
    environment!,
  )}${pair('Maintenance service charge', maintenance!)}${pair('Value-added tax (12%)', draft.money('vatAmount', of.vat))}${pair(
    `<b>${both('Current charges', 'Singil ngayon')}</b>`,
    `<b>${draft.money('currentBillAmount', of.current)}</b>`,
  )}${pair(both('Amount of last bill', 'Huling bill'), draft.money('previousDueAmount', of.previous))}${pair(
    both('Payment received', 'Bayad'),
    `(${amountText(of.paid)})`,
  )}${pair(
    both('Unpaid balance', 'Hindi pa bayad'),
    draft.money('balanceAmount', of.balance),
  )}<div style="border:1px solid #f59e0b;background:#fffbeb;border-radius:8px;padding:8px 10px;margin-top:14px;font-size:10.5px"><b>Notice of disconnection.</b> Service may be cut from ${long(
    addDays(of.due, 15),
  )} should the unpaid balance remain. Guarantee deposit on file ₱900.00.</div></div></div>
<div style="display:flex;gap:16px;align-items:center;border-top:2px dotted ${teal};margin-top:24px;padding-top:12px">${matrixCode(random, 92)}<div
style="flex:1;font-size:10.5px">Scan to pay with any wallet. Pay at bayad centers until the due date; after that only at our offices.<br>24-hour help line 1627 &bull; help@example.com &bull; VAT
Reg. TIN ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}-00000</div><div style="text-align:right">${account}<br><b>₱${amountText(of.total)}</b><br>${long(of.due)}</div></div></div>`;
}
