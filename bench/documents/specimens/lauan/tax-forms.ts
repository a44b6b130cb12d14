import { amountText, beside, type Draft, lines, table, textOf, writeDay } from '../draft.ts';
import { makeTaxFacts, makeTaxYear, writeTaxNumber } from '../tax-facts.ts';

const border = '1px solid #666';

/** A payroll program's certificate: one column of numbered lines, employee before employer. */
export function program(draft: Draft): string {
  const { person, company, show } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MM/DD/YYYY'));
  const part = (text: string) =>
    `<div style="font-weight:700;text-decoration:underline;margin:12px 0 4px">${text}</div>`;
  const line = (label: string, value: string) =>
    `<div style="display:flex;align-items:baseline;margin-bottom:2px"><span>${label}</span><i style="flex:1;border-bottom:1px dotted #777;margin:0 6px"></i><span
    style="text-align:right">${value}</span></div>`;
  return `<div style="font:13px/1.35 'DejaVu Serif Condensed'"><center>Republic of the Philippines<br>Department of Finance<br><b>BUREAU OF INTERNAL REVENUE</b><br><br><b
  style="font-size:1.15em">CERTIFICATE OF COMPENSATION PAYMENT / TAX WITHHELD</b><br>BIR Form No. 2316</center><br>
${line('1. For the Year', when.year)}${line('2. For the Period', `From ${when.from} To ${when.to}`)}
${part('Part I - Employee Information')}${line('3. Taxpayer Identification No.', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber)))}${line(
  "4. Employee's Name",
  draft.name('employeeName', 'capitals'),
)}${line('6. Registered Address', textOf(person.address))}${line('7. Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY'))}
${part('Part II - Employer Information (Present)')}${line('12. Taxpayer Identification No.', writeTaxNumber(company.taxNumber))}${line(
  "13. Employer's Name",
  show('employerName', company.name),
)}${line('14. Registered Address', textOf(company.address))}
${part('Part IV-A - Summary')}${line('19. Gross Compensation Income from Present Employer', draft.money('grossAmount', of.gross))}${line(
  '20. Less: Total Non-Taxable/Exempt Compensation Income',
  amountText(of.exempt),
)}${line('21. Taxable Compensation Income from Present Employer', amountText(of.taxable))}${line('24. Tax Due', amountText(of.tax))}${line(
  '25A. Amount of Taxes Withheld - Present Employer',
  amountText(of.tax),
)}${line('28. Total Taxes Withheld', amountText(of.tax))}
${part('Part IV-B - Details of Compensation Income')}${line('34. 13th Month Pay and Other Benefits', amountText(of.bonus))}${line(
  '35. De Minimis Benefits',
  amountText(of.small),
)}${line('36. SSS, GSIS, PHIC and Pag-IBIG Contributions', amountText(of.shares))}${line('38. Total Non-Taxable/Exempt Compensation Income', amountText(of.exempt))}${line(
  '39. Basic Salary',
  draft.money('baseAmount', of.base),
)}${line('50. Overtime Pay', amountText(of.overtime))}${line('52. Total Taxable Compensation Income', amountText(of.taxable))}</div>`;
}

/** An accounting firm's own form for an employee's year. */
export function accountants(draft: Draft): string {
  const { person, company, show } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MMM DD, YYYY'));
  return `<h1 style="text-align:center">ANNUALIZED WITHHOLDING TAX COMPUTATION</h1><center>For the Year ${when.year}</center><br>
${beside(
  lines(
    [
      ['Employer', show('employerName', company.name)],
      ['Employer TIN', writeTaxNumber(company.taxNumber)],
      ['Address', textOf(company.address)],
    ],
    { width: 100 },
  ),
  lines(
    [
      ['Employee', draft.name('employeeName', 'comma')],
      ['TIN', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))],
      ['Birthdate', draft.date('dateOfBirth', person.dateOfBirth, 'MMM DD, YYYY')],
      ['Covered Period', `${when.from} - ${when.to}`],
    ],
    { width: 110 },
  ),
)}<br>
${table(
  [
    ['Basic Salary', draft.money('baseAmount', of.base)],
    ['Add: Overtime', amountText(of.overtime)],
    ['Add: 13th Month Pay and Other Benefits', amountText(of.bonus)],
    ['Add: De Minimis', amountText(of.small)],
    ['Add: Government Contributions', amountText(of.shares)],
    ['<b>Gross Compensation</b>', `<b>${draft.money('grossAmount', of.gross)}</b>`],
    ['Less: Non-Taxable Income', `(${amountText(of.exempt)})`],
    ['Taxable Compensation', amountText(of.taxable)],
    ['Annual Tax Due', amountText(of.tax)],
    ['Tax Withheld (BIR Form 2316)', amountText(of.tax)],
    ['Over / (Under) Withholding', '0.00'],
  ],
  { border },
)}<p style="font-size:.85em">This computation supports the Certificate of Compensation Payment / Tax Withheld (BIR Form 2316) issued to the employee.</p><br>Prepared by: ____________________
&nbsp;&nbsp; Conforme: ____________________`;
}
