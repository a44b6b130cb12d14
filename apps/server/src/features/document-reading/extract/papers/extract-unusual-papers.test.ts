import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

describe('papers of fewer makers', () => {
  it('reads the payslip of remitted wages', () => {
    const slip = `
HALCYON CREST CREW MANAGEMENT, INC.          ALLOTMENT PAYSLIP
NAME OF SEAFARER                             CREW CODE
DELOS ANGELES, RODRIGO PANGILINAN            HC-30871
WAGE PERIOD FROM      WAGE PERIOD TO         DATE REMITTED
01-Apr-2025           30-Apr-2025            08-May-2025
GROSS WAGES           59,370.00
`;
    expect(readTyped('PAYSLIP', slip)).toMatchObject({
      startDate: '2025-04-01',
      endDate: '2025-04-30',
      payDate: '2025-05-08',
    });
  });

  it('reads a university as the employer, not one of its colleges', () => {
    const slip = `
SAN LORENZO RUIZ UNIVERSITY OF THE VISAYAS                          PAY SLIP
Office of the Comptroller – Payroll Section, Tanza Road, Iloilo City 5000
Employee    VILLALUNA, MARIA CORAZON J.    Rank    Assistant Professor III    College    Arts and Sciences
GROSS PAY   33,270.00
`;
    expect(readTyped('PAYSLIP', slip).employerName).toBe('SAN LORENZO RUIZ UNIVERSITY OF THE VISAYAS');
  });

  it('accepts a clearance number that ends in five digits', () => {
    const page = 'NBI CLEARANCE\nNBI ID Number\nM731HCVP28-DS40816\n';
    expect(readTyped('CLEARANCE_NBI', page).nbiIdNumber).toBe('M731HCVP28-DS40816');
  });

  it('reads the company in an economic zone as the customer', () => {
    const bill = `
MAGSAYSAY BAY ECONOMIC ZONE UTILITIES CORPORATION
POWER BILLING INVOICE
Locator: PACIFIC THREADWORKS APPAREL, INC.
Address: Standard Factory Building 9, Block C, MBSEZ, Mariveles, Bataan
TOTAL AMOUNT DUE     PHP 106,722.11
`;
    expect(readTyped('ELECTRICITY_BILL', bill).fullName).toBe('PACIFIC THREADWORKS APPAREL, INC');
  });

  it('reads a second given name that is more often a surname as the middle name', () => {
    const bill = 'BALANGKAS WATER DISTRICT\nWATER BILL\nName: BALLESTEROS, GIDEON FRANCISCO\n';
    expect(readTyped('WATER_BILL', bill)).toMatchObject({ firstName: 'GIDEON', middleName: 'FRANCISCO' });
  });
});
