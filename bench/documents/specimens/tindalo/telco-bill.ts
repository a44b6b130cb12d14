import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, textOf, writeDay } from '../draft.ts';
import { barcode, columnChart, matrixCode, monthsUntil } from '../ornaments.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const violet = '#5b21b6';
const two = (left: string, right: string, style = '') =>
  `<div style="display:flex;justify-content:space-between;gap:12px;padding:3px 0;${style}"><span>${left}</span><span style="white-space:nowrap">${right}</span></div>`;

/** First page of a large company's postpaid bill: the amount due in a coloured box, monthly data as bars. */
export function telcoBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeBillFacts(draft, 'telcos');
  const day = (iso: string) => writeDay(iso, 'DD MMM YYYY');
  const account = of.account;
  const name = `${person.firstName} ${person.initial[0]} ${person.lastName}`.toUpperCase();
  const shownName = writeName(draft, 'fullName', name, {
    firstName: person.firstName.toUpperCase(),
    middleName: person.initial[0]!,
    lastName: person.lastName.toUpperCase(),
  });
  const mobile = person.phoneNumber.replace(/^(\d{4})(\d{3})/, '$1 $2 ');
  const [plan, extra, other] = of.charges as [[string, number], [string, number], [string, number]];
  const months = monthsUntil(of.end, 6).map((label, at) => ({
    label,
    value: random.between(9, 58),
    isNow: at === 5,
  }));
  const heading = (text: string) =>
    `<div style="color:${violet};font-weight:700;font-size:14px;margin:16px 0 4px;border-bottom:2px solid ${violet}">${text}</div>`;
  return `${typeface('modern')}<div style="font:12px/1.4 paper-modern,sans-serif"><div
  style="display:flex;justify-content:space-between;align-items:center;margin:-40px -44px 18px;padding:18px 44px;background:linear-gradient(90deg,#5b21b6,#db2777);color:#fff"><b
  style="font-size:24px">${show('supplier', random.pick(['Alon Communications', 'Alon Telecom, Inc.', 'Tinig Mobile Philippines, Inc.']))}</b><span
  style="text-align:right;font-size:10px">Statement of Account<br>Page 1 of 4</span></div>
<div style="display:flex;gap:26px"><div style="flex:1"><div style="font-weight:700">${shownName}</div><div style="width:300px">${show('address', person.address.toUpperCase())}</div><div
style="margin-top:14px">${two('Account number', show('accountNumber', account))}${two('Mobile number', show('phoneNumber', person.phoneNumber, mobile))}${two(
    'Bill number',
    show('statementNumber', `B1-${random.digits(9)}`),
  )}${two('Bill date', draft.date('statementDate', of.issued, 'DD MMM YYYY'))}${two('Bill period', draft.period(of.start, of.end, `${day(of.start)} - ${day(of.end)}`))}${two(
    'Credit limit',
    amountText(random.pick([3000, 4500, 6000])),
  )}${two('E-bill sent to', show('emailAddress', person.emailAddress))}</div></div>
<div style="width:290px;background:#f5f3ff;border-radius:14px;padding:16px 18px"><div>Hi ${textOf(person.firstName)}, please pay</div><div
style="font-size:34px;font-weight:800;color:${violet};line-height:1.2"><span style="font-size:20px">${show('currency', 'PHP', '₱')}</span>${draft.money('dueAmount', of.total)}</div><div
style="margin-top:4px">on or before</div><div style="font-size:20px;font-weight:700">${draft.date('dueDate', of.due, 'DD MMM YYYY')}</div><div
style="margin-top:12px;background:${violet};color:#fff;border-radius:20px;text-align:center;padding:6px">Pay now in the app</div></div></div>
<div style="display:flex;gap:30px"><div
style="flex:1.25">${heading('What you owe')}${two('Previous bill', draft.money('previousDueAmount', of.previous))}${two(
    `Payment received on ${draft.date('paymentDate', addDays(of.start, random.between(6, 20)), 'DD MMM YYYY')}`,
    `-${amountText(of.paid)}`,
  )}${two('Unpaid balance (due immediately)', draft.money('balanceAmount', of.balance), 'border-top:1px solid #ddd;font-weight:600')}${two(
    'Adjustments',
    draft.money('adjustmentAmount', 0),
  )}${two('Current charges', draft.money('currentBillAmount', of.current), 'font-weight:600')}${two(
    'Amount due',
    amountText(of.total),
    `border-top:2px solid ${violet};font-weight:800;font-size:14px`,
  )}
${heading('Current charges in detail')}${two(`Plan ${random.pick(['GoBig Plus', 'GoBig Lite', 'AllNet Max'])} monthly recurring fee`, amountText(plan[1]))}${two(
  'Device amortization (14 of 24)',
  amountText(extra[1]),
)}${two('Excess calls, texts and roaming', amountText(other[1]))}${two('VAT (12%)', draft.money('vatAmount', of.vat))}</div>
<div style="flex:1">${heading('Your data in GB')}<div style="margin-top:10px">${columnChart(months, { height: 92, colour: '#c4b5fd', now: violet })}</div><div
style="font-size:10px;margin-top:4px">You used ${months[5]!.value} of 60 GB. Unused data expires on ${day(addDays(of.end, 1))}.</div>${heading('Your past bills')}${monthsUntil(
    of.start,
    3,
  )
    .map((month, at) => two(month, amountText(at === 2 ? of.previous : random.between(80_000, 260_000) / 100)))
    .join('')}</div></div>
<div style="background:#fdf2f8;border-left:5px solid #db2777;padding:8px 12px;margin-top:18px;font-size:11px"><b>Heads up!</b> Starting next month a P50.00 reconnection fee applies to accounts
paid after the due date. Dial *143# or call 730-1000 for help. Installment balance of P8,400.00 falls due when the contract is cut before its end.</div>
<div style="border-top:2px dashed #888;margin-top:22px;padding-top:8px;display:flex;justify-content:space-between;gap:20px"><div><div
style="font-size:10px;color:#555">PAYMENT SLIP - cut along the line and hand to the cashier</div>${barcode(random, { width: 260, height: 40 })}<div
style="font-size:10px">${account}${of.total.toFixed(2).replace('.', '').padStart(9, '0')}</div></div><div
style="font-size:11px">Account number<br><b>${account}</b><br>Subscriber<br><b>${name}</b></div><div style="font-size:11px">Due date<br><b>${day(of.due)}</b><br>Amount
due<br><b>₱${amountText(of.total)}</b></div>${matrixCode(random, 84)}</div>
<div style="font-size:8.5px;color:#555;margin-top:8px">VAT Reg. TIN
00${random.digits(1)}-${random.digits(3)}-${random.digits(3)}-00000 &bull; BIR Permit to Use CAS No. AC_${random.digits(6)}_${random.digits(5)} issued 14 Feb 2019 &bull; This is not valid as
proof of payment.</div></div>`;
}
