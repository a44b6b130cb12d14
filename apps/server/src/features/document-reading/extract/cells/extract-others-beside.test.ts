import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

describe('lookalikes of values', () => {
  it("does not read a call's time as a label, nor a unit price as the multiplier", () => {
    const bill = `
Vistacom Telephone Company, Inc.
STATEMENT OF ACCOUNT
Statement Number
VST-2504-0093817
Statement Date
08 Apr 2025
Total Amount Due      1,580.00
12 Mar 7:42 PM (032) 555-0194 Cebu      6 min
`;
    expect(readTyped('TELCO_BILL', bill).statementNumber).toBe('VST-2504-0093817');
    const water = `
VILLA ESPERANZA HOMEOWNERS ASSOCIATION, INC.
WATER BILLING STATEMENT
Previous Reading    Present Reading    Cu. M. Used    Rate per Cu. M.    Amount
873                 895                22             28.00              616.00
TOTAL AMOUNT DUE                                                  Php    646.00
`;
    expect(readTyped('WATER_BILL', water).currentPeriodUsage).toBe(22);
  });

  it('does not read an address beside the letterhead as the employer, nor an insurance limit as the salary', () => {
    const letter = `
                                                          7/F Tower One, Cyberpark Central
Northspan Outsourcing Philippines Corp.                   Araneta City, Quezon City 1109
                                                          Tel. (02) 8555-6190
CERTIFICATE OF EMPLOYMENT AND COMPENSATION
To Whom It May Concern:
This is to certify that Ms. Shaira Mae Dulay Pacheco is a regular employee of Northspan Outsourcing Philippines Corp.
since May 10, 2021 up to the present. She receives a monthly basic salary of PHP 48,750.00. In addition, she is entitled
to health maintenance coverage with a limit of PHP 200,000.00 per illness, with two free dependents; and
group life insurance equivalent to 24 months’ basic pay.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
      employerName: 'Northspan Outsourcing Philippines Corp.',
      salaryAmount: 48750,
    });
  });

  it('drops a digit far before a name, and reads the total current charges as the amount due', () => {
    const bill = `
3     SILANGAN POWER DISTRIBUTION COMPANY, INC.
ELECTRIC BILL
Previous bill                1,849.00
Payment received            -1,849.00
Unpaid balance                   0.00
Total current charges        1,849.00
`;
    expect(readTyped('ELECTRICITY_BILL', bill)).toMatchObject({
      supplier: 'SILANGAN POWER DISTRIBUTION COMPANY, INC.',
      currentBillAmount: 1849,
      dueAmount: 1849,
    });
  });

  it('drops the grade of a position and the words around a status', () => {
    const letter = `
CITY GOVERNMENT OF SAN ISIDRO
CERTIFICATE OF SERVICE
THIS IS TO CERTIFY that MR. ROGELIO M. PANGILINAN JR. has been in the service of the City Government of San Isidro from
March 1, 2011 to the present. He is holding the position of Engineer II, Salary Grade 16, assigned at the City
Engineering Office, under permanent status of appointment.
`;
    expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
      position: 'Engineer II',
      employmentStatus: 'permanent',
    });
  });

  it('reads a period with labels in two languages', () => {
    const bill = `
BALANGKAS WATER DISTRICT
WATER BILL
Mula / From           2025-02-08
Hanggang / To         2025-03-09
KABUUANG BAYARIN        P 449.00
`;
    expect(readTyped('WATER_BILL', bill)).toMatchObject({ startDate: '2025-02-08', endDate: '2025-03-09' });
  });

  it('classifies the card of a laboratory as a company card', () => {
    const card = `
SAN TELMO DIAGNOSTICS GROUP, INC.
KATRINA ISABEL M. YULO
Medical Technologist
Clinical Laboratory
Employee No.
STD-04418
Date of Birth   April 19, 1994
In case of emergency, please notify:
This card is the property of San Telmo Diagnostics Group, Inc. and must be worn at all times within company premises.
`;
    expect(classify([typePage(card)]).fileType).toBe('COMPANY_ID');
  });
});
