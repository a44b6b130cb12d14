import { describe, expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { classify } from '../../classify/classify.ts';

const electricity = (head: string, foot: string) => `
              SIERRA ALTA ELECTRIC COOPERATIVE, INC.
${head}
                  STATEMENT OF ACCOUNT
Account No.     09-0914-0271          Bill Month   NOVEMBER 2025
Name:  DOMINGA AGCAOILI
Address: PUROK 2, BAGUNOT, SIERRA ALTA, CAGAYAN
Period From: 10/09/2025   To: 11/08/2025
Present 4296   Previous 4210   KWH Used 86
Value Added Tax (Gen, Trans, SL, Dist)         98.37
CURRENT BILL                                  941.75
TOTAL AMOUNT DUE                              941.75
Due Date: 11/21/2025
${foot}
`;

describe('facts of others than the holder', () => {
  it("ignores the supplier's phone number and email address", () => {
    const read = readTyped(
      'ELECTRICITY_BILL',
      electricity('TIN 000-993-218-000 VAT  ·  Tel. (078) 555-0107', 'Email: help@sierra-alta.example'),
    );
    expect(read).not.toHaveProperty('phoneNumber');
    expect(read).not.toHaveProperty('emailAddress');
  });

  it("reads the phone number beside the customer's name", () => {
    const page = electricity('', '').replace('DOMINGA AGCAOILI', 'DOMINGA AGCAOILI     Tel. No.: (078) 555-0107');
    expect(readTyped('ELECTRICITY_BILL', page)).toMatchObject({ phoneNumber: '(078) 555-0107' });
  });

  it('does not read a date after the due date as the bill date', () => {
    const page = electricity('', 'The Annual Assembly is on December 6, 2025, registration from 6:00 AM.');
    expect(readTyped('ELECTRICITY_BILL', page)).not.toHaveProperty('statementDate');
  });

  it('reads the tax on all charges as the tax of the bill', () => {
    expect(readTyped('ELECTRICITY_BILL', electricity('', ''))).toMatchObject({ vatAmount: 98.37 });
  });

  it('prefers the signer to the approver, and does not read a confidentiality mark as a status', () => {
    const page = `
              SAMAHANG NAYON MULTI-PURPOSE COOPERATIVE
Classification: Confidential
Ito ay nagpapatunay na si Gng. Nenita S. Pangilinan ay naglilingkod sa amin
bilang Kahera mula pa noong ika-15 ng Enero 2018.
              DOMINGO L. HIPOLITO
              Tagapangasiwa
Pinagtibay:
AURORA C. MANGAHAS
Kalihim ng Lupon
`;
    const read = readTyped('EMPLOYMENT_CERTIFICATE', page);
    expect(read).toMatchObject({ signatoryName: 'DOMINGO L. HIPOLITO', signatoryPosition: 'Tagapangasiwa' });
    expect(read).not.toHaveProperty('employmentStatus');
  });

  it('splits a full name above a hint of its parts', () => {
    const page = `
REPUBLIC OF THE PHILIPPINES
NATIONAL BUREAU OF INVESTIGATION
CLEARANCE
NBI ID No. L209RWJY05-XR0029
LAURETA, DENNIS OCAMPO
(Family Name, First Name, Middle Name)
ADDRESS: 12 Mabini St., Brgy. Uno, Lucena City
`;
    expect(readTyped('CLEARANCE_NBI', page)).toMatchObject({
      firstName: 'DENNIS',
      middleName: 'OCAMPO',
      lastName: 'LAURETA',
    });
  });

  it('does not read the edition of a form as a date', () => {
    const page = `
BIR Form No. 2316      2316 09/21ENCS
Certificate of Compensation Payment/Tax Withheld
1 For the Year (YYYY) 2024      2 For the Period From 03/01   To 12/31
`;
    expect(readTyped('TAX_DOCUMENT', page)).toMatchObject({ startDate: '2024-03-01', endDate: '2024-12-31' });
  });

  it('ignores a number in a sentence beside a label', () => {
    const page = `
TRIDENTE FREIGHT LOGISTICS INC.
SANTILLAN, RODELIO M.
Forklift Operator
ID No.              inside company premises. If found, please return to the HR
TFL-18-00392        Office of Tridente Freight Logistics Inc., at (02) 8555-
                    0129.
`;
    expect(readTyped('COMPANY_ID', page)).toMatchObject({ idCard1: 'TFL-18-00392' });
  });
});

it.each([
  'Dear Mr. Serrano:\n' +
    'Further to your interview, we are pleased to offer you employment as Building Engineer.\n' +
    'Basic monthly salary Php 32,000.00\n' +
    'Kindly submit your NBI clearance and certificate of employment from your previous employer.',
  'Dear Jan,\n' +
    'Following your interviews, we are happy to extend to you this offer of employment for the position of Junior Developer.\n' +
    'Basic monthly salary PHP 36,000.00\n' +
    'Status Probationary\n' +
    'Submit a certificate of employment.\n' +
    'Talent Acquisition Partner',
])('does not classify a job offer as a certificate: %s', (text) => {
  expect(classify([typePage(text)]).fileType).toBe('OTHERS');
});
