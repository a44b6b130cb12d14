import type { ReadableType } from '@smile/contract/archive-analysis';
import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from '../layout/read-lines.ts';
import { contradictsType } from './contradicts-type.ts';

const contradicts = (type: ReadableType, text: string) => contradictsType(type, readLines([typePage(text)]));

const slip = 'PAYSLIP\nEmployee: Ana Reyes\nPeriod: Oct 1-15, 2026\nGross Pay   9,000.00\nNet Pay   8,500.00';

it.each([
  [
    'messages with their times',
    'Ana\nNet pay: 14,250.00   9:10 AM\nGross pay: 16,000.00  9:11 AM\nSalamat po  9:12 AM',
  ],
  ['messages with ticks', 'Payslip ni Ana  14:01 ✓✓\nGross 13,100.00  14:02 ✓✓\nNet 11,900.00  14:03 ✓✓'],
  [
    'messages without times',
    'Nanay\nActive now\nmagkano sahod mo?\nGross pay 18,500.00 po\nTotal deductions 2,150.00\nNet pay 16,350.00 lang po\nAa',
  ],
  [
    'messages in a language without a list of words',
    'Carlos\nActive 3 min ago\ncuanto te pagaron esta quincena\nGross 25,300.00\nNet Pay 22,890.00\ndel 1 al 15 de octubre',
  ],
  [
    'messages of a team',
    'Ana Reyes  10:32 AM\nCan someone check my pay\nGross Pay: 32,500.00\nNet Pay: 28,379.25\nBea Lim  10:35 AM\nlooks right to me now',
  ],
  [
    'messages without an app around them',
    'Employee: Ana Reyes\nNet Pay: 28,379.25\nyan na po yung sa inyo\npa check nalang kung tama\nah sorry isama ko sa next',
  ],
  ['an email', `From: payroll@acme.ph\nTo: ana@mail.ph\nSubject: Your salary\n${slip}`],
  ['a post', `Posted by ana 5 hours ago\nIs my slip correct here\n${slip}\nThanks in advance`],
  ['an advert', `${slip}\nStart your free trial today`],
  ['a template on sale', `Free payslip templates\n${slip}`],
  ['a calculator', `Net Pay Calculator\n${slip}`],
  ['an offer', `Dear Ana, we are glad to offer you the position of Teller.\n${slip}`],
  ['an invoice', `INVOICE\nBill to: Ana Reyes\nGross amount   9,000.00\nNet amount  8,500.00`],
  ['a loan', `Loan proceeds\n${slip}`],
])('finds that %s is no payslip', (_, text) => expect(contradicts('PAYSLIP', text)).toBe(true));

const rowsOf = (names: string[], amounts: string) => names.map((name) => `${name}    ${amounts}`).join('\n');
const head = 'Employee Name      Gross Pay      Total Deductions      Net Pay\n';

it.each([
  ['whole amounts', head + rowsOf(['Dela Cruz, Juan', 'Reyes, Ana', 'Lim, Peter'], '15,000      750      14,250')],
  ['plain amounts', head + rowsOf(['Dela Cruz, Juan', 'Reyes, Ana', 'Lim, Peter'], '15000      0      15000')],
  ['first names', head + rowsOf(['Juan', 'Ana', 'Peter'], '15,000.00      750.00      14,250.00')],
  ['two persons', head + rowsOf(['Dela Cruz, Juan', 'Reyes, Ana'], '15,000.00      750.00      14,250.00')],
  [
    'another word for employees',
    `Tauhan      Gross      Kaltas      Net Pay\n${rowsOf(['Aling Nena', 'Mang Kardo', 'Boyet'], '6000      300      5700')}`,
  ],
  [
    'no word for its column of names',
    `Gross      SSS      Net\n${rowsOf(['Dela Cruz, Juan', 'Reyes, Ana'], '15,000      750      14,250')}`,
  ],
  [
    'numbers before the names',
    `ID    NAME    GROSS    DED    NET\nC01    BEN    4,200.00    210.00    3,990.00\nC02    JUN    3,500.00    175.00    3,325.00\nC03    ROD    4,500.00    225.00    4,275.00`,
  ],
  [
    'one amount for each account',
    'Account No.    Account Name    Net Pay\n1234-5678    DELA CRUZ JUAN    12,360.00\n2234-5678    SANTOS MARIA    14,750.00\n3234-5678    REYES ANA    10,695.00',
  ],
  [
    'a line of labels for each person',
    ['Juan Dela Cruz', 'Maria Santos', 'Ana Reyes']
      .map((name) => `Name: ${name}    Gross 12,000.00    Net 11,160.00`)
      .join('\n'),
  ],
  [
    'a column for each first name',
    'Payroll      Ana      Peter      Mark\n' +
      rowsOf(['Gross Pay', 'SSS', 'Net Pay'], '25,000.00      30,000.00      18,000.00'),
  ],
  [
    'a column for each person',
    'Payroll      Ana Reyes      Peter Lim      Mark Torres\n' +
      rowsOf(['Gross Pay', 'Total Deductions', 'Net Pay'], '25,000.00      30,000.00      18,000.00'),
  ],
])('finds that a list with %s is no payslip', (_, text) => expect(contradicts('PAYSLIP', text)).toBe(true));

it.each<[ReadableType, string]>([
  ['CLEARANCE_NBI', 'NBI Clearance Online\nAppointment confirmed\nName: JUAN DELA CRUZ\nReference Number: NBI-AB12'],
  [
    'EMPLOYMENT_CERTIFICATE',
    'CERTIFICATION\nThis is to certify that Ana Reyes is officially enrolled as a third year student',
  ],
  ['COMPANY_ID', 'Quezon City Public Library\nBORROWER CARD\nJuan Dela Cruz\nID No. 04567'],
  ['COMPANY_ID', 'SM ADVANTAGE CARD\nJUAN DELA CRUZ\nCard No. 1234 5678 9012'],
  ['COMPANY_ID', 'Philippine Health Insurance Corporation\n12-345678901-2\nDELA CRUZ, JUAN SANTOS'],
  ['COMPANY_ID', 'Bureau of Internal Revenue\nTIN: 412-806-335-000\nDELA CRUZ, JUAN SANTOS'],
])('finds another paper in place of %s', (type, text) => expect(contradicts(type, text)).toBe(true));

it('finds nothing against documents that thank, ask, offer a contact or print a time', () => {
  expect(contradicts('PAYSLIP', `${slip}\nSalamat po!\nQuestions? Call HR.\nPrinted 10/15/2026 8:01 AM`)).toBe(false);
  const notice =
    'I hereby acknowledge to have received from the company\nthe amount stated above as full payment\nof my services during the period';
  expect(contradicts('PAYSLIP', `${slip}\n${notice}`)).toBe(false);
  const single = `${head}Reyes, Ana      15,000.00      750.00      14,250.00\nTotal      15,000.00      750.00      14,250.00`;
  expect(contradicts('PAYSLIP', single)).toBe(false);
  const copies = 'Name: Ana Reyes    Gross 12,000.00    Net 11,160.00';
  expect(contradicts('PAYSLIP', [copies, copies, copies].join('\n'))).toBe(false);
  const columns =
    'Employee: Ana Reyes\nEarnings      Rate      Amount      Year to date\nBasic Pay   500.00   6,500.00   90,000.00';
  expect(
    contradicts(
      'PAYSLIP',
      `${columns}\nOvertime Pay   62.50   500.00   4,000.00\nHoliday Pay   500.00   500.00   900.00`,
    ),
  ).toBe(false);
  expect(contradicts('ELECTRICITY_BILL', 'Good day!\nTotal Amount Due 900.00\nSalamat po! Magtipid sa kuryente.')).toBe(
    false,
  );
});

it('accepts a membership number of PhilHealth on two lines, and refuses that of a club', () => {
  expect(contradicts('COMPANY_ID', 'PhilHealth    26-744463695-8\nMembership No.')).toBe(false);
  expect(contradicts('COMPANY_ID', 'Golden Sun Club\nMembership No.    26-744463695-8')).toBe(true);
});

it('accepts the Pag-IBIG number of a company card, and refuses numbers of bank and member cards', () => {
  expect(contradicts('COMPANY_ID', 'Pag-IBIG MID No. 1241 0224 7533')).toBe(false);
  expect(contradicts('COMPANY_ID', '1241 0224 7533\nHDMF')).toBe(false);
  expect(contradicts('COMPANY_ID', 'Member since 2019\n1241 0224 7533')).toBe(true);
  expect(contradicts('COMPANY_ID', 'Pag-IBIG\n4000 1241 0224 7533')).toBe(true);
});
