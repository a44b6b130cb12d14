import { amountText, type Draft } from '../draft.ts';
import { barcode, stamp } from '../ornaments.ts';
import { makeTaxFacts, type TaxFacts, writeTaxNumber } from '../tax-facts.ts';
import { pickOffice, settle, writeName } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

const rule = '1px solid #555';
const band = (text: string) =>
  `<div style="background:#1f2937;color:#fff;font-weight:700;padding:2px 6px;margin-top:-1px">${text}</div>`;
const box = (label: string, value: string, share = 1) =>
  `<div style="flex:${share};border:${rule};margin:-1px 0 0 -1px;padding:2px 6px;min-height:33px"><div style="font-size:8.5px">${label}</div><div
  style="font-size:12px">${value || '&nbsp;'}</div></div>`;
const row = (...boxes: string[]) => `<div style="display:flex;padding-left:1px">${boxes.join('')}</div>`;
const spread = (text: string) => `<span style="letter-spacing:.16em">${text}</span>`;
/** Taxpayer column beside an empty spouse column. */
const line = (item: string, label: string, value: string, isBold = false) =>
  `<tr style="font-weight:${isBold ? 700 : 400}"><td style="border:${rule};padding:2px 6px"><b>${item}</b>&nbsp; ${label}</td><td
  style="border:${rule};width:128px;text-align:right;padding:2px 6px;font-size:12px">${value}</td><td style="border:${rule};width:110px;text-align:right;padding:2px 6px">0.00</td></tr>`;
const head = (...texts: string[]) =>
  `<tr style="background:#e5e7eb;font-weight:700">${texts.map((text) => `<td style="border:${rule};padding:2px 6px;text-align:center">${text}</td>`).join('')}</tr>`;

function computation(draft: Draft, of: TaxFacts): string {
  const penalty = '0.00';
  return `<table
  style="width:100%;border-collapse:collapse;margin-top:-1px">${head('Particulars', 'A) Taxpayer/Filer', 'B) Spouse')}${line(
    '26',
    'Gross Compensation Income (From Part V Schedule 1)',
    draft.money('grossAmount', of.gross),
    true,
  )}${line('27', 'Less: Non-Taxable / Exempt Compensation', amountText(of.exempt))}${line(
    '28',
    'Gross Taxable Compensation Income (Item 26 Less Item 27)',
    amountText(of.taxable),
  )}${line('29', 'Add: Other Taxable Non-Business/Non-Profession Income', penalty)}${line(
    '30',
    'Total Taxable Income (Sum of Items 28 and 29)',
    amountText(of.taxable),
    true,
  )}${line('31', 'Income Tax Due (from Tax Table)', amountText(of.tax))}${line('32', 'Less: Tax Withheld per BIR Form No. 2316', amountText(of.tax))}${line(
    '33',
    'Tax Payable / (Overpayment)',
    penalty,
    true,
  )}</table>`;
}

/** The yearly tax return as BIR's own software prints it, with the bank's acknowledgment. */
export function taxForm(draft: Draft): string {
  const { random, show, year, truth } = draft;
  const person = settle(draft);
  const of = makeTaxFacts(draft);
  Object.assign(truth, { startDate: `${year}-01-01`, endDate: `${year}-12-31` });
  const shownYear = `<span data-fields="startDate endDate">${spread(`12/${year}`)}</span>`;
  const name = `${person.lastName}, ${person.firstName}${person.suffix && ` ${person.suffix}`}, ${person.middleName}`;
  const employer = random.pick([
    'Kalibutan Shared Services, Inc.',
    'Masinop Bank, A Rural Bank, Inc.',
    'Punta Verde Hotel Corporation',
  ]);
  const number = (digits: string) => writeTaxNumber(digits, ' - ');
  return `${typeface('office')}<div style="font:10px/1.35 paper-office,sans-serif;position:relative;margin:-12px -14px"><div
  style="display:flex;border:${rule};align-items:center;padding:6px 10px;gap:12px"><div style="text-align:center">BIR Form No.<br><b style="font-size:26px">1700</b><br>January 2018 (ENCS)<br>Page
  1</div><div style="flex:1;text-align:center"><b style="font-size:19px">Annual Income Tax Return</b><br><b>Individuals Earning Income PURELY from Compensation</b><br><span
  style="font-size:9px">(Including Non-Business/Non-Profession Income). Enter all required information in CAPITAL LETTERS using BLACK
  ink.</span></div><div>${barcode(random, { width: 140, height: 34 })}<div style="text-align:center">1700 01/18ENCS P1</div></div></div>
${row(
  box('<b>1</b> For the Year Ended (MM/YYYY)', shownYear),
  box('<b>2</b> Amended Return?', '&#9744; Yes &nbsp; &#9746; No'),
  box('<b>3</b> Joint Filing?', '&#9744; Yes &nbsp; &#9746; No'),
  box('<b>4</b> Alphanumeric Tax Code (ATC)', 'II011 Compensation Income'),
)}
${band('Part I - Background Information of Taxpayer/Filer')}${row(
  box(
    '<b>5</b> Taxpayer Identification Number (TIN)',
    spread(show('taxNumber', person.taxNumber, number(person.taxNumber))),
    2,
  ),
  box('<b>6</b> RDO Code', spread(`0${random.digits(2)}`)),
  box('<b>7</b> Date of Birth (MM/DD/YYYY)', spread(draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY'))),
)}${row(box("<b>8</b> Taxpayer's Name (Last Name, First Name, Middle Name)", writeName(draft, 'employeeName', name.toUpperCase())))}${row(
  box('<b>9</b> Registered Address', person.address.toUpperCase(), 5),
  box('<b>9A</b> ZIP Code', random.digits(4)),
)}${row(
  box('<b>10</b> Email Address', person.emailAddress),
  box('<b>11</b> Contact Number', person.phoneNumber),
  box('<b>12</b> Citizenship', 'FILIPINO'),
  box('<b>13</b> Civil Status', person.isMan ? 'MARRIED' : 'SINGLE'),
)}
${band('Part II - Background Information on Spouse')}${row(
  box('<b>14</b> Spouse&rsquo;s TIN', person.isMan ? spread(number(random.digits(9))) : '', 2),
  box('<b>15</b> RDO Code', ''),
  box(
    "<b>16</b> Spouse's Name",
    person.isMan ? `${person.lastName}, ${random.pick(['ROWENA', 'ANA', 'TERESA'])}, LIM`.toUpperCase() : '',
    3,
  ),
)}
${band('Part III - Total Tax Payable')}${row(
  box('<b>17</b> Tax Due (Item 31)', amountText(of.tax)),
  box('<b>18</b> Less: Tax Credits/Payments', amountText(of.tax)),
  box('<b>19</b> Penalties', '0.00'),
  box('<b>20</b> TOTAL AMOUNT PAYABLE', '0.00'),
)}
${band('Part IV - Computation of Income Tax')}${computation(draft, of)}
${band('Part V Schedule 1 - Gross Compensation Income and Tax Withheld')}<table
style="width:100%;border-collapse:collapse;margin-top:-1px">${head(
    'a. Name of Employer',
    "b. Employer's TIN",
    'c. Compensation Income',
    'd. Tax Withheld',
  )}<tr>${[
    show('employerName', employer, employer.toUpperCase()),
    number(`00${random.digits(7)}`),
    amountText(of.gross),
    amountText(of.tax),
  ]
    .map(
      (text, at) => `<td style="border:${rule};padding:4px 6px;text-align:${at > 1 ? 'right' : 'left'}">${text}</td>`,
    )
    .join(
      '',
    )}</tr><tr>${['&nbsp;', '', '', ''].map((text) => `<td style="border:${rule};padding:4px 6px">${text}</td>`).join('')}</tr></table>
<div style="border:${rule};margin-top:-1px;padding:6px 8px;font-size:9px">I declare under the penalties of perjury that this return, and all its attachments, have been made in good faith,
verified by me, and to the best of my knowledge and belief, are true and correct, pursuant to the provisions of the National Internal Revenue Code, as amended.<div
style="display:flex;gap:50px;margin-top:26px;text-align:center"><div style="flex:1;border-top:${rule}">Signature over Printed Name of Taxpayer/Filer</div><div
style="flex:1;border-top:${rule}">Signature over Printed Name of Spouse</div></div></div>
${row(
  box('Government Issued ID', 'DRIVER&rsquo;S LICENSE'),
  box('Number', `N0${random.digits(1)}-${random.digits(2)}-${random.digits(6)}`),
  box('Date Issued', `06/${random.between(10, 28)}/${year - 1}`),
  box('Place of Issue', pickOffice(random).split(', ').slice(-1)[0]!),
)}
${stamp(['RECEIVED', `APR 1${random.between(0, 5)} ${year + 1}`, 'REVENUE DISTRICT OFFICE'], { colour: '#6d28d9', angle: -7, style: 'right:36px;bottom:26px;background:#fff8' })}<div
style="margin-top:8px;font-size:9px">Machine Validation / Revenue Official Receipt Details (if not filed with an Authorized Agent Bank)<br>FILING REFERENCE NO. ${random.digits(15)}</div></div>`;
}
