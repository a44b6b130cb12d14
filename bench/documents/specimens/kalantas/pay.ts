import { addDays } from '../../people.ts';
import {
  amountText,
  beside,
  type Draft,
  lines,
  makeCutoff,
  makePay,
  type Pair,
  stacked,
  table,
  textOf,
  writeDay,
} from '../draft.ts';
import { makeTaxFacts, makeTaxYear, writeTaxNumber } from '../tax-facts.ts';
import { typeface } from '../typefaces.ts';

/** A semi-monthly payslip mailed by a payroll system. */
export function payslip(draft: Draft): string {
  const { random, person, company, show } = draft;
  const { start, end } = makeCutoff(draft);
  const pay = makePay(
    draft,
    ['Basic Pay', 'Overtime Pay', 'Night Differential', 'Rice Allowance'],
    ['SSS Contribution', 'PhilHealth Contribution', 'Pag-IBIG Contribution', 'Withholding Tax', 'SSS Loan'],
  );
  const day = (iso: string) => writeDay(iso, 'MM/DD/YYYY');
  const grouped = (text: string) => text.replace(/(\d{3})(?=\d)/g, '$1-');
  const left: Pair[] = [
    ['Employee No.', person.employeeNumber],
    ['Employee Name', draft.name('employeeName', 'comma')],
    ['Department', random.pick(['Operations', 'Finance', 'Warehouse'])],
    ['Position', random.pick(['Senior Associate', 'Staff', 'Analyst'])],
  ];
  const right: Pair[] = [
    ['Pay Period', draft.period(start, end, `${day(start)} - ${day(end)}`)],
    ['Pay Date', draft.date('payDate', addDays(end, 5), 'MM/DD/YYYY')],
    ['Tax Status', 'Z'],
    ['Monthly Rate', amountText(pay.earnings[0]![1] * 2)],
  ];
  const ids: Pair[] = [
    ['TIN', show('taxNumber', person.taxNumber, grouped(person.taxNumber))],
    ['SSS No.', show('ssNumber', person.ssNumber, person.ssNumber.replace(/^(..)(.{7})/, '$1-$2-'))],
    [
      'PhilHealth No.',
      show('philHealthNumber', person.philHealthNumber, person.philHealthNumber.replace(/^(..)(.{9})/, '$1-$2-')),
    ],
    [
      'Pag-IBIG No.',
      show('pagIbigNumber', person.pagIbigNumber, person.pagIbigNumber.replace(/(\d{4})(?=\d)/g, '$1-')),
    ],
  ];
  const list = (head: string, items: [string, number][], sum: readonly [string, string]) =>
    table([...items.map(([name, amount]) => [name, amountText(amount)]), sum.map((text) => `<b>${text}</b>`)], {
      head: [head, 'Amount'],
      border: '1px solid #aaa',
    });
  const year = (label: string, amount: number): Pair => [label, amountText(amount * (Number(end.slice(5, 7)) * 2 - 1))];
  return `${typeface('office')}<div style="font:12.5px/1.4 paper-office,sans-serif"><div style="text-align:center"><b
  style="font-size:19px">${show('employerName', company.name)}</b><br>${textOf(company.address)}<h1>PAYSLIP</h1></div>${beside(
    lines(left, { width: 110 }),
    lines(right, { width: 100 }),
  )}${stacked(ids, 4, { border: '1px solid #aaa' })}${beside(
    list('Earnings', pay.earnings, ['Gross Pay', draft.money('grossAmount', pay.gross)]),
    list('Deductions', pay.deductions, ['Total Deductions', amountText(pay.deducted)]),
  )}<div style="text-align:right;font-size:17px;border:2px solid #333;padding:7px 10px"><b>NET PAY: ${draft.money(
    'netAmount',
    pay.net,
    'PHP ',
  )}</b></div><h2>Year-to-Date</h2>${stacked(
    [
      year('Gross Income', pay.gross),
      year('Taxable Income', pay.gross - 90),
      year('Tax Withheld', pay.deductions[3]![1]),
      ['VL / SL Balance', `${random.between(1, 12)}.00 / ${random.between(1, 12)}.00`],
    ],
    4,
  )}<p style="font-size:10.5px">This is a system-generated payslip and does not require a signature.</p></div>`;
}

const rule = '1px solid #222';
const band = (text: string) =>
  `<div style="background:#ddd;border-bottom:${rule};font-weight:700;text-align:center">${text}</div>`;
const box = (label: string, value = '', share = 1) =>
  `<div style="flex:${share};border-bottom:${rule};border-right:${rule};padding:2px 4px;min-height:30px">${label}<div style="font-size:11.5px">${value}</div></div>`;
const row = (...boxes: string[]) => `<div style="display:flex">${boxes.join('')}</div>`;
const item = (label: string, value = '') =>
  `<div style="display:flex;border-bottom:${rule};min-height:24px"><div style="flex:1;padding:2px 4px">${label}</div><div
  style="width:98px;border-left:${rule};text-align:right;font-size:11.5px;padding:3px 5px">${value}</div></div>`;

/** Form 2316 of January 2018 from a payroll system: one employer, no character boxes. */
export function taxForm(draft: Draft): string {
  const { random, person, company, show, year } = draft;
  const of = makeTaxFacts(draft);
  const days = makeTaxYear(draft, (iso) => `${iso.slice(5, 7)}/${iso.slice(8)}`);
  const tax = amountText(of.tax);
  const signer = `${random.pick(['ROSALINDA', 'EDGARDO'])} ${random.letters(1)}. ${random.pick(['MAGLAYA', 'SANTIAGO'])}`;
  const employee = `${row(box('<b>3</b> TIN', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))))}${row(
    box("<b>4</b> Employee's Name (Last Name, First Name, Middle Name)", draft.name('employeeName', 'capitals'), 4),
    box('<b>5</b> RDO Code', `0${random.digits(2)}`),
  )}${row(box('<b>6</b> Registered Address', textOf(person.address), 4), box('<b>6A</b> ZIP Code', random.digits(4)))}${row(
    box('<b>6B</b> Local Home Address', '', 4),
    box('<b>6C</b> ZIP Code'),
  )}${box('<b>6D</b> Foreign Address')}${row(
    box('<b>7</b> Date of Birth (MM/DD/YYYY)', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')),
    box('<b>8</b> Contact Number'),
  )}${row(box('<b>9</b> Statutory Minimum Wage rate per day'), box('<b>10</b> Statutory Minimum Wage rate per month'))}${box(
    '<b>11</b> &#9744; Minimum Wage Earner (MWE) whose compensation is exempt from withholding tax',
  )}`;
  const employer = `${box('<b>12</b> TIN', writeTaxNumber(company.taxNumber))}${box(
    "<b>13</b> Employer's Name",
    show('employerName', company.name, company.name.toUpperCase()),
  )}${row(box('<b>14</b> Registered Address', textOf(company.address), 4), box('<b>14A</b> ZIP Code', random.digits(4)))}${box(
    '<b>15</b> Type of Employer &nbsp; &#9746; Main Employer &nbsp; &#9744; Secondary Employer',
  )}${band('Part III - Employer Information (Previous)')}${box('<b>16</b> TIN')}${box("<b>17</b> Employer's Name")}${box('<b>18</b> Registered Address')}`;
  const summary = `${item('<b>19</b> Gross Compensation Income from Present Employer (Sum of Items 36 and 50)', draft.money('grossAmount', of.gross))}${item(
    '<b>20</b> Less: Total Non-Taxable/Exempt Compensation Income (From Item 36)',
    amountText(of.exempt),
  )}${item('<b>21</b> Taxable Compensation Income from Present Employer (From Item 50)', amountText(of.taxable))}${item(
    '<b>22</b> Add: Taxable Compensation Income from Previous Employer',
    '0.00',
  )}${item('<b>23</b> Gross Taxable Compensation Income', amountText(of.taxable))}${item('<b>24</b> Tax Due', tax)}${item(
    '<b>25</b> Amount of Taxes Withheld <b>25A</b> Present Employer',
    tax,
  )}${item('<b>25B</b> Previous Employer', '0.00')}${item('<b>26</b> Total Amount of Taxes Withheld as adjusted', tax)}`;
  const exempt: [string, string?][] = [
    ['27 Basic Salary (including the exempt P250,000 &amp; below) / Minimum Wage of the MWE'],
    ['28 Holiday Pay (MWE)'],
    ['29 Overtime Pay (MWE)'],
    ['30 Night Shift Differential (MWE)'],
    ['31 Hazard Pay (MWE)'],
    ['32 13th Month Pay and Other Benefits (maximum of P90,000)', amountText(of.bonus)],
    ['33 De Minimis Benefits', amountText(of.small)],
    ['34 SSS, GSIS, PHIC &amp; PAG-IBIG Contributions and Union Dues', amountText(of.shares)],
    ['35 Salaries and Other Forms of Compensation'],
    ['36 Total Non-Taxable/Exempt Compensation Income', amountText(of.exempt)],
  ];
  const taxable: [string, string?][] = [
    ['37 Basic Salary', draft.money('baseAmount', of.base)],
    ['38 Representation'],
    ['39 Transportation'],
    ['40 Cost of Living Allowance (COLA)'],
    ['41 Fixed Housing Allowance'],
    ['42 Others (specify)'],
    ['43 Commission'],
    ['44 Profit Sharing'],
    ["45 Fees Including Director's Fees"],
    ['46 Taxable 13th Month Benefits'],
    ['47 Hazard Pay'],
    ['48 Overtime Pay', amountText(of.overtime)],
    ['49 Others (specify)'],
    ['50 Total Taxable Compensation Income', amountText(of.taxable)],
  ];
  const list = (items: [string, string?][]) => items.map(([label, value]) => item(label, value)).join('');
  const sign = (name: string, under: string) =>
    `<div style="flex:1;text-align:center;padding:14px 18px 4px">${name}<div style="border-top:${rule}">${under}</div></div>`;
  return `${typeface('office')}<div style="font:9px/1.2 paper-office,sans-serif;margin:-20px -20px 0;border:2px solid #111"><div
  style="display:flex;justify-content:space-between;align-items:center;border-bottom:${rule};padding:5px 10px"><div>Republic of the Philippines<br>Department of Finance<br>Bureau of Internal
  Revenue</div><div style="text-align:center"><b style="font-size:17px">Certificate of Compensation<br>Payment/Tax Withheld</b><br>For Compensation Payment With or Without Tax
  Withheld</div><div>BIR Form No.<br><b style="font-size:24px">2316</b><br>January 2018
  (ENCS)</div></div>${row(box('<b>1</b> For the Year (YYYY)', days.year), box('<b>2</b> For the Period &nbsp; From (MM/DD)', days.from), box('To (MM/DD)', days.to))}<div style="display:flex"><div
  style="width:50%;border-right:${rule}">${band('Part I - Employee Information')}${employee}${band('Part II - Employer Information (Present)')}${employer}${band(
    'Part IVA - Summary',
  )}${summary}</div><div style="width:50%">${band(
    'Part IV-B Details of Compensation Income &amp; Tax Withheld',
  )}<b style="padding:4px">A. NON-TAXABLE/EXEMPT COMPENSATION INCOME</b>${list(exempt)}<b style="padding:4px">B. TAXABLE COMPENSATION INCOME REGULAR</b>${list(taxable)}</div></div><div
  style="padding:4px 6px">I/We declare, under the penalties of perjury, that this certificate has been made in good faith, verified by us, and to the best of our knowledge and belief, is true and
  correct.</div>${row(
    sign(signer, 'Present Employer/Authorized Agent Signature over Printed Name'),
    sign(`01/${random.between(15, 31)}/${year + 1}`, 'Date Signed'),
  )}<div style="padding:2px 6px">CONFORME:</div>${row(
    sign(textOf(`${person.firstName} ${person.lastName}`.toUpperCase()), 'Employee Signature over Printed Name'),
    sign('&nbsp;', 'Date Signed'),
  )}</div>`;
}
