import type { Block, Item, Sheet } from '../drawing/sheet.ts';
import { roundCents, writeAmount, writePeriod } from '../formats.ts';
import { type MakeContext, nameItem } from '../make-context.ts';
import { addDays, isoDate, makeCompany } from '../people.ts';

export type BillType = 'TELCO_BILL' | 'ELECTRICITY_BILL' | 'WATER_BILL';

const makers = { TELCO_BILL: 'telcos', ELECTRICITY_BILL: 'electricCompanies', WATER_BILL: 'waterCompanies' } as const;

export function makeBill(make: MakeContext, type: BillType): Sheet {
  const { random, truth } = make;
  const supplier = makeCompany(random, makers[type]);
  truth.supplier = supplier.name;
  if (make.family.hasUnitAbove) truth.currency = 'PHP';
  const account = makeAccount(make, type);
  const charges = makeCharges(make, type);
  const [due, ...others] = charges.totals as [Item, ...Item[]];
  const blocks: Block[] = random.pick<Block[]>([
    [
      { kind: 'group', items: account },
      ...charges.blocks,
      { kind: 'group', title: 'Account Summary', items: others },
      { kind: 'total', items: [due] },
    ],
    [{ kind: 'group', items: account }, { kind: 'total', items: [...others, due] }, ...charges.blocks],
    [
      { kind: 'total', items: [due] },
      { kind: 'group', items: account },
      ...charges.blocks,
      { kind: 'group', title: 'Bill Summary', items: others },
    ],
  ] as Block[][]);
  return {
    type,
    title: make.family.isFilipino
      ? 'PAHAYAG NG BAYARIN'
      : random.pick([
          'STATEMENT OF ACCOUNT',
          'Billing Statement',
          'YOUR BILL',
          'Statement of Account',
          `${kindOfBill[type]} BILL`,
        ]),
    issuer: {
      name: { text: supplier.name, fields: 'supplier' },
      lines: [supplier.address, `VAT Reg. TIN ${supplier.taxNumber}`].slice(0, random.between(0, 2)),
    },
    blocks,
    footer: random.pick([
      'Please disregard this notice if payment has been made. Hotline (02) 8888-0000',
      'Pay on or before the due date to avoid disconnection. This serves as your official statement.',
    ]),
    stub: repeatOnStub(make, [...account, due]),
    truth,
  };
}

/** The tear-off part uses other labels for the same values. */
function repeatOnStub({ truth }: MakeContext, items: Item[]): Item[] {
  const names = { accountNumber: 'Account No.', fullName: 'Name', dueDate: 'Due Date', dueAmount: 'Amount Due' };
  return Object.entries(names).flatMap(([field, label]) => {
    const item = items.find(({ fields }) => fields?.split(' ').includes(field));
    return item && field in truth ? [{ label, text: item.text }] : [];
  });
}

const kindOfBill = { TELCO_BILL: 'POSTPAID', ELECTRICITY_BILL: 'ELECTRIC', WATER_BILL: 'WATER' };

function makeAccount(make: MakeContext, type: BillType): Item[] {
  const { random, person, truth, year } = make;
  const start = isoDate(year, random.between(1, 12), random.between(1, 28));
  const end = addDays(start, 30);
  const statement = addDays(end, random.between(0, 3));
  Object.assign(truth, { startDate: start, endDate: end });
  const number = random.pick([
    random.digits(10),
    random.digits(9),
    `${random.digits(4)}-${random.digits(4)}-${random.digits(2)}`,
  ]);
  const optional = (probability: number, item: () => Item) => (random.chance(probability) ? [item()] : []);
  const phone = random.pick([
    person.phoneNumber,
    `${person.phoneNumber.slice(0, 4)}-${person.phoneNumber.slice(4, 7)}-${person.phoneNumber.slice(7)}`,
  ]);
  return [
    nameItem(make, 'accountName', 'fullName', true),
    make.text('accountNumber', number.replace(/-/g, ''), number),
    make.text('serviceAddress', person.address, person.address, 'address'),
    {
      label: make.label('billPeriod'),
      text: writePeriod(start, end, make.dateFormat, random),
      fields: 'startDate endDate',
    },
    make.date('statementDate', statement),
    ...optional(0.6, () => make.text('statementNumber', random.digits(random.between(8, 12)))),
    make.date('dueDate', addDays(statement, random.between(10, 20))),
    ...optional(0.3, () => make.date('paymentDate', addDays(start, 4))),
    ...optional(type === 'TELCO_BILL' ? 0.7 : 0.2, () => make.text('phoneNumber', person.phoneNumber, phone)),
    ...optional(0.3, () => make.text('emailAddress', person.emailAddress)),
    ...optional(type === 'TELCO_BILL' ? 0 : 0.7, () => make.plain('meterNumber', random.digits(8))),
  ];
}

function makeCharges(make: MakeContext, type: BillType): { blocks: Block[]; totals: Item[] } {
  const { random } = make;
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const reading = random.between(200, 9000);
  const used = type === 'WATER_BILL' ? random.between(6, 48) : random.between(80, 520);
  const base = type === 'TELCO_BILL' ? random.pick([599, 999, 1299, 1499, 1699]) : roundCents(used * some(9, 31));
  const names = {
    TELCO_BILL: ['Monthly Service Fee', 'Data Add-on', 'Calls and Texts'],
    ELECTRICITY_BILL: ['Generation Charge', 'Transmission Charge', 'Distribution Charge', 'System Loss Charge'],
    WATER_BILL: ['Basic Charge', 'Environmental Charge', 'Sewer Charge', 'Maintenance Service Charge'],
  }[type];
  const lines = names.map((name, index) => ({ name, amount: index === 0 ? base : some(20, 400) }));
  const net = roundCents(lines.reduce((total, { amount }) => total + amount, 0));
  const vat = roundCents(net * 0.12);
  const current = roundCents(net + vat);
  const hasBalance = random.chance(0.4);
  const previous = some(400, 3000);
  const paid = hasBalance ? roundCents(previous / 2) : previous;
  const balance = roundCents(previous - paid);
  const adjustment = type === 'TELCO_BILL' && random.chance(0.4) ? -some(20, 200) : null;
  const due = roundCents(current + balance + (adjustment ?? 0));
  const rows = lines.map(({ name, amount }) => [{ text: name }, { text: writeAmount(amount) }]);
  const vatItem = make.amount('vatAmount', vat);
  const readings: Block[] = type === 'TELCO_BILL' ? [] : [makeReadings(make, type, reading, used)];
  return {
    blocks: [
      ...readings,
      {
        kind: 'listing',
        listing: { columns: ['Description', 'Amount'], rows: [...rows, [{ text: vatItem.label }, vatItem]] },
      },
    ],
    totals: [
      make.amount('dueAmount', due),
      make.amount('previousDueAmount', previous),
      make.plain('payment', writeAmount(-paid, make.currency)),
      make.amount('balanceAmount', balance),
      ...(adjustment === null ? [] : [make.amount('adjustmentAmount', adjustment)]),
      make.amount('currentBillAmount', current),
    ],
  };
}

function makeReadings(make: MakeContext, type: BillType, before: number, used: number): Block {
  const { random, truth } = make;
  const isPlain = random.chance(0.5);
  const number = (value: number) => (isPlain ? String(value) : value.toLocaleString('en-US'));
  const unit = type === 'WATER_BILL' ? random.pick(['cu.m.', 'cu. m.', '']) : random.pick(['kWh', 'kWh', '']);
  Object.assign(truth, { presentReading: before + used, previousReading: before, currentPeriodUsage: used });
  const items: Item[] = [
    { label: make.label('presentReading'), text: number(before + used), fields: 'presentReading' },
    { label: make.label('previousReading'), text: number(before), fields: 'previousReading' },
    { label: make.label('currentPeriodUsage'), text: `${used} ${unit}`.trim(), fields: 'currentPeriodUsage' },
  ];
  if (random.chance(0.5)) return { kind: 'group', title: 'Meter Information', items };
  return { kind: 'listing', listing: { columns: items.map(({ label }) => label), rows: [items] } };
}
