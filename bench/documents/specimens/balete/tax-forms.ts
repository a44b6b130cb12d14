import { makePerson } from '../../people.ts';
import { amountText, type Draft, table, textOf, writeDay } from '../draft.ts';
import { makeTaxFacts, makeTaxYear, type TaxFacts, writeTaxNumber } from '../tax-facts.ts';

const rule = '1px solid #222';
const head = (text: string) =>
  `<div style="background:#d9d9d9;border:${rule};border-width:1px 0;padding:1px 4px;font-weight:700;text-align:center">${text}</div>`;
/** A numbered box with a small label above the value. */
const box = (label: string, value: string, share = 1) =>
  `<div style="flex:${share};border:${rule};border-width:0 1px 1px 0;padding:1px 4px;min-height:27px"><div style="font-size:.82em">${label}</div><div
  style="font-size:1.2em">${value || '&nbsp;'}</div></div>`;
const row = (...boxes: string[]) => `<div style="display:flex">${boxes.join('')}</div>`;
/** A numbered line with its amount in a box on the right. */
const line = (item: string, label: string, value = '') =>
  `<div style="display:flex;border-bottom:${rule};min-height:23px;align-items:center"><span style="width:24px;padding-left:3px">${item}</span><span
  style="flex:1;padding-right:4px">${label}</span><span style="width:96px;border-left:${rule};padding:3px;text-align:right;align-self:stretch;font-size:1.2em">${value || '&nbsp;'}</span></div>`;

function summary(draft: Draft, of: TaxFacts): string {
  return [
    line(
      '19',
      'Gross Compensation Income from Present Employer (Sum of Items 38 and 52)',
      draft.money('grossAmount', of.gross),
    ),
    line(
      '20',
      'Less: Total Non-Taxable/Exempt Compensation Income from Present Employer (From Item 38)',
      amountText(of.exempt),
    ),
    line(
      '21',
      'Taxable Compensation Income from Present Employer (Item 19 Less Item 20) (From Item 52)',
      amountText(of.taxable),
    ),
    line('22', 'Add: Taxable Compensation Income from Previous Employer, if applicable', '0.00'),
    line('23', 'Gross Taxable Compensation Income (Sum of Items 21 and 22)', amountText(of.taxable)),
    line('24', 'Tax Due', amountText(of.tax)),
    line('25', 'Amount of Taxes Withheld<br>25A Present Employer', amountText(of.tax)),
    line('', '25B Previous Employer, if applicable', '0.00'),
    line('26', 'Total Amount of Taxes Withheld as adjusted (Sum of Items 25A and 25B)', amountText(of.tax)),
    line('27', '5% Tax Credit (PERA Act of 2008)'),
    line('28', 'Total Taxes Withheld (Sum of Items 26 and 27)', amountText(of.tax)),
  ].join('');
}

function details(draft: Draft, of: TaxFacts): string {
  return [
    head('A. NON-TAXABLE/EXEMPT COMPENSATION INCOME'),
    line('29', 'Basic Salary (including the exempt P250,000 &amp; below) or the Statutory Minimum Wage of the MWE'),
    line('30', 'Holiday Pay (MWE)'),
    line('31', 'Overtime Pay (MWE)'),
    line('32', 'Night Shift Differential (MWE)'),
    line('33', 'Hazard Pay (MWE)'),
    line('34', '13th Month Pay and Other Benefits (maximum of P90,000)', amountText(of.bonus)),
    line('35', 'De Minimis Benefits', amountText(of.small)),
    line(
      '36',
      'SSS, GSIS, PHIC &amp; PAG-IBIG Contributions and Union Dues (Employee share only)',
      amountText(of.shares),
    ),
    line('37', 'Salaries and Other Forms of Compensation'),
    line('38', 'Total Non-Taxable/Exempt Compensation Income (Sum of Items 29 to 37)', amountText(of.exempt)),
    head('B. TAXABLE COMPENSATION INCOME REGULAR'),
    line('39', 'Basic Salary', draft.money('baseAmount', of.base)),
    line('40', 'Representation'),
    line('41', 'Transportation'),
    line('42', 'Cost of Living Allowance (COLA)'),
    line('43', 'Fixed Housing Allowance'),
    line('44', 'Others (specify)'),
    head('SUPPLEMENTARY'),
    line('45', 'Commission'),
    line('46', 'Profit Sharing'),
    line('47', "Fees Including Director's Fees"),
    line('48', 'Taxable 13th Month Benefits'),
    line('49', 'Hazard Pay'),
    line('50', 'Overtime Pay', amountText(of.overtime)),
    line('51', 'Others (specify)'),
    line('52', 'Total Taxable Compensation Income (Sum of Items 39 to 51B)', amountText(of.taxable)),
  ].join('');
}

/** The complete BIR form with all boxes. */
export function full(draft: Draft): string {
  const { person, company, show, random } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MM/DD/YYYY').slice(0, 5));
  const signer = makePerson(random);
  const zip = random.digits(4);
  return `<div style="font:8.6px/1.2 'Liberation Sans';border:2px solid #111;margin:-14px -16px">
<div style="display:flex;align-items:center;border-bottom:${rule};padding:4px 6px"><div style="width:120px">Republic of the Philippines<br>Department of Finance<br>Bureau of Internal
Revenue</div><div style="flex:1;text-align:center"><span style="font-size:1.9em;font-weight:700">Certificate of Compensation<br>Payment/Tax Withheld</span><br>For Compensation Payment With or
Without Tax Withheld</div><div style="width:120px;text-align:right">BIR Form No.<br><b style="font-size:2.8em">2316</b><br>September 2021 (ENCS)</div></div>
${row(box('1 For the Year (YYYY)', when.year), box('2 For the Period From (MM/DD)', when.from), box('To (MM/DD)', when.to))}
<div style="display:flex"><div style="flex:1;border-right:${rule}">
${head('Part I - Employee Information')}${row(box('3 TIN', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))))}${row(
  box("4 Employee's Name (Last Name, First Name, Middle Name)", draft.name('employeeName', 'capitals'), 4),
  box('5 RDO Code', `0${random.digits(2)}`),
)}
${row(box('6 Registered Address', textOf(person.address), 5), box('6A ZIP Code', zip))}${row(box('6B Local Home Address', '', 5), box('6C ZIP Code', ''))}${row(box('6D Foreign Address', ''))}
${row(box('7 Date of Birth (MM/DD/YYYY)', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')), box('8 Contact Number', person.phoneNumber))}
${row(box('9 Statutory Minimum Wage rate per day', ''), box('10 Statutory Minimum Wage rate per month', ''))}${row(
  box(
    '11 &#9744; Minimum Wage Earner (MWE) whose compensation is exempt from withholding tax and not subject to income tax',
    '',
  ),
)}
${head('Part II - Employer Information (Present)')}${row(box('12 TIN', writeTaxNumber(company.taxNumber)))}${row(
  box("13 Employer's Name", show('employerName', company.name)),
)}${row(box('14 Registered Address', textOf(company.address), 5), box('14A ZIP Code', random.digits(4)))}${row(
  box('15 Type of Employer &nbsp; &#9746; Main Employer &nbsp; &#9744; Secondary Employer', ''),
)}
${head('Part III - Employer Information (Previous)')}${row(box('16 TIN', ''))}${row(box("17 Employer's Name", ''))}${row(box('18 Registered Address', '', 5), box('18A ZIP Code', ''))}
${head('Part IVA - Summary')}${summary(draft, of)}</div>
<div style="flex:1">${head('Part IV-B Details of Compensation Income &amp; Tax Withheld from Present Employer')}${details(draft, of)}</div></div>
<div style="padding:6px">I/We declare, under the penalties of perjury that this certificate has been made in good faith, verified by me/us, and to the best of my/our knowledge and belief, is true
and correct, pursuant to the provisions of the National Internal Revenue Code, as amended.</div>
<div style="display:flex;gap:40px;padding:14px 30px 4px;text-align:center"><div style="flex:1"><div
style="border-bottom:${rule};font-size:1.2em">${textOf(`${signer.firstName} ${signer.middleName[0]}. ${signer.lastName}`.toUpperCase())}</div>53 Present Employer/Authorized Agent Signature over
Printed Name</div><div style="flex:1"><div style="border-bottom:${rule};font-size:1.2em">${textOf(`${person.firstName} ${person.middleName[0]}. ${person.lastName}`.toUpperCase())}</div>54
Employee Signature over Printed Name</div></div></div>`;
}

/** The payroll department's year-end form. */
export function annual(draft: Draft): string {
  const { person, company, show } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MMMM D, YYYY'));
  const border = '1px solid #aaa';
  const left = (html: string) => html.replace(/text-align:right/g, 'text-align:left');
  return `<div style="display:flex;justify-content:space-between"><div><b style="font-size:1.2em">${show('employerName', company.name)}</b><br><small>${textOf(company.address)}<br>Employer TIN:
  ${writeTaxNumber(company.taxNumber)}</small></div><div style="text-align:right"><small>In lieu of BIR Form 2316</small></div></div>
<h1 style="text-align:center;margin-top:20px">ANNUAL CERTIFICATE OF COMPENSATION<br>AND TAX WITHHELD</h1><center>Calendar Year ${when.year}</center><br>
${left(
  table(
    [
      ['Name of Employee', draft.name('employeeName', 'capitals')],
      ['Employee TIN', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))],
      ['Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM D, YYYY')],
      ['Home Address', textOf(person.address)],
      ['Period of Employment', `${when.from} to ${when.to}`],
    ],
    { border },
  ),
)}
${table(
  [
    ['Basic Salary', draft.money('baseAmount', of.base)],
    ['Overtime and Premium Pay', amountText(of.overtime)],
    ['13th Month Pay and Other Benefits', amountText(of.bonus)],
    ['De Minimis Benefits', amountText(of.small)],
    ['SSS, PhilHealth and Pag-IBIG Contributions', amountText(of.shares)],
    ['<b>Gross Compensation Income</b>', `<b>${draft.money('grossAmount', of.gross)}</b>`],
    ['Less: Non-Taxable Compensation', amountText(of.exempt)],
    ['Net Taxable Compensation Income', amountText(of.taxable)],
    ['Tax Due', amountText(of.tax)],
    ['Tax Withheld, January to December', amountText(of.tax)],
    ['Tax Refund / (Tax Payable)', '0.00'],
  ],
  { head: ['PARTICULARS', 'AMOUNT (PHP)'], border },
)}
<p>This is to certify that the above information was taken from the payroll records of the company and that the tax was withheld and remitted to the Bureau of Internal
Revenue.</p><br>________________________<br>Payroll Manager`;
}
