import { groupDigits } from '../../formats.ts';
import { nameParts, places } from '../../name-parts.ts';
import { addDays, isoDate, makePerson } from '../../people.ts';
import { amountText, beside, type Draft, makeCutoff, makePay, table, textOf, writeDay } from '../draft.ts';

const grouped = {
  ssNumber: [2, 7, 1],
  philHealthNumber: [2, 9, 1],
  pagIbigNumber: [4, 4, 4],
  taxNumber: [3, 3, 3, 3],
} as const;
const number = ({ person, show }: Draft, field: keyof typeof grouped) =>
  show(field, person[field], groupDigits(person[field], grouped[field]));

/** A web payroll service's payslip: details in a grey grid, three lists, a bar of totals. */
export function service(draft: Draft): string {
  const { start, end } = makeCutoff(draft);
  const { person, show, random } = draft;
  const pay = makePay(
    draft,
    ['Basic Pay', 'Regular Overtime', 'Night Differential', 'Transportation Allowance'],
    ['Withholding Tax', 'SSS Contribution', 'PhilHealth Contribution', 'Pag-IBIG Contribution', 'SSS Salary Loan'],
  );
  const grid = (rows: [string, string][]) =>
    rows
      .map(
        ([label, value]) =>
          `<div style="display:flex;padding:3px 0"><span style="width:130px;color:#666">${label}</span><span style="flex:1">${value}</span></div>`,
      )
      .join('');
  const listing = (title: string, list: [string, number][], factor = 1) =>
    `<div style="border-bottom:2px solid #2f855a;font-weight:700;margin-top:10px">${title}</div>${table(list.map(([name, amount]) => [name, amountText(amount * factor)]))}`;
  const sum = (label: string, value: string, size = 1.15) =>
    `<div style="flex:1"><div style="font-size:.85em">${label}</div><div style="font-size:${size}em;font-weight:700">${value}</div></div>`;
  return `<div style="display:flex;justify-content:space-between;align-items:center"><div><b
  style="font-size:1.3em">${show('employerName', draft.company.name)}</b><br><small>${textOf(draft.company.address)}</small></div><div style="text-align:right"><b
  style="font-size:1.5em;color:#2f855a">PAYSLIP</b></div></div>
<div style="background:#f2f4f6;padding:10px 14px;margin:12px 0">${beside(
    grid([
      ['Employee Name', draft.name('employeeName', 'comma-initial')],
      ['Employee ID', person.employeeNumber],
      ['Position', random.pick(nameParts.positions)],
      ['Department', random.pick(nameParts.departments)],
      ['TIN', number(draft, 'taxNumber')],
    ]),
    grid([
      [
        'Payroll Period',
        draft.period(start, end, `${writeDay(start, 'MMM DD, YYYY')} - ${writeDay(end, 'MMM DD, YYYY')}`),
      ],
      ['Pay Date', draft.date('payDate', addDays(end, random.between(0, 5)), 'MMM DD, YYYY')],
      ['SSS No.', number(draft, 'ssNumber')],
      ['PhilHealth No.', number(draft, 'philHealthNumber')],
      ['Pag-IBIG No.', number(draft, 'pagIbigNumber')],
    ]),
  )}</div>
${beside(listing('Earnings', pay.earnings), listing('Deductions', pay.deductions))}
<div
style="display:flex;background:#2f855a;color:#fff;padding:10px 14px;margin:8px 0">${sum('Gross Pay', draft.money('grossAmount', pay.gross, '₱'))}${sum(
    'Total Deductions',
    amountText(pay.deducted, '₱'),
  )}${sum('Net Pay', draft.money('netAmount', pay.net, '₱'), 1.4)}</div>
${beside(
  listing('Employer Contributions', [
    ['SSS Employer Share', pay.deductions[1]![1] * 2],
    ['PhilHealth Employer Share', pay.deductions[2]![1]],
    ['Pag-IBIG Employer Share', 200],
  ]),
  listing('Year to Date', [
    ['Taxable Income', pay.gross * 7.5],
    ['Withholding Tax', pay.deductions[0]![1] * 7.5],
    ['13th Month Accrual', pay.earnings[0]![1]],
  ]),
)}
<small>This is a computer-generated document. No signature is required.</small>`;
}

/** A government payslip: one month in two halves. */
export function office(draft: Draft): string {
  const { random, person, show, year } = draft;
  const month = random.between(1, 12);
  const [start, end] = [isoDate(year, month, 1), isoDate(year, month + 1, 0)];
  const pay = makePay(
    draft,
    ['Basic Salary', 'PERA'],
    [
      'GSIS Life and Retirement',
      'PhilHealth',
      'Pag-IBIG Fund',
      'Withholding Tax',
      'GSIS Consolidated Loan',
      'Pag-IBIG MPL',
    ],
  );
  const city = random.pick(places)[0].replace(/ City$/, '');
  const signer = makePerson(random);
  const half = Math.round(pay.net * 50) / 100;
  const row = (label: string, amount: string, isBold = false, indent = 0) =>
    `<tr style="font-weight:${isBold ? 700 : 400}"><td style="padding:3px ${8 + indent}px;border:1px solid #333">${label}</td><td
    style="padding:3px 8px;border:1px solid #333;text-align:right">${amount}</td></tr>`;
  const field = (label: string, value: string) =>
    `<div style="display:flex;margin-bottom:4px"><span style="width:110px">${label}</span><span>: ${value}</span></div>`;
  return `<div style="font:15px/1.4 'Liberation Serif'"><center>Republic of the Philippines<br><b
  style="font-size:1.15em">${show('employerName', `City Government of ${city}`.toUpperCase())}</b><br>Office of the City Accountant<br><br><b>PAYSLIP</b><br>For the month of
  ${draft.period(start, end, writeDay(start, 'D MMMM YYYY').replace(/^\d+ /, ''))}</center><br>
${beside(
  [
    field('Name', `<b>${draft.name('employeeName', 'initial-capitals')}</b>`),
    field('Position', random.pick(['Administrative Aide IV', 'Nurse II', 'Revenue Collection Clerk I', 'Teacher III'])),
    field('Employee No.', person.employeeNumber),
    field('Salary Grade', `SG ${random.between(4, 15)} Step ${random.between(1, 8)}`),
  ].join(''),
  [
    field('TIN', number(draft, 'taxNumber')),
    field('GSIS BP No.', random.digits(10)),
    field('PhilHealth No.', number(draft, 'philHealthNumber')),
    field('Pag-IBIG No.', number(draft, 'pagIbigNumber')),
  ].join(''),
)}<br>
<table style="border-collapse:collapse;width:70%;margin:0 auto">${[
    row('COMPENSATION', '', true),
    ...pay.earnings.map(([name, amount]) => row(name, amountText(amount), false, 16)),
    row('GROSS AMOUNT EARNED', draft.money('grossAmount', pay.gross), true),
    row('DEDUCTIONS', '', true),
    ...pay.deductions.map(([name, amount]) => row(name, amountText(amount), false, 16)),
    row('TOTAL DEDUCTIONS', amountText(pay.deducted), true),
    row('NET AMOUNT RECEIVED', draft.money('netAmount', pay.net, '₱ '), true),
    row('1st Quincena (1-15)', amountText(half), false, 16),
    row('2nd Quincena (16-30)', amountText(pay.net - half), false, 16),
  ].join('')}</table>
<div style="margin:40px 0 0 60%">Certified Correct:<br><br><br><b>${textOf(`${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`.toUpperCase())}</b><br>City Accountant</div></div>`;
}
