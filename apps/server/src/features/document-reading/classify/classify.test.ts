import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { classify } from './classify.ts';

it('knows a payslip by its title and labels', () => {
  const page = typePage(
    'PAYSLIP\nPay Period   Jan 1-15, 2024\nGross Pay  9,000.00\nTotal Deductions 500.00\nNET PAY 8,500.00',
  );
  expect(classify([page])).toMatchObject({ fileType: 'PAYSLIP' });
  expect(classify([page]).confidence).toBeGreaterThan(90);
});

it('knows the bills apart', () => {
  const head =
    'STATEMENT OF ACCOUNT\nBilling Period Jan 1 to Jan 31, 2024\nTotal Amount Due 900.00\nDue Date Feb 9, 2024\n';
  const typeOf = (text: string) => classify([typePage(head + text)]).fileType;
  expect(typeOf('Generation Charge 500.00\nSystem Loss Charge 40.00\n210 kWh')).toBe('ELECTRICITY_BILL');
  expect(typeOf('Environmental Charge 50.00\nSewer Charge 40.00\n21 cu.m.')).toBe('WATER_BILL');
  expect(typeOf('Monthly Service Fee 799.00\nPostpaid Plan')).toBe('TELCO_BILL');
});

it('classifies a letter as another paper', () => {
  const page = typePage('Dear Ana,\nthank you for your inquiry about our conference rooms.\nSincerely yours');
  expect(classify([page]).fileType).toBe('OTHERS');
});

const certifies = `To Whom It May Concern:
This is to certify that ANA M. REYES, of legal age, Filipino, is`;
const request = 'This certification is issued upon the request of the above-named person for employment purposes.';

it('rejects certificates of other things than employment', () => {
  const typeOf = (text: string) => classify([typePage(text)]).fileType;
  expect(typeOf(`CERTIFICATION\n${certifies} a bona fide resident of Purok 3, Lamot.\n${request}`)).toBe('OTHERS');
  expect(typeOf(`CERTIFICATE OF ENROLLMENT\n${certifies} enrolled in Nursing.\n${request}`)).toBe('OTHERS');
  expect(typeOf(`CERTIFICATION\n${certifies} the owner of a sari-sari store.\n${request}`)).toBe('OTHERS');
  expect(typeOf(`CERTIFICATION\n${certifies} working as our Clerk since 2019.\n${request}`)).toBe(
    'EMPLOYMENT_CERTIFICATE',
  );
});

it('does not classify a statement as a bill by signs that all bills share', () => {
  const account =
    'STATEMENT OF ACCOUNT\nStatement Date 03/01/2024\nDue Date 03/15/2024\nPrevious Balance 0.00\nTotal Amount Due 4,650.00\n';
  const typeOf = (text: string) => classify([typePage(text)]).fileType;
  expect(typeOf(`${account}Penalty 12.00\nPrincipal 4,638.00`)).toBe('OTHERS');
  expect(typeOf(`${account}Association Dues 3,200.00\nWater 450.00\nParking 1,000.00`)).toBe('OTHERS');
  expect(typeOf(`${account}Water charge, 21 cu.m. 450.00`)).toBe('WATER_BILL');
});

it('classifies a paper by its title, whatever else it mentions', () => {
  const typeOf = (text: string) => classify([typePage(text)]).fileType;
  expect(typeOf('QUITCLAIM AND RELEASE\nGross Pay 30,000.00\nTotal Deductions 5,000.00\nNet Pay 25,000.00')).toBe(
    'OTHERS',
  );
  expect(typeOf('NATIONAL POLICE CLEARANCE\nPurpose: Employment\nNo Record on File\nRight Thumbmark')).not.toBe(
    'CLEARANCE_NBI',
  );
});

it('knows a company card that has few words', () => {
  const card =
    'PACIFIC LOGISTICS CORP.\n\nKRISTINE FERNANDEZ\n\n\nID NO. 2019-0456\n\nIn case of emergency, please notify:';
  expect(classify([typePage(card)]).fileType).toBe('COMPANY_ID');
});

it('rejects the receipt of a supplier as a bill', () => {
  const receipt = `ILAYA ELECTRIC COOPERATIVE, INC.
OFFICIAL RECEIPT
OR No. 771209     Date 08/26/2025
Received from: MAGBANUA, TEODORO
Payment for: Electric bill July 2025
Amount 1,188.40`;
  expect(classify([typePage(receipt)]).fileType).toBe('OTHERS');
  const bill =
    'ILAYA ELECTRIC COOPERATIVE, INC.\nELECTRIC BILL\nkWh used 97\nTotal Amount Due 900.00\nPayment Received 800.00';
  expect(classify([typePage(bill)]).fileType).toBe('ELECTRICITY_BILL');
});

it.each([
  'RESIBO NG BAYAD\nTubig San Isidro Water District\nTinanggap mula kay: Ramon Cruz\nHalaga: P 215.00\nPara sa: Water bill, Mayo',
  'BULACAN ELECTRIC COMPANY\nNOTICE OF METER REPLACEMENT\nAccount No. 88-1021\nLast reading 44,120\nNew meter no. 90021',
  'METRO TELECOM\nPAYMENT CONFIRMATION\nYour payment of P1,299.00 for account 7712 has been posted on Oct 3, 2026.\nPlan: Fiber 1299',
  'BUENA MANO CENTER\nSales Invoice No. 55810\nSold to: Analyn Torres\n1 unit  Water pump      4,500.00\nTotal amount due    4,500.00',
  'ALON FIBER   SERVICE APPLICATION FORM AND SUBSCRIPTION AGREEMENT\n' +
    'Plan: Fiber 1599, 100 Mbps\n' +
    'Monthly service fee  1,599.00\n' +
    'The Subscriber agrees to pay the monthly service fee on or before the due date stated in the billing statement.\n' +
    'The Subscriber consents to the processing of personal data.\n' +
    'Sales agent: Jose Cruz',
])('rejects other papers of a supplier: %s', (text) => {
  expect(classify([typePage(text)]).fileType).toBe('OTHERS');
});

it('classifies a bill that warns, or says that it is no receipt', () => {
  const page = `
SAN MIGUEL WATER DISTRICT
WATER BILL AND DISCONNECTION NOTICE
NOT AN OFFICIAL RECEIPT
Period: Jan 5 - Feb 4, 2026   Due Date: Feb 20, 2026
Current bill      420.00
Arrears           350.00
Total amount due  770.00
`;
  expect(classify([typePage(page)]).fileType).toBe('WATER_BILL');
});

it('rejects a payroll of several persons, but accepts one of a single row', () => {
  const head = 'GARCIA BAKERY\nPAYROLL for Nov 1-15, 2025, Gross Pay, Net Pay, Total Deductions\n';
  const columns = 'No  Name           Basic Pay    Gross Pay     SSS     PhilHealth    Pag-IBIG   Net Pay\n';
  const row = (no: number, name: string) =>
    `${no}   ${name.padEnd(13)}  8,000.00     8,000.00    400.00    200.00       100.00     7,300.00\n`;
  const typeOf = (...names: string[]) =>
    classify([typePage(head + columns + names.map((name, at) => row(at + 1, name)).join(''))]).fileType;
  expect(typeOf('Abad, Jose', 'Bello, Ana', 'Cruz, Leo')).toBe('OTHERS');
  expect(typeOf('Jose P. Abad', 'Ana Bello', 'Leo R. Cruz')).toBe('OTHERS');
  expect(typeOf('Abad, Jose')).toBe('PAYSLIP');
});

it('does not take the school ID in a letterhead for a company card', () => {
  const page = typePage(`
Holy Rosary Academy of Pinamungajan
Rizal Street, Poblacion, Pinamungajan, Cebu
Government Recognition No. 014       School ID 404883
CERTIFICATION
This is to certify that Mr. Jericho V. Cabañero is a probationary Teacher of this institution,
teaching General Mathematics from July 29, 2024 up to the present.
He receives a gross annual compensation of 286,000.00.
Issued this 3rd day of February 2026 upon the request of the interested party.
`);
  expect(classify([page]).fileType).toBe('EMPLOYMENT_CERTIFICATE');
});

it('knows a certificate whose title was lost by its sentences', () => {
  const page = typePage(`
Pixelbay Creatives, Inc.
10 November 2025
Certificate of
To whom it may concern,
This certifies that Kevin Lloyd T. Magbanua worked with Pixelbay Creatives, Inc. as
Motion Graphics Artist from 3 June 2019 until 31 October 2025.
His separation was due to voluntary resignation.
This certificate is issued upon his request for whatever legal purpose it may serve.
`);
  expect(classify([page]).fileType).toBe('EMPLOYMENT_CERTIFICATE');
});

it('knows a cable bill that asks customers to request a receipt', () => {
  const bill = `
Bulusan Cablevision Network, Inc.          Bill No.
Rizal St. cor. Vera St., Gubat, Sorsogon 4710     048213
MONTHLY BILL
Subscriber: EDUARDO F. GALLARZA     Account No.: GB-03-1177
Monthly cable fee     June 2025     400.00
TOTAL AMOUNT DUE     P 1,350.00
Please ask our collector for an official receipt. Salamat po!
`;
  expect(classify([typePage(bill)]).fileType).toBe('TELCO_BILL');
});
