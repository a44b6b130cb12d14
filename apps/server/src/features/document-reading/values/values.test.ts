import { describe, expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from '../layout/read-lines.ts';
import { parseAddress } from './parse-address.ts';
import { parseDate } from './parse-date.ts';
import { parseCode, parseId } from './parse-id.ts';
import { parseMoney } from './parse-money.ts';
import { parsePeriod } from './parse-period.ts';
import { fixLetters, parsePerson } from './parse-text.ts';
import { splitName } from './split-name.ts';

const tokensOf = (text: string) => readLines([typePage(text)]).flatMap(({ tokens }) => tokens);

describe('dates', () => {
  const dateOf = (text: string) => parseDate(tokensOf(text))[0]?.value ?? null;

  it.each([
    ['01/31/2024', '2024-01-31'],
    ['31/01/2024', '2024-01-31'],
    ['2024-01-31', '2024-01-31'],
    ['Jan. 31, 2024', '2024-01-31'],
    ['31-Jan-24', '2024-01-31'],
    ['O1/3l/2024', '2024-01-31'],
    ['ika-31 ng Enero 2024', '2024-01-31'],
    ['31st day of January 2024', '2024-01-31'],
    ['this 14™ day of October 2025', '2025-10-14'],
    ['this 7" day of October 2024', '2024-10-07'],
    ['Septernber 3, 2023', '2023-09-03'],
    ['15-0CT-2025', '2025-10-15'],
    ['13-N0OV-2025', '2025-11-13'],
    ['JANUARY 15 ’ 2026', '2026-01-15'],
  ])('reads %s as %s', (text, date) => expect(dateOf(text)).toBe(date));

  it('are rejected when they do not exist', () => {
    expect(dateOf('02/30/2024')).toBeNull();
    expect(dateOf('13/13/2024')).toBeNull();
  });
});

it.each([
  ['Jan 1-15, 2024', '2024-01-01', '2024-01-15'],
  ['12/16/2023 to 01/15/2024', '2023-12-16', '2024-01-15'],
  ['Dec 16 - Jan 15, 2024', '2023-12-16', '2024-01-15'],
  ['04/16/2023 - 04/30/2023', '2023-04-16', '2023-04-30'],
  ['1-15 March 2024', '2024-03-01', '2024-03-15'],
  ['February 2024', '2024-02-01', '2024-02-29'],
  ['05/09/2024-06/08/2024', '2024-05-09', '2024-06-08'],
  ['05.09.24-06.08.24', '2024-05-09', '2024-06-08'],
])('reads the period %s as %s to %s', (text, start, end) => {
  expect(parsePeriod(tokensOf(text))).toMatchObject({ start, end });
});

it.each([
  ['PHP 12,345.67', 12345.67],
  ['₱1,000.00', 1000],
  ['P350.50', 350.5],
  ['(1,250.00)', -1250],
  ['-Php 200.00', -200],
  ['1O,25l.00', 10251],
  ['12.345.67', 12345.67],
  ['13,500/-', 13500],
  ['Rp 16.200', 16200],
  ['Rp16.200.000,50', 16200000.5],
  ['IDR 16.200', 16200],
  ['P 1,250/–', 1250],
])('reads the amount %s as %d', (text, value) => expect(parseMoney(tokensOf(text))[0]?.value).toBe(value));

describe('ID numbers', () => {
  it('have the digits of their institution', () => {
    expect(parseId('sss', tokensOf('34-1234567-8'))[0]?.value).toBe('34-1234567-8');
    expect(parseId('tin', tokensOf('3 8 5 5 2 – 9 0 7 – 0 0 0 0'))).toEqual([]);
    expect(parseId('sss', tokensOf('34-123456-8'))).toEqual([]);
    expect(parseId('sss', tokensOf('1 34-1234567-8'))[0]?.value).toBe('34-1234567-8');
    expect(parseId('tin', tokensOf('1 401-226-889-000'))[0]?.value).toBe('401-226-889-000');
    expect(parseId('tin', tokensOf('2 8 9 – 4 5 1   0 7   6 – 0 0 0 0 0   27   Basic'))[0]?.value).toBe(
      '289-451-076-00000',
    );
    expect(parseId('pagIbig', tokensOf('1296-9438-6540'))[0]?.value).toBe('1296-9438-6540');
    expect(parseId('philHealth', tokensOf('1296-9438-6540'))).toEqual([]);
    expect(parseId('philHealth', tokensOf('12-9694386 54-0'))[0]?.value).toBe('12-969438654-0');
    expect(parseId('tin', tokensOf('048-726-000'))).toEqual([]);
    expect(parseId('tin', tokensOf('1 2 3 4 5 6 7 8 9 0 0 0'))[0]?.value).toBe('123-456-789-000');
    expect(parseId('tin', tokensOf('1|2|3| 4|5|6| 7|8|9|'))[0]?.value).toBe('123-456-789');
  });
});

it('drops the edge of a box before a house number', () => {
  const addressOf = (text: string) => parseAddress(tokensOf(text))[0]?.value;
  const address = '145 RIZAL ST., POBLACION WEST, UMINGAN, PANGASINAN';
  expect(addressOf(`1 ${address}`)).toBe(address);
  expect(addressOf('1 RIZAL ST., POBLACION WEST, UMINGAN')).toBe('1 RIZAL ST., POBLACION WEST, UMINGAN');
});

it('corrects letters in the postcode behind an address', () => {
  const addressOf = (text: string) => parseAddress(tokensOf(text))[0]?.value;
  expect(addressOf('Blk 4 Del Pilar St., Davao City BOOO')).toBe('Blk 4 Del Pilar St., Davao City 8000');
  expect(addressOf('4 Rizal Avenue, Pasay CITY')).toBe('4 Rizal Avenue, Pasay CITY');
});

describe('names', () => {
  it('have a comma behind the surname, even when it was read as a full stop', () => {
    const nameOf = (text: string) => parsePerson(tokensOf(text))[0]?.value;
    expect(nameOf('CASTILLO. PRINCESS BAUTISTA')).toBe('CASTILLO, PRINCESS BAUTISTA');
    expect(nameOf('Ma. Teresa Cruz')).toBe('Ma. Teresa Cruz');
  });

  it('have a space before an initial, even when it was lost', () => {
    const nameOf = (text: string) => parsePerson(tokensOf(text))[0]?.value;
    expect(nameOf('JONATHAN PAULR. DIMACULANGAN')).toBe('JONATHAN PAUL R. DIMACULANGAN');
    expect(nameOf('JONATHAN PAUL R. DIMACULANGAN JR.')).toBe('JONATHAN PAUL R. DIMACULANGAN JR');
  });

  it('have no position in them', () => {
    expect(parsePerson(tokensOf('Accounting Assistant'))).toEqual([]);
    expect(parsePerson(tokensOf('Rosa Reyes Accounting Assistant'))[0]?.value).not.toContain('Assistant');
  });

  it.each([
    ['DELA CRUZ, JUAN PEDRO SANTOS', 'JUAN PEDRO', 'SANTOS', 'DELA CRUZ'],
    ['Ana R. Cruz', 'Ana', 'R.', 'Cruz'],
    ['Maria Clara De los Santos', 'Maria', 'Clara', 'De los Santos'],
    ['Reyes, Mark Paolo', 'Mark Paolo', null, 'Reyes'],
    ['SAN AGUSTIN, JOSE MARI, VIRAY', 'JOSE MARI', 'VIRAY', 'SAN AGUSTIN'],
    ['Reyes, Mark Paolo, Jr., Luna', 'Mark Paolo', 'Luna', 'Reyes'],
    ['Lacsamana, Reynaldo Jr. Buenaventura', 'Reynaldo', 'Buenaventura', 'Lacsamana'],
    ['Jose Reyes Garcia Jr.', 'Jose', 'Reyes', 'Garcia'],
    ['Reyes Jr., Jose Luna', 'Jose', 'Luna', 'Reyes'],
  ])('splits %s into its parts', (name, firstName, middleName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, middleName, lastName });
  });

  it('are corrected where readers mistake one letter for another', () => {
    const read = ['lan', 'Ibafiez', 'Pefaflor', 'Peaflor', 'Sofia', 'MANA1O', 'loan', 'llang-llang', 'Filipno'];
    const meant = ['Ian', 'Ibañez', 'Peñaflor', 'Peñaflor', 'Sofia', 'MANAIO', 'loan', 'Ilang-Ilang', 'Filipino'];
    expect(read.map(fixLetters)).toEqual(meant);
  });
});

it('corrects an exclamation mark behind a vowel at the end of a name to "l"', () => {
  expect(['Danie!', 'Laure!,', 'you!', 'Thanks!'].map(fixLetters)).toEqual(['Daniel', 'Laurel,', 'you!', 'Thanks!']);
});

it('drops "No." before a code, even without a space', () => {
  expect(parseCode(tokensOf('No.0285116'))[0]?.value).toBe('0285116');
});
