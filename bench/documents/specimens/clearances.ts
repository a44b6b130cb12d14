import { addDays, isoDate } from '../people.ts';
import { beside, type Draft, lines, type Pair, stacked, table, writeDay } from './draft.ts';

interface Bearer {
  number: string;
  until: string;
  issued: string;
  gender: [string, string];
  status: [string, string];
  remark: string;
  born: string;
  address: string;
}

function bearer({ random, person, year }: Draft): Bearer {
  const issued = isoDate(year, random.between(1, 12), random.between(1, 28));
  const status = person.maritalStatus;
  return {
    number: `${random.letters(1)}${random.digits(3)}${random.letters(4)}${random.digits(2)}-${random.letters(2)}${random.digits(6)}`,
    until: addDays(issued, 365),
    issued,
    gender: [person.gender === 'MALE' ? 'Male' : 'Female', person.gender],
    status: [status[0] + status.slice(1).toLowerCase(), status],
    remark: random.pick(['NO RECORD ON FILE', 'NO DEROGATORY RECORD', 'NO CRIMINAL RECORD']),
    born: person.dateOfBirth,
    address: person.address.toUpperCase(),
  };
}

const upper = (text: string) => text.toUpperCase();
const seal =
  '<center>Republic of the Philippines<br>DEPARTMENT OF JUSTICE<br><b>NATIONAL BUREAU OF INVESTIGATION</b></center>';

function names({ person, show }: Draft, last: string, first: string, middle: string): Pair[] {
  return [
    [last, show('lastName', upper(person.lastName))],
    [first, show('firstName', upper(person.firstName))],
    [middle, show('middleName', upper(person.middleName))],
  ];
}

/** Labels on the left without colons, as on the NBI's own paper. */
function plain(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  return `${seal}<h1 style="text-align:center">NBI CLEARANCE</h1>
${lines(
  [
    ['NBI ID NO', show('nbiIdNumber', of.number)],
    ['VALID UNTIL', draft.date('expireDate', of.until, 'MMMM D, YYYY')],
  ],
  { mark: '' },
)}<br>
${lines(
  [
    ...names(draft, 'FAMILY NAME', 'FIRST NAME', 'MIDDLE NAME'),
    ['ADDRESS', show('address', of.address)],
    ['DATE OF BIRTH', draft.date('dateOfBirth', of.born, 'MMMM D, YYYY')],
    ['PLACE OF BIRTH', 'MANILA'],
    ['CITIZENSHIP', show('citizenship', 'FILIPINO')],
    ['GENDER', show('gender', ...of.gender)],
    ['CIVIL STATUS', show('maritalStatus', ...of.status)],
    ['PURPOSE', 'LOCAL EMPLOYMENT'],
    ['REMARKS', show('remark', of.remark)],
  ],
  { mark: '' },
)}
<p>This is to certify that the person whose name, picture and thumbmark appear below has been the subject of a record check.</p>`;
}

/** Rows with several small labels above their values. */
function rows(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  return `${seal}<div style="text-align:right">NBI ID NO.: <b>${show('nbiIdNumber', of.number)}</b><br>Valid until ${draft.date('expireDate', of.until, 'MMM DD, YYYY')}</div><h2>MULTI-PURPOSE
  CLEARANCE</h2>
${stacked(names(draft, 'Surname', 'Given Name', 'Middle Name'), 3)}${stacked([['Residence Address', show('address', of.address)]], 1)}
${stacked(
  [
    ['Birthdate', draft.date('dateOfBirth', of.born, 'MM/DD/YYYY')],
    ['Place of birth', 'CEBU CITY'],
    ['Sex', show('gender', of.gender[0], of.gender[0][0])],
    ['Civil Status', show('maritalStatus', ...of.status)],
    ['Nationality', show('citizenship', 'FILIPINO')],
    ['Date issued', writeDay(of.issued, 'MM/DD/YYYY')],
  ],
  6,
)}
<p><b>REMARKS:</b> ${show('remark', of.remark)}</p>`;
}

function ruled(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  const all: Pair[] = [
    ...names(draft, 'Last Name', 'First Name', 'Middle Name'),
    ['Complete Address', show('address', of.address)],
    ['Date of Birth', draft.date('dateOfBirth', of.born, 'D MMMM YYYY')],
    ['Gender', show('gender', ...of.gender)],
    ['Marital Status', show('maritalStatus', ...of.status)],
    ['Citizenship', show('citizenship', 'Filipino')],
    ['Clearance No.', show('nbiIdNumber', of.number)],
    ['Good Until', draft.date('expireDate', of.until, 'D MMMM YYYY')],
    ['Result', show('remark', of.remark)],
  ];
  return `${seal}<br>${table(
    all.map(([label, value]) => [label, value]),
    { border: '1px solid #444' },
  ).replace(
    /text-align:right/g,
    'text-align:left',
  )}<p>Issued upon the request of the bearer for whatever legal purpose. NBI Clearance</p>`;
}

/** Two columns beside a photo. */
function pictured(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  return `${seal}<h1>NBI CLEARANCE CERTIFICATE</h1>${beside(
    lines(
      [
        ...names(draft, 'LASTNAME', 'FIRSTNAME', 'MIDDLENAME'),
        [
          'DOB',
          draft
            .date('dateOfBirth', of.born, 'DD-MMM-YY')
            .replace(writeDay(of.born, 'DD-MMM-YY'), writeDay(of.born, 'DD MMM YYYY')),
        ],
        ['SEX', show('gender', of.gender[0], of.gender[0][0])],
      ],
      { width: 110 },
    ),
    lines(
      [
        ['NBI ID', show('nbiIdNumber', of.number)],
        ['VALIDITY', draft.date('expireDate', of.until, 'DD MMM YYYY')],
        ['CITIZENSHIP', show('citizenship', 'FILIPINO')],
        ['STATUS', show('maritalStatus', ...of.status)],
        ['O.R. NO.', draft.random.digits(8)],
      ],
      { width: 110 },
    ),
  )}${lines(
    [
      ['ADDRESS', show('address', of.address)],
      ['PURPOSE', 'TRAVEL ABROAD'],
      ['REMARKS', show('remark', of.remark)],
    ],
    { width: 110 },
  )}`;
}

/** Values on ruled lines with labels below. */
function under(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  const field = ([label, value]: Pair) =>
    `<div style="flex:1;margin:8px 8px"><div style="border-bottom:1px solid #333">${value}</div><small>${label}</small></div>`;
  const row = (...pairs: Pair[]) => `<div style="display:flex">${pairs.map(field).join('')}</div>`;
  return `${seal}<h1 style="text-align:center">CLEARANCE</h1>${row(['NBI Reference Number', show('nbiIdNumber', of.number)], ['Valid Thru', draft.date('expireDate', of.until, 'MMM DD, YYYY')])}
${row(...names(draft, '(Last Name)', '(First Name)', '(Middle Name)'))}${row(['(Address)', show('address', of.address)])}
${row(
  ['(Date of Birth)', draft.date('dateOfBirth', of.born, 'MM/DD/YYYY')],
  ['(Gender)', show('gender', ...of.gender)],
  ['(Civil Status)', show('maritalStatus', ...of.status)],
  ['(Citizenship)', show('citizenship', 'FILIPINO')],
)}<p>REMARKS: ${show('remark', of.remark)}</p>`;
}

function printed(draft: Draft): string {
  const { show } = draft;
  const of = bearer(draft);
  const all: Pair[] = [
    ['CLEARANCE NO', show('nbiIdNumber', of.number)],
    ...names(draft, 'SURNAME', 'FIRST NAME', 'MIDDLE NAME'),
    ['ADDRESS', show('address', of.address)],
    ['BIRTH DATE', draft.date('dateOfBirth', of.born, 'MM-DD-YYYY')],
    ['BIRTH PLACE', 'ILOILO'],
    ['SEX', show('gender', ...of.gender)],
    ['CIVIL STAT', show('maritalStatus', ...of.status)],
    ['CITIZENSHIP', show('citizenship', 'FILIPINO')],
    ['REMARK', show('remark', of.remark)],
    ['EXPIRY DATE', draft.date('expireDate', of.until, 'MM-DD-YYYY')],
  ];
  return `<pre style="font:13px/1.5 'Liberation Mono'">NATIONAL BUREAU OF INVESTIGATION\nNBI CLEARANCE\n\n${all.map(([label, value]) => `${label.padEnd(14)} = ${value}`).join('\n')}</pre>`;
}

export const clearances = { molave: plain, narra: rows, acacia: ruled, yakal: pictured, kamagong: under, dao: printed };
