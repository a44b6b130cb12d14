import { addDays } from '../../people.ts';
import { makeBillFacts } from '../bill-facts.ts';
import { amountText, type Draft, writeDay } from '../draft.ts';
import { stamp } from '../ornaments.ts';
import { settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const blue = '#1c4587';
/** Preprinted text of the form, beside the filled-in values. */
const printed = (text: string) => `<span style="color:${blue};font:11px/1.3 paper-office,sans-serif">${text}</span>`;
const box = (label: string, value: string, style = '') =>
  `<td style="border:1px solid ${blue};padding:3px 7px;vertical-align:top;${style}"><div>${printed(label)}</div><div>${value}</div></td>`;

/** A water district's form, filled in by a monospaced printer. */
export function waterBill(draft: Draft): string {
  const { random, show } = draft;
  const person = settle(draft);
  const of = makeBillFacts(draft, 'waterCompanies');
  const day = (iso: string) => writeDay(iso, 'MM/DD/YYYY');
  const account = `${random.digits(2)}-${random.digits(2)}-${random.digits(4)}-${random.digits(1)}`;
  const name = writeName(draft, 'fullName', `${person.lastName}, ${person.firstName} ${person.initial}`.toUpperCase(), {
    firstName: person.firstName,
    middleName: person.initial,
    lastName: person.lastName,
  });
  const supplier = random.pick([
    'Salikneta Water District',
    'Batis Water District',
    'Lawa Municipal Waterworks System',
  ]);
  const penalty = amountText(of.total + Math.round(of.current * 10) / 100);
  const [basic, fcda, environment, maintenance] = of.charges.map(([, amount]) => amountText(amount)) as string[];
  const charge = (label: string, value: string, style = '') =>
    `<tr><td style="padding:2px 8px">${printed(label)}</td><td style="text-align:right;padding:2px 8px;${style}">${value}</td></tr>`;
  const history = Array.from({ length: 4 }, (_, at) => addDays(of.start, -31 * at));
  return `${typeface('office')}${typeface('printer')}<div style="font:13px/1.35 paper-printer,monospace;position:relative;border:2px solid ${blue};padding:14px 16px"><div
  style="text-align:center;color:${blue};font-family:paper-office"><div style="font-size:11px">Republic of the Philippines</div><b
  style="font-size:21px">${show('supplier', supplier, supplier.toUpperCase())}</b><div style="font-size:11px">Poblacion, Tel.
  (0${random.between(32, 88)}) ${random.digits(3)}-${random.digits(4)} / 0918-${random.digits(3)}-${random.digits(4)} (text hotline)</div><b style="letter-spacing:.2em">NOTICE OF BILLING</b></div>
<table
style="border-collapse:collapse;width:100%;margin-top:10px"><tr>${box('Concessionaire', name, 'width:56%')}${box(
    'Account No.',
    show('accountNumber', account.replaceAll('-', ''), account),
  )}${box('SOA No.', show('statementNumber', random.digits(7)))}</tr><tr>${box('Service Location', show('address', person.address))}${box(
    'Meter No. / Size',
    `${random.digits(8)} 1/2"`,
  )}${box('Class', 'RES-A')}</tr></table>
<table
style="border-collapse:collapse;width:100%;margin-top:-1px;text-align:center"><tr>${box('Period From', draft.date('startDate', of.start, 'MM/DD/YYYY'))}${box(
    'Period To',
    draft.date('endDate', of.end, 'MM/DD/YYYY'),
  )}${box('Pres. Rdg.', show('presentReading', of.before + of.used))}${box('Prev. Rdg.', show('previousReading', of.before))}${box(
    'Cons. (m³)',
    show('currentPeriodUsage', of.used),
  )}${box('Billing Date', draft.date('statementDate', of.issued, 'MM/DD/YYYY'))}</tr></table>
<div style="display:flex;gap:16px;margin-top:12px"><table
style="flex:1.3;border-collapse:collapse;border:1px solid ${blue}">${charge('Water Charge', basic!)}${charge('Power Cost Adjustment', fcda!)}${charge(
    'Environmental Fee',
    environment!,
  )}${charge('Meter Maintenance', maintenance!)}${charge('VAT (12%)', draft.money('vatAmount', of.vat))}${charge(
    'CURRENT BILL',
    draft.money('currentBillAmount', of.current),
    `border-top:1px solid ${blue};font-weight:700`,
  )}${charge('Arrears', draft.money('balanceAmount', of.balance))}${charge(
    'TOTAL AMOUNT DUE',
    `<b style="font-size:17px">${draft.money('dueAmount', of.total, 'P')}</b>`,
    `border-top:2px solid ${blue}`,
  )}</table>
<div style="flex:1"><div style="border:2px solid ${blue};text-align:center;padding:8px">${printed('PAY ON OR BEFORE')}<br><b
style="font-size:20px">${draft.date('dueDate', of.due, 'MM/DD/YYYY')}</b></div><div
style="border:1px solid ${blue};padding:6px 8px;margin-top:8px">${printed('After due date (plus 10% penalty)')}<div style="text-align:right">${penalty}</div>${printed('Disconnection date')}<div
style="text-align:right">${day(addDays(of.due, 7))}</div></div><div style="margin-top:8px">${printed('PREVIOUS CONSUMPTION')}${history
    .map(
      (iso) => `<div
style="display:flex;justify-content:space-between;font-size:12px"><span>${writeDay(iso, 'MMM DD, YYYY').replace(/ \d\d,/, '')}</span><span>${random.between(6, 41)}
m³</span></div>`,
    )
    .join('')}</div></div></div>
${stamp(['COLLECTION SECTION', 'RECEIVED'], { colour: '#b91c1c', angle: -11, style: 'left:300px;bottom:46px' })}<div
style="margin-top:16px;display:flex;justify-content:space-between;align-items:flex-end"><div>${printed('Meter Reader')}<br>R. TUMULAK</div><div
style="text-align:right">${printed('General Manager')}<br>ENGR. L. VIRAY</div></div><div
style="margin-top:10px;text-align:center">${printed(
    'Please bring this notice when paying. Water service is cut without further notice when two bills are unpaid. TIPID TUBIG, TIPID PERA!',
  )}</div></div>`;
}
