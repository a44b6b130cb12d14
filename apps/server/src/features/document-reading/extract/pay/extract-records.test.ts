import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('takes the last row of a service record as current, and reads names above their labels', () => {
  const page = `
Republic of the Philippines
MUNICIPALITY OF SAN MATEO
SERVICE RECORD

NAME:      Manalo               Rosario             Dizon            BP No. 2002184473
          (Surname)           (Given Name)       (Middle Name)
BIRTH:    October 7, 1984     Talavera, Nueva Ecija

This is to certify that the employee named above actually rendered services in this Office.

   (Inclusive Dates)                                                                 OFFICE / STATION
   From          To             Designation              Status     Salary (per annum)
07/01/2009   12/31/2012    Administrative Aide IV        Casual       111,132.00     Treasurer's Office
01/01/2024   PRESENT       Local Treasury Officer II     Permanent    447,528.00     Treasurer's Office

Issued in compliance with Executive Order No. 54 dated August 10, 1954, for GSIS loan purposes.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    fullName: 'Rosario Dizon Manalo',
    lastName: 'Manalo',
    position: 'Local Treasury Officer II',
    department: "Treasurer's Office",
    employmentStatus: 'Permanent',
    salaryAmount: 447528,
    salaryTerm: 'per annum',
    startDate: '2009-07-01',
    purpose: 'GSIS loan purposes',
  });
});

it('takes the current position when the newest comes first', () => {
  const page = `
NARRA SHIPPING CORP.
Position               Department     Period                          Monthly Salary
Senior Accountant      Finance        March 1, 2019 - Present         45,000.00
Accountant             Audit          June 1, 2015 - Feb 28, 2019     30,000.00
`;
  const fields = readTyped('EMPLOYMENT_CERTIFICATE', page);
  expect(fields).toMatchObject({ position: 'Senior Accountant', salaryAmount: 45000, startDate: '2015-06-01' });
  expect(fields).not.toHaveProperty('endDate');
});

it('reads the name, the salary term and the purpose from a letter in Filipino', () => {
  const page = `
Pinatutunayan nito na si G. JOSE R. CRUZ, 27 taong gulang, ay nagtatrabaho bilang tindero mula noong Mayo 4, 2020
na may sahod na P610.00 kada araw.
Iniisyu ito sa kahilingan ni G. Cruz para sa kanyang aplikasyon sa Pag-IBIG (Multi-Purpose Loan).
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    fullName: 'JOSE R. CRUZ',
    salaryTerm: 'kada araw',
    purpose: 'aplikasyon sa Pag-IBIG (Multi-Purpose Loan)',
  });
});

it("reads the position, the number and the end of contract from an agency's letter", () => {
  const page = `
Please be informed that Ms. Ana Luz Reyes (Member/Employee Code 2022-MK-
01933) is employed by Narra Manpower Cooperative and is assigned to our client, Tala Foods Corporation,
as Merchandiser in its Modern Trade department beginning 16 May 2022. Her present contract is fixed-term and
ends on 15 May 2026.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    employeeIdNumber: '2022-MK-01933',
    position: 'Merchandiser',
    employmentStatus: 'fixed-term',
    endDate: '2026-05-15',
  });
});

it('knows a form item by its label before the item number', () => {
  const page = `
BIR Form No. 2316    Certificate of Compensation Payment/Tax Withheld
29 Basic Salary (including the exempt P250,000 & below) or the Statutory
Minimum Wage of the MWE                                               29      152,404.10
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ baseAmount: 152404.1 });
});

const form = (rows: string) => `
BIR Form No. 2316      Department of Finance      Certificate of Compensation Payment/Tax Withheld
1 For the Year 2024
${rows}
`;

it("finds the tax number above the employee's name and the employer below it when labels were lost", () => {
  const page = form(`
3 TlM           287-455-913-00000
4 Employee's Name (Last Name, First Name, Middle Name)
SALONGA, KRISTINE MAE ABELLA
7 Dte of Brh
08    2   7   1986                  09175550146
12 TIN          008-113-642-00000
fia Employe:s NETH
VERIDIAN ENGINEERING CONSULTANTS, INC.
`);
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
    taxNumber: '287-455-913-00000',
    employeeName: 'SALONGA, KRISTINE MAE ABELLA',
    employerName: 'VERIDIAN ENGINEERING CONSULTANTS, INC.',
    dateOfBirth: '1986-08-27',
  });
});

it('does not read the tax bureau as the employer', () => {
  const page = form('4 Employee Name   SALONGA, KRISTINE MAE ABELLA');
  expect(readTyped('TAX_DOCUMENT', page)).not.toHaveProperty('employerName');
});

it('takes the largest amount as the gross when a repeated part and another part add up to it', () => {
  const page = form(`
20 Less Nontax                                      104,100.00
52 ompensat ployer r Sum tems                       595,342.75
22 from tem                                         491,242.75
23 ross Tax                                         491,242.75
`);
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ grossAmount: 595342.75 });
});

it('ends the hint of an item before the row of the next', () => {
  const page = form(`
19 Gross Compensation Income from Present Employer (Sum of     565,462.75
20 Less: Total Non-Taxable/Exempt Compensation Income from     109,000.00
   Present Employer (From Item 38)
`);
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ grossAmount: 565462.75 });
});
