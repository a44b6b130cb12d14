import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';

/** A sample of each readable type, with the values that must be read. */
export const papers: Record<ReadableType, { text: string; fields: Partial<Record<FieldName, string | number>> }> = {
  PAYSLIP: {
    text: `
ACME MANUFACTURING CORPORATION
PAYSLIP
Employee Name: Maria Santos Reyes       Pay Period: 01/16/2026 - 01/31/2026
Gross Pay                               30,250.75
Total Deductions                         4,020.10
Net Pay                                 26,230.65
`,
    fields: { employeeName: 'Maria Santos Reyes', grossAmount: 30250.75, netAmount: 26230.65, endDate: '2026-01-31' },
  },
  TAX_DOCUMENT: {
    text: `
BIR Form No. 2316   Certificate of Compensation Payment/Tax Withheld
1 For the Year  2025           2 For the Period From 01/01 To 12/31
4 Employee's Name              REYES, MARIA SANTOS
3 TIN                          123-456-789-000
13 Employer's Name             ACME MANUFACTURING CORPORATION
19 Gross Compensation Income from Present Employer      363,009.00
`,
    fields: { employeeName: 'REYES, MARIA SANTOS', grossAmount: 363009, endDate: '2025-12-31' },
  },
  CLEARANCE_NBI: {
    text: `
National Bureau of Investigation
NBI CLEARANCE
NBI ID No.     A123BCDE45-AA123456
Last Name      REYES
First Name     MARIA
Middle Name    SANTOS
Valid Until    AUGUST 14, 2026
Remarks        NO RECORD ON FILE
`,
    fields: { nbiIdNumber: 'A123BCDE45-AA123456', lastName: 'REYES', expireDate: '2026-08-14' },
  },
  TELCO_BILL: {
    text: `
LUMINA TELECOM CO., INC.
STATEMENT OF ACCOUNT
Account Name: MARIA SANTOS REYES         Account No.: 0335703828
Mobile plan charges                      1,499.00
Due Date: March 12, 2026
Total Amount Due                         1,499.00
`,
    fields: { fullName: 'MARIA SANTOS REYES', accountNumber: '0335703828', dueAmount: 1499, dueDate: '2026-03-12' },
  },
  ELECTRICITY_BILL: {
    text: `
MAHARLIKA ELECTRIC COOPERATIVE, INC.
STATEMENT OF ACCOUNT
Account Name: MARIA SANTOS REYES         Account No.: 05-1123-0440
Present Reading   4,410     Previous Reading   4,291     kWh Used   119
Generation Charge                        1,428.00
Total Amount Due                         1,428.00
`,
    fields: { accountNumber: '05-1123-0440', dueAmount: 1428, presentReading: 4410, currentPeriodUsage: 119 },
  },
  WATER_BILL: {
    text: `
AGOS WATER DISTRICT
WATER BILL
Account Name: MARIA SANTOS REYES         Account No.: 6139298734
Present Reading   2158     Previous Reading   2122     Consumption (cu.m.)   36
Total Amount Due                         1,771.57
`,
    fields: { accountNumber: '6139298734', dueAmount: 1771.57, currentPeriodUsage: 36 },
  },
  EMPLOYMENT_CERTIFICATE: {
    text: `
ACME MANUFACTURING CORPORATION
CERTIFICATE OF EMPLOYMENT
This is to certify that Maria Santos Reyes is employed by ACME Manufacturing Corporation
as Accountant since March 2, 2020 with a monthly salary of PHP 25,000.00.
`,
    fields: { fullName: 'Maria Santos Reyes', position: 'Accountant', startDate: '2020-03-02', salaryAmount: 25000 },
  },
  COMPANY_ID: {
    text: `
ACME MANUFACTURING CORPORATION
COMPANY ID
Name: MARIA S. REYES
ID No.: ACM-0142
PhilHealth No.: 02-123456789-0
`,
    fields: { name: 'MARIA S. REYES', idCard1: 'ACM-0142' },
  },
};
