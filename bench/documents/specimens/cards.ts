import { groupDigits } from '../formats.ts';
import { nameParts } from '../name-parts.ts';
import { beside, type Draft, lines, stacked, textOf } from './draft.ts';

const card = (body: string, width = 340) =>
  `<div style="border:1px solid #888;border-radius:12px;padding:18px;width:${width}px;min-height:400px">${body}</div>`;
const photo = '<div style="width:110px;height:130px;background:#c9d3de;border:1px solid #777;margin:10px auto"></div>';
const groups = {
  philHealthNumber: [2, 9, 1],
  pagIbigNumber: [4, 4, 4],
  ssNumber: [2, 7, 1],
  taxNumber: [3, 3, 3, 3],
} as const;

function write({ person, show }: Draft, number: keyof typeof groups, field: string = number): string {
  const text = groupDigits(person[number], groups[number]);
  return field === 'none' ? text : show(field, person[number], text);
}

const emergency = ({ person, company }: Draft) =>
  `<p style="font-size:.85em">In case of emergency, please notify ${person.phoneNumber}. If found, please return to ${textOf(company.address)}.</p><small>This card is the property of
  ${textOf(company.name)}.</small>`;

function centred(draft: Draft): string {
  const { person, show } = draft;
  return beside(
    card(
      `<center><b>${textOf(draft.company.name)}</b>${photo}<b style="font-size:1.2em">${draft.name('name', 'initial')}</b><br>${draft.random.pick(nameParts.positions)}<br><br>ID No.
      ${show('idCard1', person.employeeNumber)}</center>`,
    ),
    card(
      `${lines(
        [
          ['SSS No.', write(draft, 'ssNumber', 'idCard2')],
          ['TIN', write(draft, 'taxNumber', 'none')],
          ['PHIC No.', write(draft, 'philHealthNumber')],
          ['HDMF No.', write(draft, 'pagIbigNumber')],
          ['Birthday', draft.date('dateOfBirth', person.dateOfBirth, 'MMMM D, YYYY')],
          ['Address', show('address', person.address)],
        ],
        { width: 90 },
      )}${emergency(draft)}`,
    ),
  );
}

function wide(draft: Draft): string {
  const { person, show } = draft;
  return card(
    `<div style="display:flex;gap:16px"><div>${photo}</div><div><b>${textOf(draft.company.name.toUpperCase())}</b><h2>EMPLOYEE IDENTIFICATION CARD</h2>${stacked(
      [
        ['Name', draft.name('name', 'capitals')],
        ['Employee No.', show('idCard1', person.employeeNumber)],
        ['Date of Birth', draft.date('dateOfBirth', person.dateOfBirth, 'MM/DD/YYYY')],
        ['Gender', show('gender', person.gender === 'MALE' ? 'Male' : 'Female')],
      ],
      2,
    )}${stacked([['Home Address', show('address', person.address)]], 1)}${stacked(
      [
        ['PhilHealth', write(draft, 'philHealthNumber')],
        ['Pag-IBIG', write(draft, 'pagIbigNumber')],
      ],
      2,
    )}</div></div>${emergency(draft)}`,
    700,
  );
}

function below(draft: Draft): string {
  const { person, show } = draft;
  const line = (value: string, label: string) =>
    `<div style="border-bottom:1px solid #444;text-align:center">${value}</div><center><small>${label}</small></center>`;
  return beside(
    card(
      `<center><b>${textOf(draft.company.name)}</b>${photo}</center>${line(`<b>${draft.name('name', 'natural')}</b>`, 'Name')}${line(
        draft.random.pick(nameParts.positions),
        'Position',
      )}${line(show('idCard1', person.employeeNumber), 'Employee ID')}`,
    ),
    card(
      `${line(show('address', person.address), 'Address')}${line(draft.date('dateOfBirth', person.dateOfBirth, 'DD MMM YYYY'), 'Date of Birth')}${line(
        write(draft, 'philHealthNumber'),
        'PhilHealth No.',
      )}${line(write(draft, 'pagIbigNumber'), 'Pag-IBIG No.')}${emergency(draft)}`,
    ),
  );
}

function striped(draft: Draft): string {
  const { person, show } = draft;
  return beside(
    card(
      `<div style="background:#7c2d12;color:#fff;padding:8px">${textOf(draft.company.name)}</div>${photo}<div
      style="font-size:1.3em">${show('name', `${person.firstName} ${person.lastName}`.toUpperCase())}</div><div>${draft.random.pick(nameParts.positions).toUpperCase()}</div><br><div>EMP ID:
      ${show('idCard1', person.employeeNumber)}</div><div>VALID UNTIL: 12/31/2027</div>`,
    ),
    card(
      `<b>PERSONAL DATA</b>${lines(
        [
          ['BIRTHDATE', draft.date('dateOfBirth', person.dateOfBirth, 'MMM DD, YYYY')],
          ['SEX', show('gender', person.gender === 'MALE' ? 'Male' : 'Female', person.gender[0])],
          ['BLOOD', 'O+'],
          ['SSS', write(draft, 'ssNumber', 'idCard2')],
          ['PHILHEALTH', write(draft, 'philHealthNumber')],
          ['PAGIBIG', write(draft, 'pagIbigNumber')],
          ['ADDRESS', show('address', person.address)],
        ],
        { width: 100, mark: '' },
      )}${emergency(draft)}`,
    ),
  );
}

function numbered(draft: Draft): string {
  const { person, show } = draft;
  return card(
    `<b>${textOf(draft.company.name)}</b> &nbsp; COMPANY ID${beside(
      photo,
      lines(
        [
          ['Employee', draft.name('name', 'comma')],
          ['ID Number', show('idCard1', person.employeeNumber)],
          ['RFID No.', show('idCard2', draft.random.digits(10))],
          ['DOB', draft.date('dateOfBirth', person.dateOfBirth, 'YYYY/MM/DD')],
          ['Sex', show('gender', person.gender === 'MALE' ? 'Male' : 'Female')],
        ],
        { width: 110 },
      ),
    )}${lines(
      [
        ['Present Address', show('address', person.address)],
        ['PhilHealth ID', write(draft, 'philHealthNumber')],
        ['Pag-IBIG MID', write(draft, 'pagIbigNumber')],
        ['Contact Person', 'Spouse'],
      ],
      { width: 130 },
    )}${emergency(draft)}`,
    640,
  );
}

function plain(draft: Draft): string {
  const { person, show } = draft;
  return card(
    `<center>IDENTIFICATION CARD<br><b>${textOf(draft.company.name)}</b>${photo}</center>${lines(
      [
        ['Name', draft.name('name', 'natural')],
        ['Pos.', draft.random.pick(nameParts.positions)],
        ['I.D. No.', show('idCard1', person.employeeNumber)],
        ['Addr.', show('address', person.address)],
        ['B-day', draft.date('dateOfBirth', person.dateOfBirth, 'MM-DD-YYYY')],
        ['PHIC', write(draft, 'philHealthNumber')],
        ['Pag-ibig', write(draft, 'pagIbigNumber')],
        ['T.I.N.', write(draft, 'taxNumber', 'idCard2')],
      ],
      { width: 80 },
    )}${emergency(draft)}`,
    420,
  );
}

export const cards = { molave: centred, narra: wide, acacia: below, yakal: striped, kamagong: numbered, dao: plain };
