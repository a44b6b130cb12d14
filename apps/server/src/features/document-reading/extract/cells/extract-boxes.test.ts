import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

const head = 'NARRA SHIPPING CORP.\nCERTIFICATE OF EMPLOYMENT\n\nName of Employee:   Santos, Maria L.\n';

it('reads the option beside a ticked box, before or behind it, in a row or in a column', () => {
  const glyphs =
    `${head}Last Basic Rate:    ₱ 568.00          ☑ Daily ☐ Monthly\n` +
    'Employment Status upon separation: ☑ Regular ☐ Probationary\n' +
    'Purpose: ☐ Loan ☑ New Employment ☐ Others: ____________\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', glyphs)).toMatchObject({
    salaryTerm: 'Daily',
    employmentStatus: 'Regular',
    purpose: 'New Employment',
  });
  const brackets = `${head}Employment Status: Regular [ ]  Probationary [/]  Casual [ ]\nPurpose: [ ] Visa ( ) Loan [X] Others (please specify): Scholarship of a child\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', brackets)).toMatchObject({
    employmentStatus: 'Probationary',
    purpose: 'Scholarship of a child',
  });
  const list = `${head}Employment Status:\n   □ Regular\n   ■ Project-based\nPurpose:    ___ Loan   _/_ Travel     ___ Others\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', list)).toMatchObject({
    employmentStatus: 'Project-based',
    purpose: 'Travel',
  });
});

it('reads no option when all boxes were lost, except one with a mark', () => {
  const lost = `${head}Employment Status:    Regular    Probationary\nPurpose:    Loan    Travel     Others: ______\n`;
  const fields = readTyped('EMPLOYMENT_CERTIFICATE', lost);
  expect(fields).not.toHaveProperty('employmentStatus');
  expect(fields).not.toHaveProperty('purpose');
  expect(readTyped('EMPLOYMENT_CERTIFICATE', `${head}Purpose:    Loan    + Travel     Others:\n`)).toMatchObject({
    purpose: 'Travel',
  });
});

it('takes the certifier or approver as signatory, not the one who prepared or noted the paper', () => {
  const below = `${head}\n    Ana L. Reyes                    Jose R. Cruz\n      HR Staff                       HR Manager\n    Prepared by                      Approved by\n`;
  const above = `${head}\nPrepared by:                   Certified by:\n\nANA L. REYES                   JOSE R. CRUZ\nHR Staff                       HR Manager\n`;
  for (const page of [below, above])
    expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
      signatoryName: expect.stringMatching(/^jose r\. cruz$/i),
      signatoryPosition: 'HR Manager',
    });
});
