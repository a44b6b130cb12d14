import { nameParts } from '../../name-parts.ts';
import { addDays, isoDate } from '../../people.ts';
import { amountText, type Draft, lines, makeCutoff, makePay, type Pay, textOf, writeDay } from '../draft.ts';

const rule = '1px solid #333';
const cell = (text: string, style = '') => `<td style="border:${rule};padding:3px 6px;${style}">${text}</td>`;
const right = 'text-align:right';

/** Earnings with hours beside deductions, in one table. */
function joined({ earnings, deductions }: Pay, hours: readonly string[]): string {
  const rows = Array.from({ length: Math.max(earnings.length, deductions.length) }, (_, at) => {
    const [earning, deduction] = [earnings[at], deductions[at]];
    return `<tr>${cell(earning?.[0] ?? '')}${cell(earning ? hours[at]! : '', right)}${cell(earning ? amountText(earning[1]) : '', right)}${cell(
      deduction?.[0] ?? '',
    )}${cell(deduction ? amountText(deduction[1]) : '', right)}</tr>`;
  });
  return rows.join('');
}

/** A call centre's payslip. */
export function agent(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show, random } = draft;
  const pay = makePay(
    draft,
    ['BASIC PAY', 'NIGHT DIFF 10%', 'REG OT 125%', 'RICE ALLOWANCE', 'PERFORMANCE BONUS'],
    ['W/TAX', 'SSS EE', 'PHILHEALTH EE', 'HDMF EE', 'HMO DEPENDENT'],
  );
  const th = (text: string) => `<th style="border:${rule};background:#1f2937;color:#fff;padding:4px 6px">${text}</th>`;
  const pair = (label: string, value: string) =>
    `<td style="border:${rule};background:#eef1f5;padding:3px 6px;font-weight:700;width:14%">${label}</td>${cell(value)}`;
  const leaves = (kind: string) =>
    `<tr>${cell(kind)}${cell('5.00', right)}${cell(`${random.between(0, 4)}.00`, right)}${cell(`${random.between(1, 9)}.50`, right)}</tr>`;
  const grid = 'style="border-collapse:collapse;width:100%;margin-bottom:10px"';
  return `<div style="font:11.5px/1.35 'Liberation Sans'"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:8px"><b
  style="font-size:1.6em">${show('employerName', draft.company.name)}</b><b style="font-size:1.3em">EMPLOYEE PAY SLIP</b></div>
<table ${grid}><tr>${pair('Employee ID', person.employeeNumber)}${pair('Payout Date', draft.date('payDate', addDays(end, 5), 'DD-MMM-YYYY'))}</tr><tr>${pair(
    'Employee Name',
    draft.name('employeeName', 'capitals'),
  )}${pair('Pay Period', draft.period(start, end, `${writeDay(start, 'DD-MMM-YYYY')} to ${writeDay(end, 'DD-MMM-YYYY')}`))}</tr><tr>${pair(
    'Designation',
    random.pick(nameParts.positions),
  )}${pair('Tax Code', 'S')}</tr><tr>${pair('SSS Number', show('ssNumber', person.ssNumber))}${pair(
    'PhilHealth Number',
    show('philHealthNumber', person.philHealthNumber),
  )}</tr><tr>${pair('Pag-IBIG Number', show('pagIbigNumber', person.pagIbigNumber))}${pair('TIN', show('taxNumber', person.taxNumber))}</tr></table>
<table ${grid}><tr>${['EARNINGS', 'HOURS', 'AMOUNT', 'DEDUCTIONS', 'AMOUNT'].map(th).join('')}</tr>${joined(pay, ['88.00', '64.00', '6.50', '', ''])}<tr
style="font-weight:700">${cell('GROSS PAY')}${cell('')}${cell(draft.money('grossAmount', pay.gross), right)}${cell('TOTAL DEDUCTIONS')}${cell(amountText(pay.deducted), right)}</tr><tr
style="font-weight:700;font-size:1.2em"><td colspan="3" style="border:0"></td>${cell('NET PAY')}${cell(draft.money('netAmount', pay.net, 'PHP '), right)}</tr></table>
<table ${grid.replace('100%', '60%')}><tr>${['LEAVE TYPE', 'ENTITLED', 'USED', 'BALANCE'].map(th).join('')}</tr>${leaves('Vacation Leave')}${leaves('Sick Leave')}</table>
Credited to payroll account ending in ${random.digits(4)}. For payroll concerns, file a ticket within five (5) working days.</div>`;
}

/** A staffing agency's slip with daily pay. */
export function agency(draft: Draft): string {
  const { random, show, company, year } = draft;
  const start = isoDate(year, random.between(1, 12), random.between(1, 22));
  const end = addDays(start, 6);
  const rate = random.pick([610, 645, 468, 520, 570]);
  const days = random.between(5, 7);
  const pay = makePay(draft, ['Basic'], ['SSS', 'PhilHealth', 'Pag-IBIG', 'Cash Advance', 'Uniform']);
  const basic = rate * days;
  const extra = random.between(200_00, 1100_00) / 100;
  const deductions = pay.deductions.map(([name, amount]): [string, number] => [name, Math.round(amount * 15) / 100]);
  const deducted = Math.round(deductions.reduce((sum, [, amount]) => sum + amount * 100, 0)) / 100;
  const gross = Math.round((basic + extra) * 100) / 100;
  const net = Math.round((gross - deducted) * 100) / 100;
  const row = (label: string, amount: string, style = '') =>
    `<div style="display:flex;justify-content:space-between;${style}"><span>${label}</span><span>${amount}</span></div>`;
  return `<div style="width:470px;border:${rule};padding:16px 20px"><center><b>${show('employerName', company.name.toUpperCase())}</b><br><small>${textOf(company.address)}<br>Tel. No.
  ${company.phoneNumber}</small><br><br><b>P A Y S L I P</b></center><br>
${lines(
  [
    ['Name', `<b>${draft.name('employeeName', 'natural-capitals')}</b>`],
    ['Position', random.pick(['Machine Operator', 'Security Guard', 'Merchandiser', 'Janitor'])],
    ['Assignment', 'Plant 2, Calamba'],
    [
      'Payroll Period',
      draft.period(start, end, `${writeDay(start, 'MMMM D, YYYY')} to ${writeDay(end, 'MMMM D, YYYY')}`),
    ],
    ['Rate per Day', amountText(rate)],
    ['No. of Days', `${days}`],
  ],
  { width: 120 },
)}<hr>
${row('Basic Pay', amountText(basic))}${row('Overtime Pay', amountText(extra))}${row('<b>GROSS PAY</b>', `<b>${draft.money('grossAmount', gross)}</b>`, `border-top:${rule};margin-top:3px`)}
<div style="margin-top:8px">Less: Deductions</div><div
style="padding:0 90px 0 20px">${deductions.map(([name, amount]) => row(name, amountText(amount))).join('')}</div>${row('Total Deductions', amountText(deducted))}
${row('<b>NET PAY</b>', `<b>${draft.money('netAmount', net, 'P ')}</b>`, `border-top:${rule};border-bottom:3px double #333;margin-top:6px;font-size:1.15em`)}
<div style="display:flex;justify-content:space-between;margin-top:34px"><span>Prepared by: ______________</span><span>Received by: ______________</span></div></div>`;
}
