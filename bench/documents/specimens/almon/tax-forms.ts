import { amountText, type Draft, table, textOf, writeDay } from '../draft.ts';
import { makeTaxFacts, makeTaxYear, writeTaxNumber } from '../tax-facts.ts';

const rule = '1px solid #222';
/** One cell per character; hyphens separate groups of cells. */
const comb = (html: string) =>
  html.replace(/>([^<]+)</, (_, text: string) => {
    const cells = [...text].map((letter) =>
      /[\d]/.test(letter)
        ? `<i style="display:inline-block;width:15px;border:${rule};text-align:center;font-style:normal">${letter}</i>`
        : '<i style="display:inline-block;width:7px"></i>',
    );
    return `>${cells.join('')}<`;
  });
const head = (text: string) =>
  `<div style="background:#bdbdbd;font-weight:700;padding:2px 6px;border:${rule};border-width:1px 0">${text}</div>`;
const item = (number: string, label: string, value: string) =>
  `<div style="padding:3px 6px"><div style="font-size:.85em"><b>${number}</b> ${label}</div><div
  style="border:${rule};padding:1px 5px;min-height:18px;background:#fff">${value || '&nbsp;'}</div></div>`;
const combed = (number: string, label: string, value: string) =>
  `<div style="padding:4px 6px;display:flex;align-items:center;gap:10px"><span style="font-size:.85em"><b>${number}</b> ${label}</span><span
  style="background:#fff;font-size:1.15em">${value}</span></div>`;
const sum = (number: string, label: string, value = '') =>
  `<div style="display:flex;padding:2px 6px;gap:6px;align-items:center"><b style="width:20px">${number}</b><span style="flex:1">${label}</span><span
  style="width:104px;background:#fff;border:${rule};text-align:right;padding:1px 4px;min-height:16px">${value}</span></div>`;

/** BIR Form 2316 of 2018 with single-digit boxes, for a minimum wage earner. */
export function minWage(draft: Draft): string {
  const { person, company, show, random } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MM/DD/YYYY').slice(0, 5).replace('/', ' '));
  const base = Math.round(of.base * 28) / 100;
  const [holiday, bonus] = [random.between(300_00, 4000_00) / 100, Math.round((base / 12) * 100) / 100];
  const all = Math.round((base + holiday + bonus + 6000) * 100) / 100;
  const half = (html: string) => `<div style="flex:1;border-right:${rule}">${html}</div>`;
  return `<div style="font:9.6px/1.3 'Liberation Sans';border:2px solid #111;background:#efefef;margin:-10px">
<div style="display:flex;justify-content:space-between;padding:6px 8px;background:#fff"><span>BIR Form No.<br><b style="font-size:2.4em">2316</b><br>January 2018 (ENCS)</span><span
style="text-align:center">Republic of the Philippines<br>Department of Finance<br>Bureau of Internal Revenue<br><b style="font-size:1.5em">Certificate of Compensation Payment / Tax
Withheld</b><br>For Compensation Payment With or Without Tax Withheld</span><span style="width:90px"></span></div>
<div style="display:flex;border-top:${rule}">${half(combed('1', 'For the Year (YYYY)', comb(when.year)))}${half(`<div
style="display:flex">${combed('2', 'For the Period From (MM/DD)', comb(when.from))}${combed('', 'To (MM/DD)', comb(when.to))}</div>`)}</div>
<div style="display:flex">${half(
    `${head('Part I Employee Information')}${combed('3', 'TIN', comb(show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))))}${item(
      '4',
      "Employee's Name (Last Name, First Name, Middle Name)",
      draft.name('employeeName', 'capitals'),
    )}${item('6', 'Registered Address', textOf(person.address.toUpperCase()))}${item('6B', 'Local Home Address', '')}${combed(
      '7',
      'Date of Birth (MM/DD/YYYY)',
      comb(draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')),
    )}${item('8', 'Contact Number', person.phoneNumber)}${item('9', 'Statutory Minimum Wage rate per day', amountText(Math.round((base / 313) * 100) / 100))}${item(
      '10',
      'Statutory Minimum Wage rate per month',
      amountText(Math.round((base / 12) * 100) / 100),
    )}<div style="padding:3px 6px"><b>11</b> &#9746; Minimum Wage Earner (MWE) whose compensation is exempt from withholding tax and not subject to income tax</div>${head(
      'Part II Employer Information (Present)',
    )}${combed('12', 'TIN', comb(`<span>${writeTaxNumber(company.taxNumber)}</span>`))}${item('13', "Employer's Name", show('employerName', company.name.toUpperCase()))}${item(
      '14',
      'Registered Address',
      textOf(company.address.toUpperCase()),
    )}${head('Part III Employer Information (Previous)')}${item('16', 'TIN', '')}${item('17', "Employer's Name", '')}`,
  )}<div style="flex:1">${head('Part IV-B Details of Compensation Income and Tax Withheld from Present Employer')}<div style="padding:4px 6px;font-weight:700">A. NON-TAXABLE/EXEMPT COMPENSATION
  INCOME</div>${sum('27', 'Basic Salary (including the exempt P250,000 &amp; below) or the Statutory Minimum Wage of the MWE', draft.money('baseAmount', base))}${sum(
    '28',
    'Holiday Pay (MWE)',
    amountText(holiday),
  )}${sum('29', 'Overtime Pay (MWE)')}${sum('30', 'Night Shift Differential (MWE)')}${sum('31', 'Hazard Pay (MWE)')}${sum(
    '32',
    '13th Month Pay and Other Benefits (maximum of P90,000)',
    amountText(bonus),
  )}${sum('33', 'De Minimis Benefits')}${sum('34', 'SSS, GSIS, PHIC &amp; PAG-IBIG Contributions and Union Dues (Employee share only)', '6,000.00')}${sum(
    '35',
    'Salaries and Other Forms of Compensation',
  )}${sum(
    '36',
    'Total Non-Taxable/Exempt Compensation Income (Sum of Items 27 to 35)',
    amountText(all),
  )}<div style="padding:4px 6px;font-weight:700">B. TAXABLE COMPENSATION INCOME REGULAR</div>${sum('37', 'Basic Salary')}${sum('38', 'Representation')}${sum(
    '39',
    'Transportation',
  )}${sum('40', 'Cost of Living Allowance')}${sum('50', 'Total Taxable Compensation Income (Sum of Items 37 to 49B)')}${head('Part IVA Summary')}${sum(
    '19',
    'Gross Compensation Income from Present Employer (Sum of Items 36 and 50)',
    draft.money('grossAmount', all),
  )}${sum('20', 'Less: Total Non-Taxable/Exempt Compensation Income from Present Employer (From Item 36)', amountText(all))}${sum(
    '21',
    'Taxable Compensation Income from Present Employer (Item 19 Less Item 20)',
    '0.00',
  )}${sum('24', 'Tax Due', '0.00')}${sum('26', 'Total Amount of Taxes Withheld as adjusted', '0.00')}</div></div></div>`;
}

/** The certificate as shown by an HR system. */
export function portal(draft: Draft): string {
  const { person, company, show } = draft;
  const of = makeTaxFacts(draft);
  const when = makeTaxYear(draft, (iso) => writeDay(iso, 'MMM D, YYYY'));
  const pair = (label: string, value: string) =>
    `<div style="width:50%;padding:7px 10px 7px 0"><div style="color:#6b7280;font-size:.85em">${label}</div>${value}</div>`;
  const part = (title: string, html: string) =>
    `<div style="border:1px solid #d1d5db;border-radius:8px;padding:12px 16px;margin:12px 0"><b>${title}</b>${html}</div>`;
  const flow = (...pairs: string[]) => `<div style="display:flex;flex-wrap:wrap">${pairs.join('')}</div>`;
  return `<div style="font:13px/1.4 'DejaVu Sans Condensed'"><div style="color:#6b7280">My Documents / Tax / BIR Form 2316</div><h1>BIR Form 2316 for ${when.year}</h1><div
  style="color:#6b7280">Certificate of Compensation Payment / Tax Withheld</div>
${part(
  'Employee',
  flow(
    pair('Employee Name', draft.name('employeeName', 'comma')),
    pair('TIN', show('taxNumber', person.taxNumber, writeTaxNumber(person.taxNumber))),
    pair('Birth Date', draft.date('dateOfBirth', person.dateOfBirth, 'MMM D, YYYY')),
    pair('Employee No.', person.employeeNumber),
  ),
)}
${part(
  'Present Employer',
  flow(
    pair('Employer Name', show('employerName', company.name)),
    pair('Employer TIN', writeTaxNumber(company.taxNumber)),
    pair('Period From', when.from),
    pair('Period To', when.to),
  ),
)}
${part(
  'Compensation and Tax',
  table([
    ['Gross Compensation Income', draft.money('grossAmount', of.gross)],
    ['13th Month Pay and Other Benefits', amountText(of.bonus)],
    ['De Minimis Benefits', amountText(of.small)],
    ['SSS, PhilHealth and Pag-IBIG', amountText(of.shares)],
    ['Total Non-Taxable Income', amountText(of.exempt)],
    ['Basic Salary', draft.money('baseAmount', of.base)],
    ['Overtime Pay', amountText(of.overtime)],
    ['Total Taxable Income', amountText(of.taxable)],
    ['Tax Withheld (Jan - Nov)', amountText(of.tax * 0.9)],
    ['Tax Withheld (Dec)', amountText(of.tax * 0.1)],
    ['Total Tax Withheld', amountText(of.tax)],
  ]),
)}</div>`;
}
