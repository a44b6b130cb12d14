import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { extract } from '../extract/extract.ts';

function read(text: string) {
  const { fields } = extract('EMPLOYMENT_CERTIFICATE', [typePage(text)]);
  const named = Object.entries(fields).flatMap(([name, { value }]) => (value === null ? [] : [[name, value]]));
  return Object.fromEntries(named);
}

const wordings: [string, Record<string, string | number>][] = [
  [
    `This is to inform you that Ms. Rhea D. Tumulak started working with us as Dental Aide on April 21, 2022 up to
the present, with a daily wage of ₱460.00.`,
    { position: 'Dental Aide', startDate: '2022-04-21', salaryAmount: 460 },
  ],
  [
    `This is to certify that Ms. Rhea D. Tumulak has been with us as our Store Supervisor since June 1, 2019. She earns
a daily rate of P610.00.`,
    { position: 'Store Supervisor', startDate: '2019-06-01', salaryAmount: 610 },
  ],
  [
    `This is to certify that Mr. Jose M. Viray has been employed in my bakery as a baker since March 3, 2018 and
receives ₱15,500.00 a month.`,
    { position: 'baker', startDate: '2018-03-03', salaryAmount: 15500 },
  ],
  [
    `This certifies that Mr. Jose M. Viray worked for us as utility man from May 2, 2017 to July 30, 2021.`,
    { position: 'utility man', startDate: '2017-05-02', endDate: '2021-07-30' },
  ],
  [
    `This is to certify that Mr. Jose M. Viray was hired by this company on March 3, 2020 as Delivery Rider and resigned
from his work effective August 5, 2023.`,
    { position: 'Delivery Rider', startDate: '2020-03-03', endDate: '2023-08-05' },
  ],
  [
    `This is to certify that Ms. Rhea D. Tumulak joined our clinic last January 6, 2021 as a Receptionist with a monthly
salary of ₱18,000.00, exclusive of allowances and bonuses.`,
    { position: 'Receptionist', startDate: '2021-01-06', salaryAmount: 18000 },
  ],
  [
    `This is to certify that Ms. Rhea D. Tumulak is presently connected with us as Cook, effective October 10, 2016. She
is paid ₱550.00 per day.`,
    { position: 'Cook', startDate: '2016-10-10', salaryAmount: 550 },
  ],
  [
    `This certifies that Mr. Jose M. Viray served as Warehouseman of Bayani Hardware from 01 July 2015 until 30 June 2023.
His last drawn salary was PHP 14,300.00 per month. He was cleared of a cash bond of PHP 7,000.00.`,
    { position: 'Warehouseman', startDate: '2015-07-01', endDate: '2023-06-30', salaryAmount: 14300 },
  ],
];

it.each(wordings)('reads the wording of a small employer: %s', (text, wanted) => {
  expect(read(text)).toMatchObject(wanted);
});

it.each([
  ['This letter is given for SSS loan purposes.', 'SSS loan purposes'],
  ['This certification is issued upon the request of Ms. Rhea D. Tumulak for bank requirements.', 'bank requirements'],
  ['This is issued at his/her request to support her visa application.', 'visa application'],
  ['This certificate is being issued in support of his housing loan application.', 'housing loan application'],
  ['This document was made as a requirement for her postpaid plan.', 'postpaid plan'],
  ['She needs this for her Pag-IBIG loan application.', 'Pag-IBIG loan application'],
])('reads the purpose of a letter: %s', (sentence, purpose) => {
  expect(read(`This is to certify that Ms. Rhea D. Tumulak works here.\n${sentence}`)).toMatchObject({ purpose });
});

it.each([
  'Last Christmas bonus received: ₱5,000.00.',
  'She posted a cash bond of ₱5,000.00 with her salary.',
  'She has a salary loan of ₱5,000.00 with the company.',
  'She also receives a rice benefit worth ₱5,000.00.',
  'Her separation pay amounts to ₱5,000.00.',
  'An insurance of ₱5,000.00 was paid for her.',
])('rejects other amounts as the salary: %s', (sentence) => {
  const letter = `This is to certify that Ms. Rhea D. Tumulak works with us as Cashier from May 5, 2020.`;
  expect(read(`${letter}\n${sentence}`)).not.toHaveProperty('salaryAmount');
  expect(read(`${letter}\n${sentence} Her daily wage is ₱460.00.`)).toMatchObject({ salaryAmount: 460 });
});

it("does not take the expiry date of the employer's permit for the end of employment", () => {
  const letter = `
This is to certify that Ms. Rhea D. Tumulak works with us as Cashier from May 5, 2020 up to the present.

DTI Reg. No. 1234567 valid until 08/23/2026
`;
  expect(read(letter)).not.toHaveProperty('endDate');
});

const body = `
ALING NENA BAKESHOP
This is to certify that Ms. Rhea D. Tumulak works with us as Cashier from May 5, 2020.
This letter is given for bank requirements.

Respectfully yours,
`;

it.each([
  ['Efren D. Gatdula\nProprietress', 'Proprietress'],
  ['Atty. Efren D. Gatdula\nEmployer', 'Employer'],
  ['EFREN D. GATDULA\nOwner/Proprietor', 'Owner/Proprietor'],
  ['(Sgd.) Efren D. Gatdula\nOfficer-in-Charge', 'Officer-in-Charge'],
  ['Efren D. Gatdula\nSchool Registrar', 'School Registrar'],
  ['Efren D. Gatdula - Store Manager', 'Store Manager'],
  // An unlisted position; it stands below the name that follows the closing words.
  ['Efren D. Gatdula\nHead Baker', 'Head Baker'],
  ['Efren D. Gatdula\nBarangay Captain', 'Barangay Captain'],
])('reads the position of the signatory: %s', (signature, signatoryPosition) => {
  const { signatoryName, ...fields } = read(`${body}\n${signature}`);
  expect(String(signatoryName).toLowerCase()).toBe('efren d. gatdula');
  expect(fields).toMatchObject({ signatoryPosition });
});

it('finds no employer when the letter has no letterhead', () => {
  const letter = `
Please be informed that Ms. Rhea D. Tumulak is employed with our store as Cashier since May 5, 2020.
Thank you.
Sincerely,
Lourdes A. Chua
Store Owner
`;
  const fields = read(letter);
  expect(fields).toMatchObject({ signatoryName: 'Lourdes A. Chua', signatoryPosition: 'Store Owner' });
  expect(fields).not.toHaveProperty('employerName');
});

it('lowers the confidence of an end date before the start date', () => {
  const letter = (end: string) =>
    typePage(`This is to certify that Ms. Rhea D. Tumulak worked as Cashier from May 5, 2020 until ${end}.`);
  const confidence = (end: string) => extract('EMPLOYMENT_CERTIFICATE', [letter(end)]).fields.endDate?.confidence;
  expect(confidence('May 5, 2021')).toBeGreaterThan(90);
  expect(confidence('May 5, 2012')).toBeLessThan(70);
});
