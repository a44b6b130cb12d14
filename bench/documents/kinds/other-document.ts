import type { Block, Sheet } from '../drawing/sheet.ts';
import { writeAmount, writeDate } from '../formats.ts';
import { type MakeContext, plainCells } from '../make-context.ts';
import { addDays, isoDate } from '../people.ts';

/** Documents sent by mistake, which are none of the readable types. */
export function makeOtherDocument(make: MakeContext): Sheet {
  const { random, company } = make;
  const [title, issuer, blocks] = random.pick([bankStatement, receipt, resume, letter, birthRecord, quotation])(make);
  return {
    type: 'OTHERS',
    title,
    issuer: { name: { text: issuer || company.name }, lines: [] },
    blocks,
    footer: '',
    truth: {},
  };
}

type Other = [title: string, issuer: string, blocks: Block[]];

function bankStatement(make: MakeContext): Other {
  const { random, person } = make;
  let balance = random.between(10_000, 90_000);
  const rows = Array.from({ length: 9 }, (_, index) => {
    const amount = random.between(-4000, 5000);
    balance += amount;
    const date = writeDate(addDays(isoDate(make.year, 3, 1), index * 3), 'slashes');
    return plainCells(
      date,
      random.pick(['ATM Withdrawal', 'Salary Credit', 'Online Transfer', 'Bills Payment']),
      writeAmount(amount),
      writeAmount(balance),
    );
  });
  return [
    'Statement of Account',
    'Kalayaan Savings Bank',
    [
      {
        kind: 'group',
        items: [
          make.plain('Account Name', `${person.firstName} ${person.lastName}`),
          make.plain('Account Type', 'Savings Account'),
          make.plain('Account Number', random.digits(12)),
          make.plain('Ending Balance', writeAmount(balance)),
        ],
      },
      { kind: 'listing', listing: { columns: ['Date', 'Transaction', 'Debit / Credit', 'Balance'], rows } },
    ],
  ];
}

function receipt(make: MakeContext): Other {
  const rows = ['Rice 5 kg', 'Cooking Oil 1 L', 'Sardines', 'Laundry Soap'].map((name) =>
    plainCells(name, writeAmount(make.random.between(20, 400))),
  );
  return [
    'OFFICIAL RECEIPT',
    '',
    [
      { kind: 'listing', listing: { columns: ['Item', 'Price'], rows } },
      {
        kind: 'total',
        items: [make.plain('TOTAL', '812.00'), make.plain('CASH', '1,000.00'), make.plain('CHANGE', '188.00')],
      },
    ],
  ];
}

function resume({ person, random }: MakeContext): Other {
  const text = `<h2>Objective</h2><p>To obtain a position where my skills can grow with the organization.</p><h2>Work Experience</h2><p>Cashier, Highland Retail, 2019 to
  2022</p><h2>Education</h2><p>Bachelor of Science in Business Administration, 2018</p><h2>Skills</h2><p>Microsoft Office, customer service, teamwork</p><p>${person.emailAddress}</p>`;
  return [
    random.pick(['CURRICULUM VITAE', 'RESUME']),
    `${person.firstName} ${person.lastName}`,
    [{ kind: 'html', html: text }],
  ];
}

function letter({ person, year }: MakeContext): Other {
  return [
    '',
    '',
    [
      {
        kind: 'html',
        html: `<p>${writeDate(isoDate(year, 4, 12), 'long')}</p><p>Dear ${person.firstName},</p><p>Thank you for your inquiry about our conference rooms. We are pleased to confirm your
        reservation for the annual family gathering. Kindly settle the balance upon arrival and bring a copy of this letter.</p><p>Sincerely yours,</p>`,
      },
    ],
  ];
}

function birthRecord(make: MakeContext): Other {
  const { person } = make;
  return [
    'CERTIFICATE OF LIVE BIRTH',
    'Office of the Civil Registrar General',
    [
      {
        kind: 'group',
        items: [
          make.plain('Name of Child', `${person.firstName} ${person.lastName}`),
          make.plain('Sex', person.gender),
          make.plain('Date of Birth', writeDate(person.dateOfBirth, 'long')),
          make.plain('Name of Mother', `Ana ${person.middleName}`),
          make.plain('Registry No.', '2003-1182'),
        ],
      },
    ],
  ];
}

function quotation(make: MakeContext): Other {
  const rows = ['Office chairs', 'Filing cabinet', 'Desk lamp'].map((name) =>
    plainCells(name, String(make.random.between(1, 20)), writeAmount(make.random.between(500, 9000))),
  );
  return [
    'PRICE QUOTATION',
    '',
    [
      {
        kind: 'group',
        items: [make.plain('Quotation No.', make.random.digits(5)), make.plain('Attention', 'Purchasing')],
      },
      { kind: 'listing', listing: { columns: ['Description', 'Qty', 'Unit Price'], rows } },
    ],
  ];
}
