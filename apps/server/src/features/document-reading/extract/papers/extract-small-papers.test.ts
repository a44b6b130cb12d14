import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

const typeOf = (text: string) => classify([typePage(text)]).fileType;

describe('informal payslips', () => {
  const slip = (net: string) => `
R.T. MANALO HAULING
Helper: Dante Robles                     Mar 3 - Mar 8, 2025

Biyahe 6                 3,000.00        SSS                 150.00
Lampas oras                450.50        PhilHealth           75.00
Bonus                      200.00        Ambag               100.25
Suma                     3,650.50        Suma                325.25
${net}               3,325.25
`;

  it.each(['Uwi mo', 'Para sa iyo', 'Ihahatid'])('computes the net from two columns, whatever its label: %s', (net) => {
    expect(readTyped('PAYSLIP', slip(net))).toMatchObject({ grossAmount: 3650.5, netAmount: 3325.25 });
    expect(typeOf(slip(net))).toBe('PAYSLIP');
  });

  it('finds no net when the printed amount does not match the columns', () => {
    expect(readTyped('PAYSLIP', slip('Para sa iyo').replace('3,325.25', '3,352.25'))).not.toHaveProperty('netAmount');
  });

  it('reads words of the Visayas', () => {
    const page = `
VISMIN AGRI VENTURES, INC.
Ngalan: Lapuz, Romulo C.                 Panahon: Apr 07 - Apr 20, 2025
Kinatibuk-ang Kita                       6,120.00
Total nga Kuha                             820.00
Limpyo nga Madawat                       5,300.00
`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ grossAmount: 6120, netAmount: 5300 });
  });

  it.each([
    ['For services rendered July 1-31, 2025', '2025-07-01', '2025-07-31'],
    ['For the dates   16 Jan - 31 Jan 2026', '2026-01-16', '2026-01-31'],
    ['Payroll period: Jan. 26 to Feb.\n25, 2025', '2025-01-26', '2025-02-25'],
  ])('knows a period: %s', (said, startDate, endDate) => {
    const page = `PALAYAN RICE MILL\nName: Jose R. Cruz\n${said}\nNet Pay   5,000.00\n`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ startDate, endDate });
  });

  it('reads the date below the amount as the pay date', () => {
    const page = `Payslip for\nSeptember 2025\n\nNet Pay\nP 40,120.55\non Friday, 26 Sep 2025\n`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({ payDate: '2025-09-26' });
  });
});

describe('ends of names', () => {
  it.each([
    ['Pay to: Ms. Glenda R. Abad, Milk Collection Supervisor', 'Glenda R. Abad'],
    ['Pay to: Jose R. Cruz, Accounting', 'Jose R. Cruz'],
    ['Pay to: Jose R. Cruz, Jr.', 'Jose R. Cruz, Jr'],
    ['Pay to: CRUZ, JOSE R.', 'CRUZ, JOSE R.'],
    ['Sewer: Analiza Abad (Line 3, Machine 17)', 'Analiza Abad'],
  ])('ends the name of a person: %s', (line, employeeName) => {
    expect(readTyped('PAYSLIP', `PALAYAN RICE MILL\n${line}\nNet Pay   5,000.00\n`)).toMatchObject({ employeeName });
  });

  it.each([
    ['Owned and operated by Azul Leisure Corporation, Mactan', 'Azul Leisure Corporation'],
    ['Veltra Semiconductors Inc. Co. Code PH01 Strictly Confidential', 'Veltra Semiconductors Inc.'],
    ['KUSINA NI PEPANG\nPepang Food Ventures Corp.', 'Pepang Food Ventures Corp.'],
    ['Alon Trading Ltd. Co.', 'Alon Trading Ltd. Co.'],
  ])('ends the name of a company: %s', (head, employerName) => {
    expect(readTyped('PAYSLIP', `${head}\n\nName: Jose R. Cruz\nNet Pay   5,000.00\n`)).toMatchObject({ employerName });
  });

  it('separates two labels close above each other, each with its own value', () => {
    const page = `PAYROLL ENVELOPE\nEmployer  Nena's Panaderia & Bakeshop\nName  Jestoni Villapando\nNet Pay  5,000.00\n`;
    expect(readTyped('PAYSLIP', page)).toMatchObject({
      employerName: "Nena's Panaderia & Bakeshop",
      employeeName: 'Jestoni Villapando',
    });
  });

  it('does not read a label within a company name', () => {
    const page = `BIR Form No. 2316\n13 Employer's Name\nSUNHARVEST SUPERMARKET & DEPT. STORE CORP.\n`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
      employerName: 'SUNHARVEST SUPERMARKET & DEPT. STORE CORP.',
    });
  });
});

describe('clearances and cards', () => {
  it('reads the search result as the remark, not the sentence above it', () => {
    const below = 'A name check of the files\nyielded the following result:\nNO DEROGATORY RECORD\n';
    expect(readTyped('CLEARANCE_NBI', below)).toMatchObject({ remark: 'NO DEROGATORY RECORD' });
    const labelled = 'has undergone a check, with this finding:\nREMARKS\nNO PENDING CRIMINAL CASE\n';
    expect(readTyped('CLEARANCE_NBI', labelled)).toMatchObject({ remark: 'NO PENDING CRIMINAL CASE' });
  });

  it('does not read the letter of a seal as the first name', () => {
    expect(readTyped('CLEARANCE_NBI', 'SURNAME  PAGADUAN     GIVEN NAME   L\n')).not.toHaveProperty('firstName');
  });

  it('joins a number in spaced digits, and does not read a job as a name', () => {
    const card = 'nexaline\n\nJayvee R. Ocampo\nCustomer Care Specialist II\n\n2 2 0 4 8 1 7\n';
    expect(typeOf(card)).toBe('COMPANY_ID');
    expect(readTyped('COMPANY_ID', card)).toMatchObject({ name: 'Jayvee R. Ocampo', idCard1: '2204817' });
    expect(readTyped('COMPANY_ID', 'Name\nBUS DRIVER\n')).not.toHaveProperty('name');
  });

  it.each([
    'SAN ROQUE COLLEGES\nTRICIA ANN V. MENDOZA\nBS Accountancy\nStudent No. 2021-00874\nIn case of emergency please notify:\nMrs. Vilma Mendoza\nThis card is non-transferable.\n',
    'STA. CLARA HIGH SCHOOL\nCARLO D. REYES\nGrade 11\nLRN 104829110023\nParent/Guardian: Ana Reyes\nID No. 22-118\nIf found please return\n',
  ])("does not classify a student's card as a company card", (card) => {
    expect(typeOf(card)).toBe('OTHERS');
  });
});

it('continues an address beside a caption in another column', () => {
  const page = `
TRANSMARINO FREIGHT & LOGISTICS CO.
                            NAME
                            CLARISSE JANE R. YBAÑEZ
                            ADDRESS
                            Sitio Riverside, Brgy. Guizo,
     EMPLOYEE               Mandaue City, Cebu 6014
                            Valid until 31 Dec 2026
`;
  expect(readTyped('COMPANY_ID', page)).toMatchObject({
    address: 'Sitio Riverside, Brgy. Guizo, Mandaue City, Cebu 6014',
  });
});

it('reads the name on a card with a spaced caption and no company word', () => {
  const page = `
PINTAKASI FOODS

MELCHOR D. SABIO
Machine Operator

Badge No. PF-2-03316

EMPL OY E E
`;
  expect(readTyped('COMPANY_ID', page)).toMatchObject({ name: 'MELCHOR D. SABIO', idCard1: 'PF-2-03316' });
});

it('takes a customer with a job in services as the holder', () => {
  const page = `
DALISAY CONTACT CENTER CORP.

MELCHOR D. SABIO
Customer Services
`;
  expect(readTyped('COMPANY_ID', page)).toMatchObject({ name: 'MELCHOR D. SABIO' });
});
