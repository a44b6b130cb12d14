import { groupDigits } from '../../formats.ts';
import { nameParts } from '../../name-parts.ts';
import { addDays, isoDate } from '../../people.ts';
import { amountText, beside, type Draft, makePay, type Pay, stacked, table, textOf, writeDay } from '../draft.ts';

const sections = { border: '1px solid #8aa0b8' };

/** An international company's payslip: one month, with this period and year to date. */
export function worldwide(draft: Draft): string {
  const { random, person, show, company, year } = draft;
  const month = random.between(2, 12);
  const [start, end] = [isoDate(year, month, 1), isoDate(year, month + 1, 0)];
  const pay = makePay(
    draft,
    ['Base Salary', 'Flexible Benefits', 'Shift Differential', 'Meal Subsidy'],
    ['Income Tax', 'SSS Employee', 'SSS MPF Employee', 'PhilHealth Employee', 'Pag-IBIG Employee'],
  );
  const both = (list: Pay['earnings']) =>
    list.map(([name, amount]) => [name, amountText(amount), amountText(amount * month)]);
  const bar = (text: string) =>
    `<div style="background:#dbe5f1;padding:4px 8px;font-weight:700;margin-top:10px">${text}</div>`;
  return `<div style="font:12px/1.35 'Liberation Sans'"><div style="display:flex;justify-content:space-between;border-bottom:1px solid #444;padding-bottom:8px"><div><b
  style="font-size:1.3em">Pay Slip</b><br>${show('employerName', company.name)}<br>${textOf(company.address)}</div><div style="text-align:right">Private and Confidential</div></div>
${stacked(
  [
    ['Employee Name', draft.name('employeeName', 'natural')],
    ['Employee Number', person.employeeNumber],
    ['Job Title', random.pick(nameParts.positions)],
    ['Pay Period Start', draft.date('startDate', start, 'DD-MMM-YYYY')],
    ['Pay Period End', draft.date('endDate', end, 'DD-MMM-YYYY')],
    ['Payment Date', draft.date('payDate', addDays(end, -random.between(0, 4)), 'DD-MMM-YYYY')],
    ['SSS Number', show('ssNumber', person.ssNumber, groupDigits(person.ssNumber, [2, 7, 1]))],
    [
      'PhilHealth Number',
      show('philHealthNumber', person.philHealthNumber, groupDigits(person.philHealthNumber, [2, 9, 1])),
    ],
    ['Pag-IBIG Number', show('pagIbigNumber', person.pagIbigNumber, groupDigits(person.pagIbigNumber, [4, 4, 4]))],
    ['TIN', show('taxNumber', person.taxNumber, groupDigits(person.taxNumber, [3, 3, 3, 3]))],
    ['Hire Date', writeDay(isoDate(year - 3, 4, 11), 'DD-MMM-YYYY')],
    ['Currency', show('currency', 'PHP')],
  ],
  3,
)}
${bar('Summary')}${table(
  [
    ['Gross Pay', draft.money('grossAmount', pay.gross), amountText(pay.gross * month)],
    ['Total Deductions', amountText(pay.deducted), amountText(pay.deducted * month)],
    ['<b>Net Pay</b>', `<b>${draft.money('netAmount', pay.net)}</b>`, `<b>${amountText(pay.net * month)}</b>`],
  ],
  { head: ['', 'Current', 'Year to Date'], ...sections },
)}
${bar('Earnings')}${table(both(pay.earnings), { head: ['Description', 'Current', 'Year to Date'], ...sections })}
${bar('Deductions')}${table(both(pay.deductions), { head: ['Description', 'Current', 'Year to Date'], ...sections })}
${bar('Payment Method')}${table([['Direct Deposit', `XXXXXX${random.digits(4)}`, amountText(pay.net)]], { head: ['Type', 'Account', 'Amount'], ...sections })}</div>`;
}

/** A hospital's or school's slip with its own terms. */
export function institution(draft: Draft): string {
  const { random, person, show, company, year } = draft;
  const month = random.between(1, 12);
  const isFirst = random.chance(0.5);
  const [start, end] = isFirst
    ? [isoDate(year, month, 1), isoDate(year, month, 15)]
    : [isoDate(year, month, 16), isoDate(year, month + 1, 0)];
  const pay = makePay(
    draft,
    ['Semi-Monthly Basic', 'Overload / Overtime', 'Longevity Pay', 'Hazard Pay'],
    ['Tax Withheld', 'SSS Premium', 'PHIC Premium', 'HDMF Premium', 'Coop Loan', 'Absences'],
  );
  const amounts = (list: Pay['earnings']) =>
    list
      .map(
        ([name, amount]) =>
          `<div style="display:flex"><span style="flex:1">${name}</span><span style="border-bottom:1px dotted #555;width:110px;text-align:right">${amountText(amount)}</span></div>`,
      )
      .join('');
  const total = (label: string, value: string) =>
    `<div style="display:flex;font-weight:700;margin-top:6px"><span style="flex:1">${label}</span><span style="border-bottom:3px double #222;width:130px;text-align:right">${value}</span></div>`;
  const field = (label: string, value: string) =>
    `<div style="margin-bottom:4px">${label}: <u>&nbsp;${value}&nbsp;</u></div>`;
  return `<div style="border:1px solid #222;padding:18px 22px;font:14px/1.4 'Liberation Serif'"><div style="display:flex;gap:14px;align-items:center;justify-content:center"><i
  style="width:50px;height:50px;border-radius:50%;border:3px double #1d4d2b"></i><div style="text-align:center"><b
  style="font-size:1.25em">${show('employerName', company.name)}</b><br>${textOf(company.address)}</div></div><br><center><b>EMPLOYEE'S PAYSLIP</b></center><br>
${beside(
  `${field('Name', draft.name('employeeName', 'comma-initial'))}${field(
    'Dept./College',
    random.pick(['Nursing Service', 'Arts and Sciences', 'Engineering', 'Pharmacy']),
  )}${field('TIN', show('taxNumber', person.taxNumber.slice(0, 9), groupDigits(person.taxNumber.slice(0, 9), [3, 3, 3])))}`,
  `${field('Payroll Period', draft.period(start, end, `${writeDay(start, 'MMMM D, YYYY').replace(/,.*/, '')}-${Number(end.slice(8))}, ${year}`))}${field(
    'Date of Payroll',
    draft.date('payDate', addDays(end, 0), 'MMMM D, YYYY'),
  )}${field('SSS No.', show('ssNumber', person.ssNumber, groupDigits(person.ssNumber, [2, 7, 1])))}`,
)}<hr>
${beside(
  `<b>EARNINGS</b>${amounts(pay.earnings)}${total('GROSS PAY', draft.money('grossAmount', pay.gross))}`,
  `<b>DEDUCTIONS</b>${amounts(pay.deductions)}${total('TOTAL DEDUCTIONS', amountText(pay.deducted))}`,
)}
<div style="margin-left:50%;font-size:1.15em">${total('NET PAY', draft.money('netAmount', pay.net, 'P'))}</div><br><br><div
style="display:flex;justify-content:space-between"><span>_______________________<br>Payroll Clerk</span><span>_______________________<br>Employee's Signature</span></div></div>`;
}
