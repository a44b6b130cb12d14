import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

const head = 'NARRA SHIPPING CORP.\nCERTIFICATE OF EMPLOYMENT\n\n';

it('reads a position between the name and its verb, before the name, and behind a word of praise', () => {
  const between = `${head}This is to certify that MARIA L. SANTOS, RN, Nurse II (Item No. NURS2-114), is a permanent\nemployee of this hospital, Nursing Service Division, from May 4, 2015 to date.\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', between)).toMatchObject({
    position: 'Nurse II',
    department: 'Nursing Service Division',
  });
  const before = `${head}This is to certify that our former technician, Jose R. Cruz, worked with us from May 4, 2015\nuntil June 30, 2020.\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', before)).toMatchObject({
    position: 'technician',
    fullName: 'Jose R. Cruz',
  });
  const praised = `${head}This is to certify that SG JOSE R. CRUZ is a bonafide Security Guard of this Agency from\n25 November 2020 to present.\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', praised)).toMatchObject({ position: 'Security Guard' });
});

it('ends a purpose before its exclusions, and continues it behind a title', () => {
  const text = `${head}This certification is issued upon the request of Prof. Cruz in connection with his application\nfor a housing loan and is not valid for any other purpose.\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', text)).toMatchObject({ purpose: 'application for a housing loan' });
});

it('reads ordinals with separate endings, kinds of employees, and work by its assignment', () => {
  const text =
    `${head}This certifies that the person below was engaged as a PROJECT EMPLOYEE:\n` +
    '\n' +
    'Name: Jose R. Cruz\n' +
    'Work Assignment: Steelman\n' +
    '\n' +
    'Given this 18 th day of June 2024 at Panglao, Bohol.\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', text)).toMatchObject({
    employmentStatus: 'PROJECT EMPLOYEE',
    position: 'Steelman',
    issueDate: '2024-06-18',
  });
});

it('reads clearances with the family name first, a number in groups and the result alone', () => {
  const text =
    'NATIONAL BUREAU OF INVESTIGATION\n\nNAME (Family, First, Middle)\nSANTOS, JOSE JR. CRUZ\n\nNBI ID NO.\nA 902 WXEB 14 – CE 3381057\n\nNO RECORD ON FILE\n';
  expect(readTyped('CLEARANCE_NBI', text)).toMatchObject({
    firstName: 'JOSE',
    middleName: 'CRUZ',
    lastName: 'SANTOS',
    nbiIdNumber: 'A 902 WXEB 14 – CE 3381057',
    remark: 'NO RECORD ON FILE',
  });
});

it('reads a year with a printed century, and a position from a sentence', () => {
  const form =
    `${head}This is to certify that MARIA L. SANTOS was with us from May 4, 2015 to June 30, 2020. The last\n` +
    'position she held was Branch Manager.\n' +
    'Issued this 19TH day of MAY 20 25 for the purpose of REFERENCE.\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', form)).toMatchObject({
    position: 'Branch Manager',
    issueDate: '2025-05-19',
  });
});

it('prefers the monthly salary to the yearly compensation, without the brackets of the currency', () => {
  const table =
    `${head}Name of Employee            ALYSSA B. HERMOSA\n` +
    'Position Title              Branch Service Officer\n' +
    'Basic Salary (monthly)      PHP 42,350.00\n' +
    'Gross Annual Compensation   PHP 671,250.00\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', table)).toMatchObject({ salaryAmount: 42350 });
  const alone = table.replace(/Basic Salary.*\n/, '');
  expect(readTyped('EMPLOYMENT_CERTIFICATE', alone)).toMatchObject({ salaryAmount: 671250 });
});

it('prefers the signatory for a town to the preparer, and reads a position of two lines', () => {
  const signed =
    `${head}This is to certify that ROWENA G. DACUMOS is a clerk of this office since July 1, 2022.\n` +
    '\n' +
    'Prepared by:                   Certified correct:\n' +
    'NORMA S. BAGTAS                HON. CRISANTO V. ALMAZAN\n' +
    'Administrative Aide VI         Municipal Vice Mayor\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', signed)).toMatchObject({
    signatoryName: 'CRISANTO V. ALMAZAN',
    signatoryPosition: 'Municipal Vice Mayor',
  });
  const long = `${head}This is to certify that ROWENA G. DACUMOS is a clerk of this office since July 1, 2022.\n\n\nERLINDA V. JALANDONI\nMunicipal Human Resource\nManagement Officer\n`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', long)).toMatchObject({
    signatoryPosition: 'Municipal Human Resource Management Officer',
  });
});

it('reads the start, the position and the purpose from an informal letter', () => {
  const letter =
    'Dear Sir / Madam:\n' +
    'We hereby confirm the employment of EFREN SANTOS PUNZAL in our trucking business as a\n' +
    '10-wheeler driver (probationary). He joined Quadrant Trucking Pte. Ltd. on March 3, 2025.\n' +
    'He asked me because he will apply for a motorcycle loan.\n' +
    'LORNA C. SANTIAGO\n' +
    'Co-owner\n';
  expect(readTyped('EMPLOYMENT_CERTIFICATE', letter)).toMatchObject({
    position: '10-wheeler driver',
    employmentStatus: 'probationary',
    startDate: '2025-03-03',
    purpose: 'apply for a motorcycle loan',
  });
});

it('does not take the verifier of a certificate as its signatory', () => {
  const page = `
CITY GOVERNMENT OF SAN ALFONSO
CERTIFICATION OF EMPLOYMENT
This certifies that the person named below is an employee of this local government unit:
  Name                                         VILORIA, GRACE ANN MALLILLIN
  Annual Salary                                P 367,488.00
Issued upon the request of the above-named employee for GSIS policy loan purposes.
Verified by:
J. B. Taguinod
Administrative Aide IV                                          EDWIN P. BALISI
                                                       City Human Resource Management Officer
`;
  expect(readTyped('EMPLOYMENT_CERTIFICATE', page)).toMatchObject({
    signatoryName: 'EDWIN P. BALISI',
    signatoryPosition: 'City Human Resource Management Officer',
  });
});

it('reads an employment status from a sentence', () => {
  const page = `
This is to certify that Liza R. Soriano has been with us in the Finance Department since May 2, 2017.
Her status of employment is Regular.
`;
  const { employmentStatus } = readTyped('EMPLOYMENT_CERTIFICATE', page);
  expect(employmentStatus).toMatch(/^Regular/);
});
