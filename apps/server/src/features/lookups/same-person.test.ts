import { describe, expect, it } from 'vitest';
import { isSamePerson } from './service/verifications.ts';

const onFile = (fullName: string) => ({ fullName, firstName: null, middleName: null, lastName: null });

const same: [string, string[]][] = [
  [
    'George Cimafranca Palomero, Jr',
    [
      'PALOMERO, GEORGE JR CIMAFRANCA',
      'Palomero Jr., George Cimafranca',
      'George Palomero Jr.',
      'George C. Palomero',
      'Palomero, George C.',
      'George Palomero Junior',
      'George Palomero',
    ],
  ],
  ['Juan Cruz Jr.', ['Cruz, Juan Jr.', 'Cruz Jr., Juan', 'JUAN CRUZ JR', 'Juan Santos Cruz Jr', 'Juan S. Cruz']],
  [
    'Maria Santos dela Cruz',
    ['DELA CRUZ, MARIA SANTOS', 'Maria S. De La Cruz', 'Ma. Santos Delacruz', 'Maria dela Cruz'],
  ],
  ['Ana de los Santos', ['Delos Santos, Ana', 'ANA DELOS SANTOS', 'Ana Reyes de los Santos', 'Ana R. Delos Santos']],
  ['Pedro Reyes III', ['Reyes, Pedro III', 'Reyes III, Pedro M.', 'Pedro 3rd Reyes', 'PEDRO REYES']],
  ['Iñigo Peña Sr.', ['INIGO PENA SR', 'Peña, Iñigo, Sr', 'Iñigo Pena']],
  ['Luis Dela Cruz Ramos II', ['Luis D. Ramos II', 'Luis C. Ramos', 'Ramos, Luis Dela Cruz II']],
  ['Pedro Sta. Maria', ['SANTA MARIA, PEDRO', 'Pedro Santa Maria', 'Sta Maria, Pedro']],
  ['Ana Sto. Domingo Cruz', ['Cruz, Ana Santo Domingo', 'ANA SANTO DOMINGO CRUZ']],
  ['Maria Lim', ['Engr. Maria Lim, CPA', 'LIM, MARIA', 'Ms. Maria Lim', 'Atty. Maria T. Lim']],
  ['Rowena McArthur', ['MC ARTHUR, ROWENA', 'Dr. Rowena Mc Arthur, MD']],
  ['Maria Dela Cruz Santos', ['Maria DC Santos', 'Santos, Maria dC.', 'Maria D.C. Santos']],
  ['Rosa Mendez San Pedro', ['San Pedro, Rosa M.', 'ROSA SANPEDRO', 'Rosa San Pedro']],
  ['Niño Muñoz', ['NI?O MU?OZ', 'Muñoz, Ni\uFFFDo', 'NiÃ±o MuÃ±oz', 'NIÃ‘O MUÃ‘OZ']],
  ['San Lee', ['Lee, San', 'SAN LEE']],
  ['Carlo Vega', ['Vega, Carlo V.', 'Carlo I. Vega', 'VEGA, CARLO']],
];

const different: [string, string[]][] = [
  [
    'George Cimafranca Palomero, Jr',
    ['George Palomero Sr', 'Palomero III, George', 'George Santos', 'Gerardo Palomero Jr'],
  ],
  ['Juan Cruz Jr.', ['Juan Santos', 'Pedro Cruz Jr.', 'Juan dela Cruz Jr.', 'Jr', 'Juan Jr.']],
  ['Ana de los Santos', ['Ana Reyes', 'Ana Santos-Reyes', 'Maria de los Santos']],
  ['Maria Santos dela Cruz', ['Maria Reyes dela Cruz', 'Maria Santos']],
  ['Rosa Mendez San Pedro', ['Rosa Pedro', 'Rosa San Juan', 'San Jose, Rosa Mendez']],
  ['Maria Dela Cruz Santos', ['Maria DL Santos']],
  ['Dr. Maria Lim', ['Dr. Juan Lim', 'Dr. Maria Tan']],
];

describe('a person known by a full name', () => {
  it.each(same.flatMap(([known, names]) => names.map((name) => [known, name])))('matches: %s and %s', (known, name) => {
    expect(isSamePerson(name, onFile(known))).toBe(true);
    expect(isSamePerson(known, onFile(name))).toBe(true);
  });

  it.each(different.flatMap(([known, names]) => names.map((name) => [known, name])))(
    'differs: %s and %s',
    (known, name) => {
      expect(isSamePerson(name, onFile(known))).toBe(false);
      expect(isSamePerson(known, onFile(name))).toBe(false);
    },
  );
});

describe('a person whose middle name only the full name tells', () => {
  const miguel = { fullName: 'George Miguel Palomero', firstName: 'George', middleName: null, lastName: 'Palomero' };
  it('differs from one with another middle name, and matches without any', () => {
    expect(isSamePerson('George Cimafranca Palomero', miguel)).toBe(false);
    expect(isSamePerson('George Palomero', miguel)).toBe(true);
    expect(isSamePerson('George M. Palomero', miguel)).toBe(true);
  });

  it('matches where the other parts hold every word', () => {
    const maria = { fullName: 'Maria Teresa Reyes', firstName: 'Maria Teresa', middleName: null, lastName: 'Reyes' };
    expect(isSamePerson('Maria Teresa Santos Reyes', maria)).toBe(true);
    expect(isSamePerson('Maria Clara Reyes', maria)).toBe(false);
  });
});

describe('a person known by parts of a name', () => {
  const george = {
    fullName: 'George Jr. Cimafranca Palomero',
    firstName: 'George Jr.',
    middleName: 'Cimafranca',
    lastName: 'Palomero',
  };
  it.each(['George Palomero', 'Palomero, George Jr.', 'GEORGE C. PALOMERO JR', 'George Cimafranca Palomero'])(
    'matches %s',
    (name) => expect(isSamePerson(name, george)).toBe(true),
  );
  it.each(['George Palomero III', 'George Miguel Palomero'])('does not match %s', (name) =>
    expect(isSamePerson(name, george)).toBe(false),
  );
});
