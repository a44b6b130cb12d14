import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, textOf, writeDay } from '../draft.ts';
import { settle, writeName } from '../townsfolk.ts';

const green = '#166534';
const td = (text: string, style = '') => `<td style="border:1px solid #777;padding:4px 8px;${style}">${text}</td>`;
const right = 'text-align:right;white-space:nowrap';

/** A local cable and internet company: a spreadsheet with the collector's stub below. */
export function telcoBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeBillFacts(draft, 'telcos');
  const day = (iso: string) => writeDay(iso, 'MM/DD/YY');
  const supplier = random.pick([
    'Lakan Cable TV and Fiber',
    'Kabankalan Fibernet Services',
    'Siargao Broadband & Cable Corp.',
  ]);
  const subscriber = `${person.lastName}, ${person.firstName} ${person.middleName}`;
  const name = writeName(draft, 'fullName', subscriber, {
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
  });
  const account = `${random.letters(2)}-${random.digits(5)}`;
  const [plan, extra, other] = of.charges.map(([, amount]) => amountText(amount)) as [string, string, string];
  const pair = (label: string, value: string) =>
    `<div style="display:flex;margin-bottom:3px"><span style="width:112px">${label}</span><b style="flex:1">${value}</b></div>`;
  const row = (label: string, days: string, amount: string) => `<tr>${td(label)}${td(days)}${td(amount, right)}</tr>`;
  const mobile = person.phoneNumber.replace(/^(....)(...)/, '$1-$2-');
  return `<div style="font:12.5px/1.4 'DejaVu Sans Condensed','DejaVu Sans';font-stretch:condensed"><div style="text-align:center;color:${green}"><b
  style="font-size:20px">${show('supplier', supplier)}</b><br><span style="font-size:11.5px">Public Market Road, Poblacion &bull; Mobile
  0917-${random.digits(3)}-${random.digits(4)} / Landline (034) ${random.digits(3)}-${random.digits(4)}<br>VAT Reg. TIN ${random.digits(3)}-${random.digits(3)}-${random.digits(3)}-000</span></div>
<div style="background:${green};color:#fff;text-align:center;font-weight:700;padding:3px;margin:10px 0">SUBSCRIBER'S BILL</div>
<div style="display:flex;gap:24px"><div
style="flex:1.3">${pair('Subscriber', name)}${pair('Installed at', show('address', person.address))}${pair('Contact', show('phoneNumber', person.phoneNumber, mobile))}</div><div
style="flex:1">${pair('Acct. #', show('accountNumber', account))}${pair('Bill #', show('statementNumber', random.digits(6)))}${pair(
    'Date Billed',
    draft.date('statementDate', of.issued, 'MM/DD/YY'),
  )}${pair('Coverage', draft.period(of.start, of.end, `${day(of.start)} to ${day(of.end)}`))}</div></div>
<table style="width:100%;border-collapse:collapse;margin-top:12px"><tr
style="background:#dcfce7;font-weight:700">${td('Description')}${td('Date')}${td(`Amount (${show('currency', 'PHP', 'Php')})`, right)}</tr>${row(
    'Balance from last bill',
    day(addDays(of.issued, -31)),
    draft.money('previousDueAmount', of.previous),
  )}${row(`Payment - thank you (OR ${random.digits(5)})`, draft.date('paymentDate', addDays(of.start, random.between(2, 12)), 'MM/DD/YY'), `-${amountText(of.paid)}`)}${row(
    'Fiber Internet 50 Mbps',
    '',
    plan,
  )}${row('Cable TV - extra outlet', '', extra)}${row('Repair / relocation of line', day(addDays(of.start, 17)), other)}${row(
    'VAT',
    '',
    draft.money('vatAmount', of.vat),
  )}<tr style="font-weight:700">${td('This Month')}${td('')}${td(
    draft.money('currentBillAmount', of.current),
    right,
  )}</tr><tr style="font-weight:700;font-size:15px;background:#fef9c3">${td('PLEASE PAY')}${td('')}${td(draft.money('dueAmount', of.total), right)}</tr></table>
<div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><div style="border:2px solid ${green};padding:6px 16px">Due Date: <b
style="font-size:16px">${draft.date('dueDate', of.due, 'MM/DD/YY')}</b></div><div style="font-style:italic;max-width:400px">Accounts unpaid five (5) days after due date, or by
${day(addDays(of.due, 5))}, will be temporarily disconnected. Reconnection fee Php 300.00. Ang resibo lamang ang katibayan ng bayad.</div></div>
<div style="border-top:1px dashed #333;margin:22px 0 8px;font-size:10.5px;text-align:center">&#9986; collector's copy</div><table
style="width:100%;border-collapse:collapse;font-size:11.5px"><tr>${[
    'Acct. #',
    'Name',
    'Zone',
    'Due',
    'Amount',
    'Collected by / Date',
  ]
    .map((text) => td(text))
    .join(
      '',
    )}</tr><tr>${[account, textOf(subscriber), `Z${random.between(1, 9)}`, day(of.due), amountText(of.total), ''].map((text) => td(text || '&nbsp;')).join('')}</tr></table></div>`;
}
