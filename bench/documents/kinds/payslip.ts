import type { Block, Item, Listing, Printed, Sheet } from '../drawing/sheet.ts';
import { roundCents, writeAmount, writePeriod } from '../formats.ts';
import { idItems, type MakeContext, monthEnd, nameItem } from '../make-context.ts';
import { addDays, isoDate } from '../people.ts';

interface Line {
  name: string;
  amount: number;
}

export function makePayslip(make: MakeContext): Sheet {
  const { random, truth, company } = make;
  const { earnings, deductions } = makeLines(make);
  const gross = roundCents(sum(earnings));
  const deducted = roundCents(sum(deductions));
  truth.employerName = company.name;
  if (make.family.hasUnitAbove) truth.currency = 'PHP';
  const people = [nameItem(make, 'employeeName', 'employeeName'), ...makeParticulars(make)];
  const totals = [
    make.amount('grossAmount', gross),
    make.plain('totalDeductions', writeAmount(deducted, make.currency)),
    make.amount('netAmount', roundCents(gross - deducted)),
  ];
  return {
    type: 'PAYSLIP',
    title: make.family.isFilipino
      ? 'TALAAN NG SAHOD'
      : random.pick(['PAYSLIP', 'PAY SLIP', 'Payslip', 'PAYROLL SLIP', 'Earnings Statement']),
    issuer: {
      name: { text: company.name, fields: 'employerName' },
      lines: random.chance(0.7) ? [company.address] : [],
    },
    blocks: arrange(make, people, { earnings, deductions }, totals),
    footer: random.pick([
      'This is a system generated payslip. No signature is required.',
      'Confidential. Please report discrepancies to Human Resources within five days.',
      'I hereby acknowledge receipt of the amount stated above as full payment for services rendered.',
    ]),
    truth,
  };
}

function makeParticulars(make: MakeContext): Item[] {
  const { random, person, year } = make;
  const month = random.between(1, 12);
  const [start, end] = random.pick([
    [isoDate(year, month, 1), isoDate(year, month, 15)],
    [isoDate(year, month, 16), monthEnd(year, month)],
    [isoDate(year, month, 1), monthEnd(year, month)],
    [isoDate(year, month, 11), isoDate(year, month, 25)],
  ]);
  const items: Item[] = [make.plain('employeeNumber', person.employeeNumber)];
  if (random.chance(0.6))
    items.push(
      make.plain('department', random.pick(['Operations', 'Finance', 'Human Resources', 'Production', 'Logistics'])),
    );
  if (random.chance(0.6))
    items.push(
      make.plain('position', random.pick(['Sales Associate', 'Machine Operator', 'Staff Nurse', 'Team Leader'])),
    );
  if (random.chance(0.7)) {
    Object.assign(make.truth, { startDate: start, endDate: end });
    items.push({
      label: make.label('period'),
      text: writePeriod(start, end, make.dateFormat, random),
      fields: 'startDate endDate',
    });
  } else items.push(make.date('startDate', start), make.date('endDate', end));
  if (random.chance(0.85)) items.push(make.date('payDate', addDays(end, random.between(0, 6))));
  if (random.chance(0.85)) items.push(...idItems(make));
  if (random.chance(0.3)) items.push(make.plain('Bank Account No.', random.digits(12)));
  if (random.chance(0.3)) items.push(make.plain('Tax Status', random.pick(['S', 'ME1', 'Z'])));
  return items;
}

function makeLines({ random }: MakeContext): { earnings: Line[]; deductions: Line[] } {
  const basic = random.between(7_500_00, 48_000_00) / 100;
  const some = (min: number, max: number) => random.between(min * 100, max * 100) / 100;
  const optional = (names: string[], min: number, max: number) =>
    names.filter(() => random.chance(0.5)).map((name) => ({ name, amount: some(min, max) }));
  return {
    earnings: [
      { name: random.pick(['Basic Pay', 'Basic Salary', 'Regular Pay']), amount: basic },
      ...optional(
        [
          'Overtime Pay',
          'Night Differential',
          'Holiday Pay',
          'Rice Allowance',
          'Transportation Allowance',
          'De Minimis',
        ],
        120,
        2800,
      ),
    ],
    deductions: [
      { name: random.pick(['SSS', 'SSS Contribution', 'SSS Premium']), amount: some(225, 1350) },
      { name: random.pick(['PhilHealth', 'PHIC Contribution', 'Philhealth Contribution']), amount: some(150, 900) },
      {
        name: random.pick(['Pag-IBIG', 'HDMF Contribution', 'Pag-IBIG Contribution']),
        amount: random.pick([100, 200]),
      },
      { name: random.pick(['Withholding Tax', 'W/Tax', 'Tax Withheld']), amount: some(0, 4200) },
      ...optional(['SSS Loan', 'Pag-IBIG Loan', 'Late / Undertime', 'Cash Advance', 'Company Loan'], 80, 1500),
    ],
  };
}

function arrange(
  { random }: MakeContext,
  people: Item[],
  { earnings, deductions }: { earnings: Line[]; deductions: Line[] },
  totals: Item[],
): Block[] {
  const hasHours = random.chance(0.25);
  const row = ({ name, amount }: Line): Printed[] => [
    { text: name },
    ...(hasHours ? [{ text: random.chance(0.5) ? `${random.between(1, 80)}.00` : '' }] : []),
    { text: writeAmount(amount) },
  ];
  const columns = (title: string) => [title, ...(hasHours ? ['Hours'] : []), 'Amount'];
  const listing = (title: string, lines: Line[]): Listing => ({ columns: columns(title), rows: lines.map(row) });
  const group: Block = { kind: 'group', items: people };
  const left = listing('Earnings', earnings);
  const right = listing('Deductions', deductions);
  const [gross, deducted, net] = totals as [Item, Item, Item];
  const total = (item: Item): Printed[] => [{ text: item.label }, ...(hasHours ? [{ text: '' }] : []), item];
  const inTables: Block[] = [
    {
      kind: 'pair',
      left: { ...left, rows: [...left.rows, total(gross)] },
      right: { ...right, rows: [...right.rows, total(deducted)] },
    },
    { kind: 'total', items: [net] },
  ];
  return random.pick<Block[]>([
    [group, ...inTables],
    [group, ...inTables],
    [group, { kind: 'listing', listing: left }, { kind: 'listing', listing: right }, { kind: 'total', items: totals }],
    [group, { kind: 'pair', left, right }, { kind: 'group', title: 'Summary', items: totals }],
    [
      { kind: 'group', items: people.slice(0, 4) },
      { kind: 'pair', left, right },
      { kind: 'total', items: totals },
      { kind: 'group', items: people.slice(4) },
    ],
  ]);
}

function sum(lines: Line[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
