import type { Item, Sheet } from '../drawing/sheet.ts';
import { writeDate } from '../formats.ts';
import type { MakeContext } from '../make-context.ts';
import { addDays, isoDate } from '../people.ts';

export function makeNbiClearance(make: MakeContext): Sheet {
  const { random, person, truth } = make;
  const issued = isoDate(make.year, random.between(1, 12), random.between(1, 28));
  const capital = (text: string) => text.toUpperCase();
  const names: Item[] = [
    make.text('lastName', capital(person.lastName)),
    make.text('firstName', capital(person.firstName)),
    make.text('middleName', capital(person.middleName)),
  ];
  const number = `${random.letters(1)}${random.digits(3)}${random.letters(4)}-${random.letters(2)}${random.digits(8)}`;
  const remark = random.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD', 'NO RECORD ON FILE AS OF THIS DATE']);
  const particulars = [
    make.text('address', capital(person.address)),
    make.date('dateOfBirth', person.dateOfBirth),
    make.plain('Place of Birth', capital(random.pick(['Manila', 'Cebu City', 'Batangas', 'Iloilo']))),
    make.text('citizenship', 'FILIPINO'),
    make.text(
      'gender',
      person.gender === 'MALE' ? 'Male' : 'Female',
      random.pick([person.gender, person.gender, person.gender[0]!]),
    ),
    make.text('maritalStatus', sentence(person.maritalStatus), person.maritalStatus),
    make.plain('Purpose', random.pick(['LOCAL EMPLOYMENT', 'TRAVEL ABROAD', 'FOR ANY LEGAL PURPOSE'])),
  ];
  const ids = [make.text('nbiIdNumber', number), make.date('expireDate', addDays(issued, 365))];
  const last = [
    make.text('remark', remark),
    make.plain('Date Printed', writeDate(issued, make.dateFormat)),
    make.plain('OR No.', random.digits(8)),
  ];
  const picture = { kind: 'html' as const, html: portrait(person.gender === 'MALE') };
  const statement = `This is to certify that the person whose name, picture, thumbmark and signature appear hereon has been the subject of a record check in this office.`;
  const groups = random.pick([
    [[...ids], [...names, ...particulars], last],
    [[...names], [...particulars, ...last], ids],
    [[...names, ...particulars, ...ids, ...last]],
  ]);
  return {
    type: 'CLEARANCE_NBI',
    title: random.pick(['NBI CLEARANCE', 'N.B.I. CLEARANCE', 'NBI CLEARANCE CERTIFICATE']),
    issuer: {
      name: { text: 'NATIONAL BUREAU OF INVESTIGATION' },
      lines: ['Republic of the Philippines', 'Department of Justice'],
    },
    blocks: [
      { kind: 'html', html: `<p>${statement}</p>` },
      ...groups.map((items) => ({ kind: 'group' as const, items })),
      picture,
    ],
    footer: 'Not valid without the official dry seal. Any alteration on this document renders it invalid.',
    truth,
  };
}

/** A drawn portrait and a pattern that resembles a matrix code. */
export function portrait(isMale: boolean): string {
  const hair = isMale ? 'M30 40a30 26 0 0 1 60 0v8H30z' : 'M26 44a34 30 0 0 1 68 0v50H26z';
  return `<svg width="120" height="140" viewBox="0 0 120 140" style="border:1px solid #777;background:#dfe9f2;margin:6px 12px 6px 0"><path d="${hair}" fill="#2b211c"/><ellipse cx="60" cy="58"
  rx="26" ry="32" fill="#c99470"/><path d="M12 140c4-40 24-46 48-46s44 6 48 46z" fill="#394a63"/></svg><i
  style="display:inline-block;width:110px;height:110px;background:repeating-conic-gradient(#111 0 25%,#fff 0 50%) 0 0/11px 11px"></i>`;
}

function sentence(text: string): string {
  return text[0] + text.slice(1).toLowerCase();
}
