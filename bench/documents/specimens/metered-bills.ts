import { type BillFacts, type BillKind, makeBillFacts } from './bill-facts.ts';
import { amountText, beside, type Draft, lines, stacked, table, writeDay } from './draft.ts';

type Kind = Exclude<BillKind, 'telcos'>;
const units = { electricCompanies: 'kWh', waterCompanies: 'cu.m.' };
const charged = (list: [string, number][]) => list.map(([name, amount]) => [name, amountText(amount)]);

function meter({ show }: Draft, of: BillFacts) {
  return {
    present: show('presentReading', of.before + of.used),
    previous: show('previousReading', of.before),
    used: show('currentPeriodUsage', of.used),
  };
}

/** Meter and dates in a table, totals below. */
function tabled(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  return `<b style="font-size:1.4em">${show('supplier', of.supplier)}</b> ${kind === 'waterCompanies' ? 'Water Bill' : 'Electric Bill'}
${lines([
  ['Customer Name', draft.name('fullName', 'capitals', true)],
  ['Service Address', show('address', person.address)],
  ['Account No.', show('accountNumber', of.account)],
])}
${table(
  [
    [
      draft.random.digits(7),
      writeDay(of.start, 'MM/DD/YYYY'),
      writeDay(of.end, 'MM/DD/YYYY'),
      read.previous,
      read.present,
      read.used,
    ],
  ],
  {
    head: ['Meter No.', 'Prev. Rdg. Date', 'Pres. Rdg. Date', 'Previous', 'Present', `Consumption (${units[kind]})`],
    border: '1px solid #666',
  },
)}
${lines([
  [
    'Billing Period',
    draft.period(of.start, of.end, `${writeDay(of.start, 'MM/DD/YYYY')} - ${writeDay(of.end, 'MM/DD/YYYY')}`),
  ],
  ['Bill Date', draft.date('statementDate', of.issued, 'MM/DD/YYYY')],
  ['Due Date', draft.date('dueDate', of.due, 'MM/DD/YYYY')],
])}
${table([
  ...charged(of.charges),
  ['VAT', draft.money('vatAmount', of.vat)],
  ['Current Amount', draft.money('currentBillAmount', of.current)],
  ['Previous Unpaid Balance', draft.money('balanceAmount', of.balance)],
  ['<b>TOTAL AMOUNT DUE</b>', draft.money('dueAmount', of.total, 'P')],
])}`;
}

/** A large total, then columns of charges. */
function split(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  return `<div style="display:flex;justify-content:space-between"><b>${show('supplier', of.supplier)}</b><span>Billing Date ${draft.date('statementDate', of.issued, 'DD MMM YYYY')}</span></div>
${beside(
  `${draft.name('fullName', 'natural', true)}<br>${show('address', person.address)}`,
  `Please pay<div style="font-size:1.8em">${draft.money('dueAmount', of.total, '₱')}</div>Due ${draft.date('dueDate', of.due, 'DD MMM YYYY')}`,
)}
${stacked(
  [
    ['Customer Account Number (CAN)', show('accountNumber', of.account)],
    [
      'Billing Period',
      draft.period(of.start, of.end, `${writeDay(of.start, 'DD MMM YYYY')} to ${writeDay(of.end, 'DD MMM YYYY')}`),
    ],
    ['Rate Class', 'Residential'],
    [`${kind === 'waterCompanies' ? 'Cubic meters' : 'kWh'} used`, read.used],
    ['Present reading', read.present],
    ['Previous reading', read.previous],
  ],
  3,
)}
${beside(
  `<h2>Charges for this billing period</h2>${table([...charged(of.charges), ['VAT', draft.money('vatAmount', of.vat)], ['Total', draft.money('currentBillAmount', of.current)]])}`,
  `<h2>Other</h2>${table([
    ['Previous bill', draft.money('previousDueAmount', of.previous)],
    ['Payment', amountText(-of.paid)],
    ['Remaining balance', draft.money('balanceAmount', of.balance)],
  ])}`,
)}`;
}

/** A slip of a small cooperative or water district. */
function slip(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  return `<div style="width:420px"><center><b>${show('supplier', of.supplier)}</b><br>STATEMENT OF ACCOUNT<br>${kind === 'waterCompanies' ? 'Water' : 'Electric'} Consumption</center><br>
${lines(
  [
    [kind === 'waterCompanies' ? 'Concessionaire' : 'Consumer', draft.name('fullName', 'capitals', true)],
    ['Address', show('address', person.address)],
    ['Acct. No.', show('accountNumber', of.account)],
    ['Bill No.', show('statementNumber', draft.random.digits(8))],
    [
      'Period',
      draft.period(of.start, of.end, `${writeDay(of.start, 'MM/DD/YYYY')} to ${writeDay(of.end, 'MM/DD/YYYY')}`),
    ],
    ['Pres. Rdg', read.present],
    ['Prev. Rdg', read.previous],
    [units[kind] === 'kWh' ? 'kWh Used' : 'Cu. M. Used', read.used],
    ['Amount', draft.money('currentBillAmount', of.current)],
    ['Arrears', draft.money('balanceAmount', of.balance)],
    ['TOTAL', draft.money('dueAmount', of.total, 'P')],
    ['Due Date', draft.date('dueDate', of.due, 'MM/DD/YYYY')],
  ],
  { width: 130 },
)}</div>`;
}

function boxedRows(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  const border = '1px solid #444';
  return `<h1>${show('supplier', of.supplier)}</h1>
${stacked(
  [
    ['ACCOUNT NAME', draft.name('fullName', 'capitals', true)],
    ['ACCOUNT NUMBER', show('accountNumber', of.account)],
    ['SERVICE ADDRESS', show('address', person.address)],
    ['INVOICE NO.', show('statementNumber', draft.random.digits(9))],
  ],
  2,
  { border },
)}
${stacked(
  [
    ['STATEMENT DATE', draft.date('statementDate', of.issued, 'MMM DD, YYYY')],
    [
      'PERIOD COVERED',
      draft.period(of.start, of.end, `${writeDay(of.start, 'MMM DD, YYYY')} - ${writeDay(of.end, 'MMM DD, YYYY')}`),
    ],
    ['DUE DATE', draft.date('dueDate', of.due, 'MMM DD, YYYY')],
  ],
  3,
  { border },
)}
${stacked(
  [
    ['PRESENT RDG', read.present],
    ['PREVIOUS RDG', read.previous],
    [`${units[kind].toUpperCase()} CONSUMED`, read.used],
    ['MULTIPLIER', '1'],
  ],
  4,
  { border },
)}
${table(
  [
    ['CURRENT CHARGES', draft.money('currentBillAmount', of.current)],
    ['OF WHICH VAT', draft.money('vatAmount', of.vat)],
    ['BALANCE BROUGHT FORWARD', draft.money('balanceAmount', of.balance)],
    ['AMOUNT DUE', draft.money('dueAmount', of.total, 'PHP ')],
  ],
  { border },
)}`;
}

function graphed(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  const bars = [40, 60, 52, 71, 66, 58]
    .map(
      (height) => `<i style="display:inline-block;width:18px;height:${height}px;background:#888;margin-right:6px"></i>`,
    )
    .join('');
  return `<b style="font-size:1.5em">${show('supplier', of.supplier)}</b>${beside(
    lines(
      [
        ['Name', draft.name('fullName', 'natural', true)],
        ['Address', show('address', person.address)],
        ['Contract Account', show('accountNumber', of.account)],
      ],
      { width: 130, mark: '' },
    ),
    lines(
      [
        ['Bill date', draft.date('statementDate', of.issued, 'DD-MMM-YY')],
        [
          'Bill period',
          draft.period(of.start, of.end, `${writeDay(of.start, 'DD-MMM-YY')} to ${writeDay(of.end, 'DD-MMM-YY')}`),
        ],
        ['Payment due', draft.date('dueDate', of.due, 'DD-MMM-YY')],
      ],
      { width: 110, mark: '' },
    ),
  )}<h2>Your ${kind === 'waterCompanies' ? 'water' : 'electricity'} use</h2><div>${bars}</div>
${lines(
  [
    ['Reading now', read.present],
    ['Reading before', read.previous],
    [`Total ${units[kind]}`, read.used],
  ],
  { width: 130, mark: '' },
)}
<h2>How your bill adds
up</h2>${table([
    ...charged(of.charges),
    ['Value-added tax', draft.money('vatAmount', of.vat, '₱')],
    ['Charges this month', draft.money('currentBillAmount', of.current, '₱')],
    ['Last month’s bill', draft.money('previousDueAmount', of.previous, '₱')],
    ['You paid', amountText(-of.paid, '₱')],
    ['Still unpaid', draft.money('balanceAmount', of.balance, '₱')],
    ['<b>Total to pay</b>', draft.money('dueAmount', of.total, '₱')],
  ])}`;
}

function printed(draft: Draft, kind: Kind): string {
  const { show, person } = draft;
  const of = makeBillFacts(draft, kind);
  const read = meter(draft, of);
  const row = (label: string, value: string) => `${label.padEnd(20)}${value}`;
  return `<pre style="font:13px/1.45 'Liberation Mono'">${show('supplier', of.supplier.toUpperCase())}
${kind === 'waterCompanies' ? 'WATER' : 'POWER'} BILL

${row('NAME', draft.name('fullName', 'capitals', true))}
${row('ADDR', show('address', person.address.toUpperCase()))}
${row('ACCT NO', show('accountNumber', of.account))}
${row('PERIOD FROM', draft.date('startDate', of.start, 'MM/DD/YYYY'))}
${row('PERIOD TO', draft.date('endDate', of.end, 'MM/DD/YYYY'))}

PRES RDG     PREV RDG     ${units[kind].toUpperCase()} USED
${read.present}${' '.repeat(13 - String(of.before + of.used).length)}${read.previous}${' '.repeat(13 - String(of.before).length)}${read.used}

${row('CURRENT BILL', draft.money('currentBillAmount', of.current))}
${row('ARREARS', draft.money('balanceAmount', of.balance))}
${row('TOTAL AMT DUE', draft.money('dueAmount', of.total))}
${row('DUE DATE', draft.date('dueDate', of.due, 'MM/DD/YYYY'))}</pre>`;
}

export const meteredBills = {
  molave: tabled,
  narra: split,
  acacia: slip,
  yakal: boxedRows,
  kamagong: graphed,
  dao: printed,
};
