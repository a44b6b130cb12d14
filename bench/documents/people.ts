import { nameParts, places } from './name-parts.ts';
import type { Random } from './random.ts';

export interface Person {
  firstName: string;
  middleName: string;
  lastName: string;
  gender: 'MALE' | 'FEMALE';
  maritalStatus: 'SINGLE' | 'MARRIED' | 'WIDOWED';
  dateOfBirth: string;
  address: string;
  ssNumber: string;
  philHealthNumber: string;
  pagIbigNumber: string;
  taxNumber: string;
  phoneNumber: string;
  emailAddress: string;
  employeeNumber: string;
}

export interface Company {
  name: string;
  address: string;
  taxNumber: string;
  phoneNumber: string;
}

export function makePerson(random: Random): Person {
  const gender = random.pick(['MALE', 'FEMALE'] as const);
  const given = gender === 'MALE' ? nameParts.male : nameParts.female;
  const first = random.pick(given);
  const second = random.pick(given);
  const firstName = random.chance(0.35) && second !== first ? `${first} ${second}` : first;
  const lastName = random.pick(nameParts.surnames);
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase();
  return {
    firstName,
    middleName: random.pick(nameParts.surnames.filter((name) => name !== lastName)),
    lastName,
    gender,
    maritalStatus: random.pick(['SINGLE', 'SINGLE', 'MARRIED', 'MARRIED', 'WIDOWED'] as const),
    dateOfBirth: isoDate(random.between(1962, 2003), random.between(1, 12), random.between(1, 28)),
    address: makeAddress(random),
    ssNumber: `0${random.between(1, 9)}${random.digits(8)}`,
    philHealthNumber: `${random.between(10, 29)}${random.digits(10)}`,
    pagIbigNumber: `12${random.digits(10)}`,
    taxNumber: `${random.between(100, 799)}${random.digits(6)}000`,
    phoneNumber: `09${random.between(15, 99)}${random.digits(7)}`,
    emailAddress: `${plain(firstName)}.${plain(lastName)}${random.between(1, 99)}@example.com`,
    employeeNumber: random.pick([
      random.digits(6),
      `EMP-${random.digits(5)}`,
      `${random.between(2012, 2024)}-${random.digits(4)}`,
    ]),
  };
}

export function makeCompany(random: Random, kind?: 'telcos' | 'electricCompanies' | 'waterCompanies'): Company {
  const base = kind
    ? random.pick(nameParts[kind])
    : `${random.pick(nameParts.companyFirst)} ${random.pick(nameParts.companySecond)}`;
  const end = random.pick(nameParts.companyEnd);
  return {
    name:
      kind && random.chance(0.4)
        ? base
        : `${base}${end.startsWith('Co., ') ? '' : random.pick([' ', ' ', ', '])}${end.startsWith('Co., ') ? ' ' : ''}${end}`,
    address: makeAddress(random, true),
    taxNumber: `00${random.between(0, 9)}${random.digits(6)}${random.pick(['000', '00000'])}`,
    phoneNumber: `(02) 8${random.digits(3)}-${random.digits(4)}`,
  };
}

export function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function makeAddress(random: Random, isOffice = false): string {
  const [city, province, zip] = random.pick(places);
  const first = isOffice
    ? `${random.pick(['Unit 12B', '5th Floor', 'Lot 4', '2/F'])} ${random.pick(nameParts.companyFirst)} Bldg.`
    : random.pick([
        `${random.between(2, 998)}`,
        `Blk ${random.between(1, 40)} Lot ${random.between(1, 60)}`,
        `#${random.between(1, 99)}`,
      ]);
  const parts = [
    `${first}${isOffice ? ',' : ''} ${random.pick(nameParts.streets)}`,
    random.chance(0.75) ? random.pick(nameParts.villages) : '',
    city,
    province,
  ].filter(Boolean);
  return `${parts.join(', ')}${random.chance(0.5) ? ` ${zip}` : ''}`;
}
