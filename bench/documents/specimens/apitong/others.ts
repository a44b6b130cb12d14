import { addDays, isoDate } from '../../people.ts';
import { amountText, type Draft, table, textOf, writeDay } from '../draft.ts';
import { seal } from '../ornaments.ts';
import { nameSigner, settle } from '../townsfolk.ts';
import { typeface } from '../typefaces.ts';

/** A bill of another kind: a credit card statement. */
export function cardStatement(draft: Draft): string {
  const { random, year } = draft;
  const person = settle(draft);
  const cut = isoDate(year, random.between(1, 12), random.between(1, 28));
  const spent = Array.from({ length: 7 }, (_, at): [string, number] => [
    addDays(cut, at * 3 - 26),
    random.between(12_000, 480_000) / 100,
  ]);
  const total = spent.reduce((sum, [, amount]) => sum + amount, 0);
  const shops = [
    'SUPERVALUE MAKATI',
    'MERCURIA DRUG',
    'PETROLINA STN',
    'LAZAPEE ONLINE',
    'JOLLY CHICKEN',
    'CEB AIRLINE',
    'NETVIDEO',
  ];
  const box = (label: string, value: string) =>
    `<div style="flex:1;border:1px solid #94a3b8;padding:8px 10px"><div style="font-size:10px">${label}</div><b style="font-size:15px">${value}</b></div>`;
  return `${typeface('office')}<div style="font:12px/1.4 paper-office,sans-serif"><div style="display:flex;justify-content:space-between;border-bottom:6px solid #111827;padding-bottom:8px"><b
  style="font-size:22px">Bangko Makabayan</b><span>CREDIT CARD STATEMENT OF ACCOUNT</span></div><p
  style="margin:16px 0">${textOf(`${person.firstName} ${person.lastName}`.toUpperCase())}<br>${textOf(person.address)}</p>
<div
style="display:flex">${box('Card Number', `5412 75•• •••• ${random.digits(4)}`)}${box('Statement Date', writeDay(cut, 'DD MMM YYYY'))}${box(
    'Payment Due Date',
    writeDay(addDays(cut, 21), 'DD MMM YYYY'),
  )}</div><div style="display:flex;margin-top:-1px">${box('Total Amount Due', `P ${amountText(total)}`)}${box(
    'Minimum Amount Due',
    `P ${amountText(Math.max(500, total * 0.03))}`,
  )}${box('Credit Limit', 'P 80,000.00')}${box('Rewards Points', random.digits(4))}</div><br>
${table(
  spent.map(([day, amount], at) => [`${writeDay(day, 'DD MMM YY')} &nbsp; ${shops[at]}`, amountText(amount)]),
  { head: ['Transactions', 'Amount'], border: '1px solid #e2e8f0' },
)}<p style="font-size:10px;margin-top:14px">Monthly effective interest rate 3%. Finance charge is computed from posting date. Paying only the minimum prolongs repayment. Deposits are insured by
PDIC up to P1,000,000 per depositor.</p></div>`;
}

/** A college's enrolment form. */
export function enrolment(draft: Draft): string {
  const { random, year } = draft;
  const person = settle(draft);
  const subjects = [
    'GE 101 Understanding the Self',
    'MATH 21 Modern World Mathematics',
    'IT 114 Programming 1',
    'FIL 2 Panitikan',
    'NSTP 1',
    'PE 1',
  ];
  const fee = random.between(900_000, 2_200_000) / 100;
  return `${typeface('modern')}<div style="font:12px/1.45 paper-modern,sans-serif"><div style="display:flex;gap:14px;align-items:center">${seal('#14532d', 66)}<div><b
  style="font-size:18px">Pamantasan ng Bagong Bayan</b><br>Office of the University Registrar</div></div><h1 style="text-align:center">CERTIFICATE OF REGISTRATION</h1><p>Student No.
  ${year - 1}-${random.digits(5)} &nbsp; Name: <b>${textOf(`${person.lastName}, ${person.firstName} ${person.initial}`)}</b> &nbsp; Program: BS Information Technology &nbsp; 1st Semester, A.Y.
  ${year}-${year + 1}</p>
${table(
  subjects.map((subject) => [
    subject,
    '3.0',
    random.pick(['MWF 8:00-9:00', 'TTh 1:00-2:30', 'Sat 9:00-12:00']),
    `R${random.digits(3)}`,
  ]),
  { head: ['Subject', 'Units', 'Schedule', 'Room'], border: '1px solid #999' },
)}<p>Tuition and other fees ₱${amountText(fee)} &nbsp; Less: free higher education (₱${amountText(fee)})
  &nbsp; Balance ₱0.00</p><br><br>${textOf(nameSigner(random))}<br>University Registrar</div>`;
}
