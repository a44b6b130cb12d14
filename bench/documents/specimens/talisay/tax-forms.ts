import { amountText, beside, type Draft, stacked, table, textOf, writeDay } from '../draft.ts';
import { makeTaxFacts, makeTaxYear, writeTaxNumber } from '../tax-facts.ts';

const box = '1px solid #444';

/** The certificate from accounting software: parts as headed tables, amounts with item numbers. */
export function software(draft: Draft): string {
  const { person, company, show } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MM/DD/YYYY').slice(0, 5));
  const part = (text: string) =>
    `<div style="background:#274c77;color:#fff;padding:3px 8px;font-weight:700;margin-top:10px">${text}</div>`;
  const left = (html: string) => html.replace(/text-align:right/g, 'text-align:left');
  return `<div style="font-size:12px"><div style="display:flex;justify-content:space-between;border-bottom:2px solid #274c77"><b style="font-size:1.3em">BIR Form No. 2316</b><span
  style="text-align:right"><b>Certificate of Compensation Payment/Tax Withheld</b><br>For Compensation Payment With or Without Tax Withheld</span></div>
${stacked(
  [
    ['1 For the Year', when.year],
    ['2 For the Period From', when.from],
    ['To', when.to],
  ],
  3,
  { border: box },
)}
${part('PART I: EMPLOYEE INFORMATION')}${left(
  table(
    [
      [
        '3',
        'Taxpayer Identification Number (TIN)',
        show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber)),
      ],
      ['4', 'Employee Name (Last, First, Middle)', draft.name('employeeName', 'comma')],
      ['5', 'RDO Code', '050'],
      ['6', 'Registered Address', textOf(person.address)],
      ['7', 'Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')],
    ],
    { border: box },
  ),
)}
${part('PART II: PRESENT EMPLOYER')}${left(
  table(
    [
      ['12', 'Taxpayer Identification Number (TIN)', writeTaxNumber(company.taxNumber)],
      ['13', 'Employer Name', show('employerName', company.name)],
      ['14', 'Registered Address', textOf(company.address)],
    ],
    { border: box },
  ),
)}
${beside(
  `${part('PART IV-A: SUMMARY')}${table(
    [
      ['19 Gross Compensation Income', draft.money('grossAmount', of.gross)],
      ['20 Less: Total Non-Taxable', amountText(of.exempt)],
      ['21 Taxable Compensation Income', amountText(of.taxable)],
      ['24 Tax Due', amountText(of.tax)],
      ['25A Taxes Withheld, Present Employer', amountText(of.tax)],
      ['28 Total Taxes Withheld', amountText(of.tax)],
    ],
    { border: box },
  )}`,
  `${part('PART IV-B: DETAILS')}${table(
    [
      ['34 13th Month Pay and Other Benefits', amountText(of.bonus)],
      ['35 De Minimis Benefits', amountText(of.small)],
      ['36 SSS, PHIC, HDMF Contributions', amountText(of.shares)],
      ['38 Total Non-Taxable', amountText(of.exempt)],
      ['39 Basic Salary', draft.money('baseAmount', of.base)],
      ['50 Overtime Pay', amountText(of.overtime)],
      ['52 Total Taxable', amountText(of.taxable)],
    ],
    { border: box },
  )}`,
)}
<br><div style="display:flex;justify-content:space-around;text-align:center"><span>____________________<br>Employer / Authorized Agent</span><span>____________________<br>Employee</span></div></div>`;
}

/** The yearly tax return of a person with only a salary. */
export function yearlyReturn(draft: Draft): string {
  const { person, company, show, random } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => iso);
  Object.assign(draft.truth, { startDate: `${draft.year}-01-01`, endDate: `${draft.year}-12-31` });
  const boxes = (text: string) => `<span style="letter-spacing:.18em">${text}</span>`;
  const line = (item: string, label: string, value: string) =>
    `<div style="display:flex;border-bottom:${box};padding:3px 6px"><span style="width:34px">${item}</span><span style="flex:1">${label}</span><span
    style="width:130px;text-align:right">${value}</span></div>`;
  const band = (text: string) =>
    `<div style="background:#cfcfcf;border:${box};text-align:center;font-weight:700;margin-top:6px">${text}</div>`;
  return `<div style="font:12px/1.35 'Liberation Sans Narrow'"><div style="display:flex;justify-content:space-between;align-items:center"><span>Republic of the Philippines<br>Department of
  Finance<br><b>Bureau of Internal Revenue</b></span><center><b style="font-size:1.7em">Annual Income Tax Return</b><br>For Individuals Earning Purely Compensation Income</center><span
  style="text-align:right">BIR Form No.<br><b style="font-size:2em">1700</b><br>January 2018 (ENCS)</span></div>
${stacked(
  [
    ['1 For the Year (YYYY)', when.year],
    ['2 Amended Return?', '&#9744; Yes &nbsp; &#9746; No'],
    ['3 Joint Filing?', '&#9744; Yes &nbsp; &#9746; No'],
  ],
  3,
  { border: box },
)}
${band('PART I - BACKGROUND INFORMATION OF TAXPAYER')}
${stacked(
  [
    [
      '4 Taxpayer Identification Number (TIN)',
      boxes(show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))),
    ],
    ['5 RDO Code', `0${random.digits(2)}`],
  ],
  2,
  { border: box },
)}${stacked([["6 Taxpayer's Name (Last Name, First Name, Middle Name)", draft.name('employeeName', 'capitals')]], 1, { border: box })}${stacked(
  [['7 Registered Address', textOf(person.address)]],
  1,
  { border: box },
)}${stacked(
  [
    ['8 Date of Birth (MM/DD/YYYY)', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')],
    ['9 Citizenship', 'FILIPINO'],
    ['10 Contact Number', person.phoneNumber],
  ],
  3,
  { border: box },
)}
${band('PART II - EMPLOYER')}${stacked(
  [
    ['Name of Employer', show('employerName', company.name)],
    ["Employer's TIN", writeTaxNumber(company.taxNumber)],
  ],
  2,
  { border: box },
)}
${band('PART III - COMPUTATION OF TAX')}<div
style="border:${box};border-bottom:0">${line('24', 'Basic Salary', draft.money('baseAmount', of.base))}${line(
    '25',
    'Overtime, Holiday and Other Pay',
    amountText(of.overtime),
  )}${line('26', 'Other Benefits, SSS, PhilHealth and Pag-IBIG Contributions', amountText(of.exempt))}${line(
    '27',
    'Gross Compensation Income (Sum of Items 24 to 26)',
    draft.money('grossAmount', of.gross),
  )}${line('28', 'Less: Non-Taxable / Exempt Compensation', amountText(of.exempt))}${line(
    '29',
    'Taxable Compensation Income (Item 27 Less Item 28)',
    amountText(of.taxable),
  )}${line('30', 'Tax Due', amountText(of.tax))}${line('31', 'Less: Tax Withheld per BIR Form No. 2316', amountText(of.tax))}${line('32', 'Tax Payable / (Overpayment)', '0.00')}</div>
<p style="margin-top:10px">I declare under the penalties of perjury that this return has been made in good faith, verified by me, and to the best of my knowledge and belief, is true and
correct.</p><div style="text-align:center;width:280px;margin:26px 0 0 auto;border-top:${box}">Signature over Printed Name of Taxpayer</div></div>`;
}
