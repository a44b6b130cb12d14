import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('drops words between "certify that" and a name', () => {
  const page = `
This is to certify that per records on file in this office, MS. CAMILLE SANTOS
RIVERA rendered services in this company as Machine Operator from August 27, 2015.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    fullName: 'CAMILLE SANTOS RIVERA',
    lastName: 'RIVERA',
    position: 'Machine Operator',
  });
});

it('reads the position, the status and the kind of employee number from a sentence', () => {
  const page = `
This is to certify that MRS. JESSA MARIE S. YAP, holder of Employee ID No. EMP-10179, is at present
a permanent Grade School Teacher of the Senior High School Department.
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    position: 'Grade School Teacher',
    employmentStatus: 'permanent',
    employeeIdType: 'Employee ID',
    department: 'Senior High School Department',
  });
});

it('reads digits in boxes as a date of birth, and a period below its labels', () => {
  const page = `
Certificate of Compensation Payment/Tax Withheld
1 For the Year (YYYY)      2 For the Period   From (MM/DD)      To (MM/DD)
  2 0 2 1                                     0 3 1 6           1 2 3 1
7 Date of Birth (MM/DD/YYYY)
  1 0 1 1 2 0 0 3
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({
    startDate: '2021-03-16',
    endDate: '2021-12-31',
    dateOfBirth: '2003-10-11',
  });
});

it('prefers the present employer to the previous one', () => {
  const page = `
Certificate of Compensation Payment/Tax Withheld
Part II - Employer Information (Present)
13 Employer's Name
   CORDILLERA FRESH PRODUCE CORP. OF BAGUIO

Part III - Employer Information (Previous)
17 Employer's Name
   KAWAYAN FOODS CORPORATION
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ employerName: 'CORDILLERA FRESH PRODUCE CORP. OF BAGUIO' });
});

it('assigns a tax number to the person of its block', () => {
  const page = `
ANNUALIZED WITHHOLDING TAX COMPUTATION
Employer:   Bright Path Foods Incorporated      Employee:  Pascual, Jasmine Cruz
                                                TIN:       525-696-687-000
Employer TIN: 002-542-452-000                   Birthdate: Jul 16, 1970
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ taxNumber: '525-696-687-000' });
});

it('ignores the phone number of a letterhead', () => {
  const page = `
Lakeside Water District, Incorporated        WATER BILL
Tel. No. (079) 296-2027
Account Name                 Account No.
BAUTISTA, CHRISTIAN P.       115-40-9980-7
`;
  expect(readTyped('WATER_BILL', page)).not.toHaveProperty('phoneNumber');
});

it('continues a company name on the next line, and reads the email address that a bill is sent to', () => {
  const page = `
SKYWAVE COMMUNICATIONS
CORPORATION

Account Name    Ana Reyes Catacutan      Account No.  6231548181
Bill Date       24-Mar-2024
E-bill sent to          catacutan.369@example.com
`;
  expect(readTyped('TELCO_BILL', page)).toMatchObject({
    supplier: 'SKYWAVE COMMUNICATIONS CORPORATION',
    emailAddress: 'catacutan.369@example.com',
  });
});

it('assigns numbers below a row of labels in their order, whatever their spacing', () => {
  const page = `
WATER BILL
PRES RDG   PREV RDG   CU.M. USED
8226    8049    177
`;
  expect(readTyped('WATER_BILL', page)).toMatchObject({
    presentReading: 8226,
    previousReading: 8049,
    currentPeriodUsage: 177,
  });
});

it("reads the taxpayer's gross, not the spouse's, and a date of birth in spaced digits", () => {
  const page = `
BIR Form No. 1700   Annual Income Tax Return
6 RDO Code     7 Date of Birth (MM/DD/YYYY)
0 2 6          1 2 / 1 8 / 1 9 8 6

Particulars                                                     A) Taxpayer/Filer    B) Spouse
26 Gross Compensation Income (From Part V Schedule 1)           502,196.83           0.00
28 Gross Taxable Compensation Income (Item 26 Less Item 27)     435,241.57           0.00
`;
  expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ grossAmount: 502196.83, dateOfBirth: '1986-12-18' });
});

it.each([
  ['Sex / Blood Type:   M / O+', 'Male'],
  ['Blood Type / Sex:   AB- / F', 'Female'],
  ['Sex/Civil Status:   F/Single', 'Female'],
  ['Age/Sex:   34/M', 'Male'],
])('splits a line with two values on a card: %s', (line, gender) => {
  expect(readTyped('COMPANY_ID', `SAGWAN LOGISTICS PHILS.\nEMP. ID # AB-12345\n${line}`)).toMatchObject({ gender });
});
