import type { ReadableType } from '@smile/contract/archive-analysis';
import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

function read(type: ReadableType, text: string) {
  return { type: classify([typePage(text)]).fileType, ...readTyped(type, text) };
}

describe('forms 2316', () => {
  it("reads the name below the employer's heading as the employer, and prefers the present one", () => {
    const page = `
BIR Form No. 2316           Certificate of Compensation Payment / Tax Withheld
For the Year 2024           For the period from 01/01 to 12/31

PART I EMPLOYEE                                      PART IV-A SUMMARY
TIN: 255-871-409-000                                 19 Gross compensation, present employer       403,000.00
Name: OCAMPO, LIEZL PANGILINAN                       20 Less non-taxable (38)                       58,480.00
Birth date: 07/19/1991                               21 Taxable, present employer (52)             344,520.00

PART II EMPLOYER                                     24 Tax due                                     14,178.00
TIN: 008-714-225-000                                 28 Total withheld                              14,178.00
Name: Silangan Precision Parts
Address: Lot 5 Industrial Rd., Batangas City         39 Basic salary (taxable)                     344,520.00

PART III PREVIOUS EMPLOYER
Name: Mabuhay Trading Corp.
`;
    expect(read('TAX_DOCUMENT', page)).toMatchObject({
      employerName: 'Silangan Precision Parts',
      employeeName: 'OCAMPO, LIEZL PANGILINAN',
      taxNumber: '255-871-409-000',
      grossAmount: 403_000,
      baseAmount: 344_520,
    });
  });

  it('ends a label whose value is below it before the next item, and skips a salary of zero', () => {
    const page = `
2316 Certificate of Compensation Payment/Tax Withheld
1 For the Year 2023   2 For the Period   From 0101   To 0930
3 TIN 317-502-288-000
4 Employee's Name (Last Name, First Name, Middle Name) 5 RDO 055
TE, HAROLD VINCENT QUE
7 Date of Birth (MM/DD/YYYY) 04/05/1979
13 Employer's Name
Kadayawan Fruit Processing Corporation
19 Gross Comp. Income, Pres. Employer        307,125.00
20 Less: Total Non-Taxable                    45,360.00
21 Taxable Comp. Income                      261,765.00
29 Basic Salary                                    0.00
39 Basic Salary                              261,765.00
52 Total Taxable Compensation                261,765.00
`;
    expect(read('TAX_DOCUMENT', page)).toMatchObject({
      employeeName: 'TE, HAROLD VINCENT QUE',
      grossAmount: 307_125,
      baseAmount: 261_765,
    });
  });

  it('knows items by their numbers and sums alone', () => {
    const page = `
BIR FORM 2316 (computer-generated substitute)
EMPLOYEE                         EMPLOYER
Name    MANGUBAT, EDUARDO S.     Name    Hiraya Textile Mills
TIN     211-333-456-000          TIN     000-222-444-000
Taxable year 2025
19        612,400.55
20         92,400.55
21        520,000.00
39        480,000.00
`;
    expect(read('TAX_DOCUMENT', page)).toMatchObject({
      employeeName: 'MANGUBAT, EDUARDO S.',
      employerName: 'Hiraya Textile Mills',
      grossAmount: 612_400.55,
      baseAmount: 480_000,
    });
  });
});

describe('certificates', () => {
  it('reads the certificate of an agency, a broken number, months without days, and a surname like a legal form', () => {
    const page = `
KALINGA MANPOWER AND ALLIED SERVICES
Unit 2, Rizal Avenue, Tarlac City

CERTIFICATE OF DEPLOYMENT

This is to certify that Mr. Ramil P. Dagohoy, with Employee No. KM-
2019-0447, was deployed by our agency to our client, Bukid Foods, Inc.,
as Production Worker from March 2019 to July 2024, on a contractual basis,
with a daily rate of P520.00.

Issued this 5th day of August 2024 for loan purposes.

CARINA L. UY CO
Operations Manager
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      type: 'EMPLOYMENT_CERTIFICATE',
      employerName: 'KALINGA MANPOWER AND ALLIED SERVICES',
      employeeIdNumber: 'KM-2019-0447',
      employeeIdType: 'Employee No.',
      startDate: '2019-03-01',
      endDate: '2024-07-31',
      signatoryName: 'CARINA L. UY CO',
      signatoryPosition: 'Operations Manager',
    });
  });

  it('reads a certificate without a clear title, and a department without the word', () => {
    const page = `
DALISAY ENGINEERING WORKS
CERTIFICATION

To whom it may concern:
This certifies that Engr. Paolo Miguel T. Sison has been with us as Site Engineer
under the Project Management Office since October 2021 up to the present. He receives
Php 48,000.00 monthly.

Given this 2nd of May, 2025.

Teresa Dy Co
Owner
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      type: 'EMPLOYMENT_CERTIFICATE',
      employerName: 'DALISAY ENGINEERING WORKS',
      department: 'Project Management Office',
      startDate: '2021-10-01',
      signatoryName: 'Teresa Dy Co',
    });
  });

  it('reads the department behind the position', () => {
    const page = `
TALA & BITUIN HOTEL
August 8, 2026

This certifies that Ms. Rosario Imperial Tuazon is a casual employee
assigned as Room Attendant in Housekeeping since November 2,
2025.

Certified by:

Nestor P. Abesamis, MBA
HR Supervisor
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      type: 'EMPLOYMENT_CERTIFICATE',
      position: 'Room Attendant',
      department: 'Housekeeping',
      employmentStatus: 'casual',
      startDate: '2025-11-02',
      signatoryName: 'Nestor P. Abesamis',
    });
  });

  it('reads a form with years inside the period, and the kind of number', () => {
    const page = (label: string, days: string) => `
Certificate of Employment
Employer: Bagwis Logistics Corp.
Employee: Maria Fe Alonzo
${label}: BL-00231
Period of Employment: ${days}
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page('Employee ID No.', 'June 15, 2019 to March 31, 2024'))).toMatchObject({
      employeeIdType: 'Employee ID',
      startDate: '2019-06-15',
      endDate: '2024-03-31',
    });
    const present = read('EMPLOYMENT_CERTIFICATE', page('Staff No.', 'June 2019 - Present'));
    expect(present).toMatchObject({ employeeIdType: 'Staff No.', startDate: '2019-06-01' });
    expect(present).not.toHaveProperty('endDate');
  });
});

describe('cards', () => {
  it('reads the first number of an institution as the second card number', () => {
    const page = `
LUNTIAN AGRI-TRADE CORP.
JOMAR C. TANCHANCO
Logistics Coordinator
ID No. LAT-0932
TIN: 402-118-563
SSS: 33-9017745-2
VALID UNTIL DECEMBER 2027
`;
    expect(read('COMPANY_ID', page)).toMatchObject({
      type: 'COMPANY_ID',
      name: 'JOMAR C. TANCHANCO',
      idCard1: 'LAT-0932',
      idCard2: '402-118-563',
    });
  });

  it('reads the licence of a profession as the second card number', () => {
    const page = `
BULUSAN GENERAL HOSPITAL
STAFF NURSE
LORNA V. BALUYOT, RN
Employee No. 20-1188
PRC Lic. No. 0812233
Blood type O+
`;
    expect(read('COMPANY_ID', page)).toMatchObject({
      type: 'COMPANY_ID',
      name: 'LORNA V. BALUYOT',
      idCard1: '20-1188',
      idCard2: '0812233',
    });
  });
});

describe('payslips', () => {
  it('reads payslips of job order workers', () => {
    const page = `
MUNICIPALITY OF SAN ROQUE
JOB ORDER PAYROLL SLIP
Name: Arnel B. Cuevas             Designation: Utility Worker
For the period: June 1-15, 2026   No. of days: 11
Amount earned      4,950.00
Less: Tax 2%          99.00
Net amount paid    4,851.00
`;
    expect(read('PAYSLIP', page)).toMatchObject({ type: 'PAYSLIP', grossAmount: 4950, netAmount: 4851 });
  });

  it('drops the header that a program prints above the company', () => {
    const page = `
RUN 06/29/2026 17:42      PAYREG v7.2             PAGE 0014
LAKANDULA SECURITY AGENCY, INC.
STATEMENT OF EARNINGS
EMP : 06-4471    SAKIRAN, ABDULRAHMAN M.
GROSS           15,404.80   | TOTAL          1,350.88
                               NETPAY       14,053.92
`;
    expect(read('PAYSLIP', page)).toMatchObject({ employerName: 'LAKANDULA SECURITY AGENCY, INC.' });
  });
});

describe('other wordings of employment papers', () => {
  it('reads the form of a staffing agency', () => {
    const page = `
BAGWIS STAFFING SOLUTIONS, INC.
EMPLOYMENT VERIFICATION

Date           March 3, 2026
Name           Kristoffer Ian Malonzo
Agency ID      PSS-77120
Client         Northmall Retail Group
Deployed as    Merchandiser
Employment     Project-based
Start          April 2023
End            Present
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      employerName: 'BAGWIS STAFFING SOLUTIONS, INC.',
      employeeIdNumber: 'PSS-77120',
      employeeIdType: 'Agency ID',
      position: 'Merchandiser',
      employmentStatus: 'Project-based',
      startDate: '2023-04-01',
    });
  });

  it('reads a job order worker "per records on file", and a coded position of the signatory', () => {
    const page = `
REPUBLIC OF THE PHILIPPINES
Municipality of Dolores

CERTIFICATION

This is to certify that per records on file in this office, NOEL P. ABRENICA is a Job
Order worker of this municipality assigned at the Municipal Engineering Office as
Heavy Equipment Operator from July 2022 up to the present, receiving P 480.00 per day.

Dolores, Quezon, 9 January 2026

EMELITA S. VERGARA
MGDH I (MHRMO)
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      type: 'EMPLOYMENT_CERTIFICATE',
      fullName: 'NOEL P. ABRENICA',
      department: 'Municipal Engineering Office',
      position: 'Heavy Equipment Operator',
      startDate: '2022-07-01',
      issueDate: '2026-01-09',
      signatoryName: 'EMELITA S. VERGARA',
      signatoryPosition: 'MGDH I (MHRMO)',
    });
  });

  it('reads the job and the start month from a certificate in Filipino', () => {
    const page = `
KATIBAYAN NG PAGTATRABAHO
Ito ay nagpapatunay na si G. Dante M. Ligaya ay nagtatrabaho sa Panaderya ni Aling Tess
bilang panadero mula noong Enero 2017 hanggang sa kasalukuyan.
`;
    expect(read('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({ position: 'panadero', startDate: '2017-01-01' });
  });

  it('reads the payslip of a school, and one of a kitchen by the week', () => {
    const school = `
St. Scholastica Village Academy
FACULTY PAY SLIP - SECOND QUINCENA, NOVEMBER 2025
Faculty        : MR. RAFAEL ANTONIO B. QUIMPO, LPT
`;
    expect(read('PAYSLIP', school)).toMatchObject({
      employerName: 'St. Scholastica Village Academy',
      employeeName: 'RAFAEL ANTONIO B. QUIMPO',
      startDate: '2025-11-16',
    });
    const kitchen = `
Mang Tomas Lechon & Catering
Payroll for the week of May 11-17, 2026
Employee Name      Days   Rate   Gross      SSS     CA       Net Pay
Ruel Bautista       6     610    3,660.00   150.00  500.00   3,010.00
`;
    expect(read('PAYSLIP', kitchen)).toMatchObject({ startDate: '2026-05-11', endDate: '2026-05-17', netAmount: 3010 });
  });

  it('reads the licence number of a guard, and ends a name before the role', () => {
    const guard = `
SAN ISIDRO SECURITY & INVESTIGATION AGENCY
Name: ROLANDO V. TIMBOL
Guard ID: SI-4471
LESP No.: 12-3456789
In case of emergency notify: Maria Timbol 0918 555 1212
`;
    expect(read('COMPANY_ID', guard)).toMatchObject({ type: 'COMPANY_ID', idCard1: 'SI-4471', idCard2: '12-3456789' });
    const tester = `
ADLAW TECHNOLOGIES
AT00912
Patricia Anne S. Go
Software QA
`;
    expect(read('COMPANY_ID', tester)).toMatchObject({ name: 'Patricia Anne S. Go' });
  });
});
