import { escapeHtml, print } from '../drawing/render-sheet.ts';
import type { Printed, Sheet } from '../drawing/sheet.ts';
import { groupDigits, roundCents, writeAmount, writeDate } from '../formats.ts';
import type { MakeContext } from '../make-context.ts';

/** A certificate of compensation and tax withheld like BIR Form 2316: numbered boxes in parts. */
export function makeTaxDocument(make: MakeContext): Sheet {
  const { truth, random } = make;
  const amounts = makeAmounts(make);
  return {
    type: 'TAX_DOCUMENT',
    title: random.pick([
      'Certificate of Compensation Payment / Tax Withheld',
      'CERTIFICATE OF COMPENSATION PAYMENT/TAX WITHHELD',
    ]),
    issuer: {
      name: { text: 'Republic of the Philippines' },
      lines: [
        'Department of Finance',
        'Bureau of Internal Revenue',
        'BIR Form No. 2316  September 2021 (ENCS)',
        'For Compensation Payment With or Without Tax Withheld',
      ],
    },
    blocks: [{ kind: 'html', html: renderForm(make, amounts) }],
    footer:
      'We declare, under the penalties of perjury, that this certificate has been made in good faith, verified by us, and to the best of our knowledge and belief, is true and correct.',
    truth,
  };
}

type Box = Printed & { number: string; label: string };

function renderForm(make: MakeContext, amounts: Box[]): string {
  const left = [...makeHead(make), ...makeParty(make)];
  const box = ({ number, label, ...value }: Box) =>
    `<div class="item"><span class="label"><b>${number}</b> ${escapeHtml(label)}</span><span class="value">${renderValue(make, value)}</span></div>`;
  const heading = (text: string) => `<h2>${text}</h2>`;
  const isSplit = make.random.chance(0.6);
  const half = Math.ceil(amounts.length / 2);
  const list = (items: Box[]) =>
    `<table class="listing bordered">${items.map(({ number, label, ...value }) => `<tr><td>${number} ${escapeHtml(label)}</td><td>${print(value)}</td></tr>`).join('')}</table>`;
  const style = make.family.columns === 1 ? 'grid-template-columns: 1fr' : 'grid-template-columns: 1fr 1fr';
  const money = isSplit
    ? `<div class="pair">${list(amounts.slice(0, half))}${list(amounts.slice(half))}</div>`
    : list(amounts);
  return [
    `<div class="group boxed" style="${style}">${left.slice(0, 2).map(box).join('')}</div>`,
    heading('Part I - Employee Information'),
    `<div class="group boxed" style="${style}">${left.slice(2, 6).map(box).join('')}</div>`,
    heading('Part II - Employer Information (Present)'),
    `<div class="group boxed" style="${style}">${left.slice(6).map(box).join('')}</div>`,
    heading('Part IV-A - Summary'),
    money,
  ].join('');
}

/** Some forms print every character of a number in its own box. */
function renderValue({ family }: MakeContext, value: Printed): string {
  const isNumber = /^[\d -]+$/.test(value.text) && /\d{3}/.test(value.text);
  if (!isNumber || family.group !== 'boxed') return print(value);
  const digits = [...value.text].map((digit) =>
    digit === '-'
      ? '<i style="width:8px;display:inline-block"></i>'
      : `<i style="display:inline-block;width:14px;text-align:center;font-style:normal;border-right:1px solid #999">${digit}</i>`,
  );
  return value.fields ? `<span data-fields="${value.fields}">${digits.join('')}</span>` : digits.join('');
}

function makeHead({ year, truth, random }: MakeContext): Box[] {
  const [from, to] = random.pick([
    ['01/01', '12/31'],
    ['01/01', '12/31'],
    ['03/16', '12/31'],
    ['01/01', '08/31'],
  ] as const);
  truth.startDate = `${year}-${from.replace('/', '-')}`;
  truth.endDate = `${year}-${to.replace('/', '-')}`;
  return [
    { number: '1', label: 'For the Year (YYYY)', text: String(year), fields: 'startDate endDate' },
    {
      number: '2',
      label: 'For the Period From (MM/DD) / To (MM/DD)',
      text: `${from} ${random.pick(['-', 'To', ' '])} ${to}`,
      fields: 'startDate endDate',
    },
  ];
}

function makeParty(make: MakeContext): Box[] {
  const { person, company, truth, random } = make;
  const name = `${person.lastName}, ${person.firstName} ${person.middleName}`.toUpperCase();
  Object.assign(truth, {
    taxNumber: person.taxNumber,
    employeeName: name,
    dateOfBirth: person.dateOfBirth,
    employerName: company.name,
  });
  const hyphens = random.chance(0.7) ? '-' : ' ';
  const employerGroups = company.taxNumber.length > 12 ? [3, 3, 3, 5] : [3, 3, 3, 3];
  return [
    { number: '3', label: 'TIN', text: groupDigits(person.taxNumber, [3, 3, 3, 3], hyphens), fields: 'taxNumber' },
    {
      number: '4',
      label: random.pick([
        "Employee's Name (Last Name, First Name, Middle Name)",
        'Employee’s Name (Last Name, First Name, Middle Name)',
      ]),
      text: name,
      fields: 'employeeName',
    },
    { number: '6', label: 'Registered Address', text: person.address.toUpperCase() },
    {
      number: '7',
      label: 'Date of Birth (MM/DD/YYYY)',
      text: writeDate(person.dateOfBirth, 'slashes'),
      fields: 'dateOfBirth',
    },
    {
      number: '12',
      label: random.pick(['TIN', 'Taxpayer Identification Number']),
      text: groupDigits(company.taxNumber, employerGroups, hyphens),
    },
    { number: '13', label: "Employer's Name", text: company.name, fields: 'employerName' },
    { number: '14', label: 'Registered Address', text: company.address },
  ];
}

function makeAmounts({ random, truth }: MakeContext): Box[] {
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const base = some(120_000, 780_000);
  const exempt = some(20_000, 110_000);
  const gross = roundCents(base + exempt);
  const tax = some(0, 90_000);
  Object.assign(truth, { grossAmount: gross, baseAmount: base });
  const box = (number: string, label: string, amount: number, fields?: string): Box => ({
    number,
    label,
    text: writeAmount(amount),
    ...(fields && { fields }),
  });
  return [
    box('19', 'Gross Compensation Income from Present Employer (Sum of Items 36 and 50)', gross, 'grossAmount'),
    box('20', 'Less: Total Non-Taxable/Exempt Compensation Income from Present Employer', exempt),
    box('21', 'Taxable Compensation Income from Present Employer', base),
    box('22', 'Add: Taxable Compensation Income from Previous Employer, if applicable', 0),
    box('23', 'Gross Taxable Compensation Income', base),
    box('24', 'Tax Due', tax),
    box('25A', 'Amount of Taxes Withheld - Present Employer', tax),
    box('26', 'Total Amount of Taxes Withheld as adjusted', tax),
    box('32', '13th Month Pay and Other Benefits', exempt),
    box('37', 'Basic Salary', base, 'baseAmount'),
  ];
}
