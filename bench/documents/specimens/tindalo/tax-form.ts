import { roundCents } from '../../formats.ts';
import { amountText, type Draft } from '../draft.ts';
import { seal } from '../ornaments.ts';
import { makeTaxFacts, type TaxFacts, writeTaxNumber } from '../tax-facts.ts';
import { nameSigner, pickOffice, settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const rule = '1px solid #333';
/** One box per character, as on BIR's forms. */
const cells = (text: string) =>
  `<span style="display:inline-flex">${[...text]
    .map((letter) =>
      letter === '-'
        ? '<span style="padding:0 2px">-</span>'
        : `<span
  style="border:1px solid #999;width:13px;text-align:center;margin-left:-1px">${letter}</span>`,
    )
    .join('')}</span>`;
const band = (text: string) =>
  `<div style="background:#c8c8c8;border-bottom:${rule};text-align:center;font-weight:700;padding:1px 0">${text}</div>`;
const box = (item: string, label: string, value = '', width = '100%') =>
  `<div style="width:${width};border-bottom:${rule};border-right:${rule};padding:1px 3px 2px;min-height:29px"><div><b>${item}</b> ${label}</div><div
  style="font-size:11px;padding-left:12px">${value || '&nbsp;'}</div></div>`;
const row = (...boxes: string[]) => `<div style="display:flex">${boxes.join('')}</div>`;
const amount = (item: string, label: string, value = '', height = 20) =>
  `<div style="display:flex;border-bottom:${rule};min-height:${height}px"><div style="flex:1;padding:1px 3px"><b>${item}</b> ${label}</div><div
  style="width:96px;border-left:${rule};font-size:11px;text-align:right;padding:2px 4px">${value}</div></div>`;

interface Before {
  employer: string;
  taxNumber: string;
  taxable: number;
  withheld: number;
}

function summary(draft: Draft, of: TaxFacts, before: Before): string {
  const withheld = roundCents(Math.max(0, of.tax - before.withheld));
  return [
    band('Part IVA - Summary'),
    amount(
      '19',
      'Gross Compensation Income from Present Employer (Sum of Items 38 and 52)',
      draft.money('grossAmount', of.gross),
    ),
    amount(
      '20',
      'Less: Total Non-Taxable/Exempt Compensation Income from Present Employer (From Item 38)',
      amountText(of.exempt),
    ),
    amount(
      '21',
      'Taxable Compensation Income from Present Employer (Item 19 Less Item 20) (From Item 52)',
      amountText(of.taxable),
    ),
    amount('22', 'Add: Taxable Compensation Income from Previous Employer, if applicable', amountText(before.taxable)),
    amount('23', 'Gross Taxable Compensation Income (Sum of Items 21 and 22)', amountText(of.taxable + before.taxable)),
    amount('24', 'Tax Due', amountText(of.tax)),
    amount('25', 'Amount of Taxes Withheld &nbsp; <b>25A</b> Present Employer', amountText(withheld)),
    amount('25B', 'Previous Employer, if applicable', amountText(before.withheld)),
    amount(
      '26',
      'Total Amount of Taxes Withheld as adjusted (Sum of Items 25A and 25B)',
      amountText(withheld + before.withheld),
    ),
    amount('27', '5% Tax Credit (PERA Act of 2008)', '0.00'),
    amount('28', 'Total Taxes Withheld (Sum of Items 26 and 27)', amountText(withheld + before.withheld)),
  ].join('');
}

function details(draft: Draft, of: TaxFacts): string {
  const lines: [string, string, string?][] = [
    ['29', 'Basic Salary (incl. exempt P250,000 &amp; below) or Statutory Minimum Wage of the MWE', '0.00'],
    ['30', 'Holiday Pay (MWE)'],
    ['31', 'Overtime Pay (MWE)'],
    ['32', 'Night Shift Differential (MWE)'],
    ['33', 'Hazard Pay (MWE)'],
    ['34', '13th Month Pay and Other Benefits (maximum of P90,000)', amountText(of.bonus)],
    ['35', 'De Minimis Benefits', amountText(of.small)],
    ['36', 'SSS, GSIS, PHIC &amp; PAG-IBIG Contributions and Union Dues (Employee share only)', amountText(of.shares)],
    ['37', 'Salaries and Other Forms of Compensation', '0.00'],
    ['38', 'Total Non-Taxable/Exempt Compensation Income (Sum of Items 29 to 37)', amountText(of.exempt)],
  ];
  const taxable: [string, string, string?][] = [
    ['39', 'Basic Salary', draft.money('baseAmount', of.base)],
    ['40', 'Representation'],
    ['41', 'Transportation'],
    ['42', 'Cost of Living Allowance (COLA)'],
    ['43', 'Fixed Housing Allowance'],
    ['44A', 'Others (specify)'],
  ];
  const supplementary: [string, string, string?][] = [
    ['45', 'Commission'],
    ['46', 'Profit Sharing'],
    ['47', "Fees Including Director's Fees"],
    ['48', 'Taxable 13th Month Benefits', '0.00'],
    ['49', 'Hazard Pay'],
    ['50', 'Overtime Pay', amountText(of.overtime)],
    ['51A', 'Others (specify)'],
    ['52', 'Total Taxable Compensation Income (Sum of Items 39 to 51B)', amountText(of.taxable)],
  ];
  const all = (list: [string, string, string?][]) =>
    list.map(([item, label, value]) => amount(item, label, value, 29)).join('');
  return `${band('Part IV-B Details of Compensation Income &amp; Tax Withheld from Present Employer')}<div style="border-bottom:${rule};padding:1px 3px;font-weight:700">A. NON-TAXABLE/EXEMPT
  COMPENSATION INCOME</div>${all(lines)}<div style="border-bottom:${rule};padding:1px 3px;font-weight:700">B. TAXABLE COMPENSATION INCOME REGULAR</div>${all(taxable)}<div
  style="border-bottom:${rule};padding:1px 3px;font-weight:700">SUPPLEMENTARY</div>${all(supplementary)}`;
}

/** Form 2316 for a person who changed employers within the year: every part is filled in. */
export function taxForm(draft: Draft): string {
  const { random, show, year, truth } = draft;
  const person = settle(draft);
  const of = makeTaxFacts(draft);
  const before: Before = {
    employer: random.pick(['Kawayan Foods Corporation', 'Bituin Outsourcing Services, Inc.']),
    taxNumber: `00${random.digits(7)}000`,
    taxable: random.between(3_100_000, 8_800_000) / 100,
    withheld: random.between(100_000, 290_000) / 100,
  };
  const employer = random.pick([
    'Cordillera Fresh Produce Corp.',
    'Zamboanga Canning Company, Inc.',
    'Halcon Semiconductor Phils., Inc.',
  ]);
  const from = random.pick(['0401', '0316', '0602']);
  const shown = (text: string) => `<span data-fields="startDate endDate">${cells(text)}</span>`;
  Object.assign(truth, { startDate: `${year}-${from.slice(0, 2)}-${from.slice(2)}`, endDate: `${year}-12-31` });
  const number = (text: string) => cells(writeTaxNumber(text));
  truth.taxNumber = person.taxNumber;
  const born = person.dateOfBirth.replace(/^(....)-(..)-(..)$/, '$2$3$1');
  truth.dateOfBirth = person.dateOfBirth;
  const name = `${person.lastName}, ${person.firstName}${person.suffix && ` ${person.suffix}`}, ${person.middleName}`;
  const signed = (text: string, under: string) =>
    `<div style="flex:1;text-align:center;padding:0 20px"><div style="border-bottom:${rule};font-size:11px;min-height:15px">${text}</div>${under}</div>`;
  const signer = nameSigner(random).toUpperCase();
  return `${typeface('office')}<div style="font:8.4px/1.22 paper-office,sans-serif;margin:-26px -22px;border:1.5px solid #111"><div
  style="display:flex;align-items:center;border-bottom:${rule};padding:3px 8px"><div style="width:46px">${seal('#333', 38)}</div><div style="width:128px">Republic of the Philippines<br>Department
  of Finance<br>Bureau of Internal Revenue</div><div style="flex:1;text-align:center"><b style="font-size:17px">Certificate of Compensation<br>Payment/Tax Withheld</b><br>For Compensation Payment
  With or Without Tax Withheld</div><div style="text-align:center;width:110px">BIR Form No.<br><b style="font-size:25px">2316</b><br>September 2021 (ENCS)</div></div>
<div style="border-bottom:${rule};padding:1px 3px">Fill in all applicable spaces. Mark all appropriate boxes with an
"X".</div>${row(box('1', 'For the Year (YYYY)', shown(String(year)), '34%'), box('2', 'For the Period &nbsp; From (MM/DD)', shown(from), '33%'), box('', 'To (MM/DD)', shown('1231'), '33%'))}
<div style="display:flex"><div
style="width:50%;border-right:${rule}">${band('Part I - Employee Information')}${box(
    '3',
    'TIN',
    `<span data-fields="taxNumber">${number(person.taxNumber)}</span>`,
  )}${row(
    box(
      '4',
      "Employee's Name (Last Name, First Name, Middle Name)",
      writeName(draft, 'employeeName', name.toUpperCase()),
      '78%',
    ),
    box('5', 'RDO Code', cells(`0${random.digits(2)}`), '22%'),
  )}${row(box('6', 'Registered Address', person.address, '80%'), box('6A', 'ZIP Code', cells(random.digits(4)), '20%'))}${row(
    box('6B', 'Local Home Address', '', '80%'),
    box('6C', 'ZIP Code', '', '20%'),
  )}${box('6D', 'Foreign Address')}${row(
    box('7', 'Date of Birth (MM/DD/YYYY)', `<span data-fields="dateOfBirth">${cells(born)}</span>`, '56%'),
    box('8', 'Contact Number', person.phoneNumber, '44%'),
  )}${row(box('9', 'Statutory Minimum Wage rate per day', '', '50%'), box('10', 'Statutory Minimum Wage rate per month', '', '50%'))}${box(
    '11',
    '&#9744; Minimum Wage Earner (MWE) whose compensation is exempt from withholding tax and not subject to income tax',
  )}
${band('Part II - Employer Information (Present)')}${box('12', 'TIN', number(`00${random.digits(7)}000`))}${box(
  '13',
  "Employer's Name",
  show('employerName', employer, employer.toUpperCase()),
)}${row(box('14', 'Registered Address', pickOffice(random), '80%'), box('14A', 'ZIP Code', cells(random.digits(4)), '20%'))}${box(
  '15',
  'Type of Employer &nbsp; &#9746; Main Employer &nbsp; &#9744; Secondary Employer',
)}
${band('Part III - Employer Information (Previous)')}${box('16', 'TIN', number(before.taxNumber))}${box('17', "Employer's Name", before.employer.toUpperCase())}${row(
  box('18', 'Registered Address', pickOffice(random), '80%'),
  box('18A', 'ZIP Code', cells(random.digits(4)), '20%'),
)}${summary(draft, of, before)}</div><div style="width:50%">${details(draft, of)}</div></div>
<div style="padding:3px 5px">I/We declare, under the penalties of perjury that this certificate has been made in good faith, verified by me/us, and to the best of my/our knowledge and belief, is
true and correct, pursuant to the provisions of the National Internal Revenue Code, as amended, and the regulations issued under authority thereof. Further, I/we give my/our consent to the
processing of my/our information as contemplated under the Data Privacy Act of 2012 (R.A. No. 10173).</div>
<div
style="display:flex;padding:10px 0 4px">${signed(signer, '53 Present Employer/Authorized Agent Signature over Printed Name')}${signed(
    `Date Signed &nbsp; 01/${random.between(10, 30)}/${year + 1}`,
    '',
  )}</div><div style="padding:2px 5px;border-top:${rule}">CONFORME:</div><div style="display:flex;padding:10px 0 4px">${signed(
    `${person.firstName} ${person.initial} ${person.lastName}`.toUpperCase(),
    '54 Employee Signature over Printed Name',
  )}${signed('', 'Date Signed')}</div>${band(
    'To be accomplished under substituted filing',
  )}<div style="display:flex;padding:3px 5px;gap:16px"><div style="flex:1">I declare, under the penalties of perjury that the information herein stated are reported under BIR Form No. 1604-C
  which has been filed with the Bureau of Internal Revenue.<div style="text-align:center;border-bottom:${rule};font-size:11px;margin-top:12px">${signer}</div><div
  style="text-align:center">55 Present Employer/Authorized Agent Signature over Printed Name</div></div><div style="flex:1">I declare, under the penalties of perjury that I am qualified under
  substituted filing of Income Tax Return (BIR Form No. 1700), since I received purely compensation income from only one employer in the Philippines for the calendar year.<div
  style="text-align:center;border-bottom:${rule};margin-top:12px">&nbsp;</div><div style="text-align:center">56 Employee Signature over Printed Name</div></div></div></div>`;
}
