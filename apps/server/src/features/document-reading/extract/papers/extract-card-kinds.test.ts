import { expect, it } from 'vitest';
import { readTyped } from '../../../../../testing/documents/read-typed.ts';

it('takes an unlabelled number below the name or the photo as the card number', () => {
  const card = (number: string) => `
PHOENIX BUS LINES
RAMON T. DELFIN
CONDUCTOR
${number}
`;
  expect(readTyped('COMPANY_ID', card('PBL-4471'))).toEqual({ name: 'RAMON T. DELFIN', idCard1: 'PBL-4471' });
  expect(readTyped('COMPANY_ID', card('2018-00751'))).toMatchObject({ idCard1: '2018-00751' });
  expect(readTyped('COMPANY_ID', card('2024'))).not.toHaveProperty('idCard1');
  expect(readTyped('COMPANY_ID', card('0917-555-0111'))).not.toHaveProperty('idCard1');
  expect(readTyped('COMPANY_ID', card('Security License No. \nR07-2014067719'))).not.toHaveProperty('idCard1');
});

it('joins a surname in large letters with the given names, and ignores the emergency contact and the signatory', () => {
  const page = `
    AYALA FOODS MANUFACTURING CORP
           GONZALES
       Patricia Anne M.
      Quality Assurance
      Employee # 20190334

SSS 34-2219087-1    TIN 312-889-014-000
PhilHealth 02-025561203-4    Pag-IBIG 1211-3302-8871
In case of emergency pls. contact
Roberto Gonzales 0917-555-0111
Brgy. Sto. Nino, Marikina City
This card must be worn inside the company premises at all times.
      ENGR. CESAR LEE
       Plant Manager
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({
    name: 'GONZALES Patricia Anne M.',
    idCard1: '20190334',
    idCard2: '34-2219087-1',
    philHealthNumber: '02-025561203-4',
    pagIbigNumber: '1211-3302-8871',
  });
});

it("finds no name on the back of a card that only its signatory's name is on", () => {
  const page = `
Emp. Code 90117723
Birthdate 02/18/2004
CONTACT IN EMERGENCY
Melinda P. Catubig (Mother)
This ID must be surrendered upon end of contract.

Aileen R. Dumadag
Store Manager
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({ idCard1: '90117723', dateOfBirth: '2004-02-18' });
});

it('reads the front of a card whose back is beside it', () => {
  const page = `
SEAWIND SHIPYARD               In case of emergency notify
JOSE RIZALDY CRUZ              Name: Gloria Cruz
Welder                         Address: 12 Rosal St., Subic
S-3391                         Tel: 0918 555 0122
                               If found return to HR Dept., Subic
                               ATTY. BENITO LIM
                               President
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({ name: 'JOSE RIZALDY CRUZ', idCard1: 'S-3391' });
});

it('reads values above their labels, and a rank before the name', () => {
  const page = `
GRAND HORIZON HOTEL
SG SALAZAR, MELODY B.
Name
Front Office Associate
Position
GH-1182
Employee No.

December 1, 1995
Date of Birth
Blk 4 Lot 2 Villa Rosa, Imus, Cavite
Home Address
34-1102938-4
SSS No.
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({
    name: 'SG SALAZAR, MELODY B.',
    idCard1: 'GH-1182',
    dateOfBirth: '1995-12-01',
    address: 'Blk 4 Lot 2 Villa Rosa, Imus, Cavite',
    idCard2: '34-1102938-4',
  });
});

it("ignores the address of the next of kin, and reads a number in another institution's grouping", () => {
  const page = `
PACIFIC TERN
VERZOSA, DANTE OLIVER L.
Crew ID          CR-55817
PhilHealth       1905-0331-7726
Pag-IBIG MID     1090 0217 6654
Next of kin      Grace Verzosa (spouse)
NOK address      Brgy. Cagbang, Oton, Iloilo
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({
    name: 'VERZOSA, DANTE OLIVER L.',
    idCard1: 'CR-55817',
    philHealthNumber: '1905-0331-7726',
    pagIbigNumber: '1090-0217-6654',
  });
});

it('reads a clearance with a two-line address, a status letter, aliases and other numbers', () => {
  const page = `
NATIONAL BUREAU OF INVESTIGATION
FAMILY NAME        FIRST NAME         MIDDLE NAME
SANTOS             MARIA CLARA        REYES
ALIAS: CLARING     HUSBAND'S SURNAME: LOPEZ
ADDRESS            77 MABINI ST., BRGY. 5,
                   LIPA CITY, BATANGAS
BIRTHDATE          FEBRUARY 3, 1988      PLACE OF BIRTH  LIPA CITY
CS M     SEX F
NBI ID NO          A123BCDE45-FG678901   OR NO 7718821
REMARKS            NO DEROGATORY RECORD
ISSUED             MAY 03, 2024          VALID UNTIL MAY 03, 2025
`;
  expect(readTyped('CLEARANCE_NBI', page)).toEqual({
    lastName: 'SANTOS',
    firstName: 'MARIA CLARA',
    middleName: 'REYES',
    address: '77 MABINI ST., BRGY. 5, LIPA CITY, BATANGAS',
    dateOfBirth: '1988-02-03',
    maritalStatus: 'Married',
    gender: 'Female',
    nbiIdNumber: 'A123BCDE45-FG678901',
    remark: 'NO DEROGATORY RECORD',
    expireDate: '2025-05-03',
  });
});

it('reads the value right behind a label in capitals', () => {
  const page = `
SEX F     CITIZENSHIP FILIPINO
NBI ID NO          A123BCDE45-FG678901   OR NO 7718821
`;
  expect(readTyped('CLEARANCE_NBI', page)).toEqual({
    gender: 'Female',
    citizenship: 'FILIPINO',
    nbiIdNumber: 'A123BCDE45-FG678901',
  });
});

it('ignores the address of the emergency contact, and reads the name below a job status', () => {
  const page = `
METRO CITY GOVERNMENT
JOB ORDER
LOPEZ, EDUARDO S.
ID No.: JO-2023-114
Add: Purok 3, Brgy. San Jose,
Tarlac City
Phil. No. 020255612034
In case of emergency, notify:
MARITES LOPEZ
Add: Brgy. Maliwalo, Tarlac City
HON. MARICAR TAN
City Mayor
`;
  expect(readTyped('COMPANY_ID', page)).toEqual({
    name: 'LOPEZ, EDUARDO S.',
    idCard1: 'JO-2023-114',
    address: 'Purok 3, Brgy. San Jose, Tarlac City',
    philHealthNumber: '020255612034',
  });
});
