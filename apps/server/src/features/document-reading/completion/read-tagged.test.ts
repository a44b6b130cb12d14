import { expect, it } from 'vitest';
import { readTyped } from '../../../../testing/documents/read-typed.ts';

const read = (text: string) => readTyped('EMPLOYMENT_CERTIFICATE', text);

it('reads the person, the position and the dates from sentences without a pattern', () => {
  const text = `TALISAY BUILDERS, INC.\nKm. 14 Diversion Road, Davao City\n\nEMPLOYMENT CERTIFICATION\n\nThe records of this company show that Jose Ramon P. Cruz was hired as Mason on 12 May 2014,\nwas promoted to Construction Foreman on 1 February 2018, and was separated from the service\non 30 June 2022 owing to the completion of the project to which he was last assigned.\n\nHe was paid at the time of his separation a daily rate of P780.00.\n\nThis certification is issued this 15th day of July 2022 at the instance of Mr. Cruz for a bank loan.\n\nEngr. Maria L. Santos\nPresident and General Manager\n`;
  expect(read(text)).toMatchObject({
    fullName: 'Jose Ramon P. Cruz',
    position: 'Construction Foreman',
    startDate: '2014-05-12',
    endDate: '2022-06-30',
    salaryAmount: 780,
    issueDate: '2022-07-15',
    signatoryName: 'Maria L. Santos',
  });
});

it('reads letters of small employers', () => {
  const text = `REYES TRUCKING SERVICES\nPurok 5, Brgy. San Roque, Lipa City\n\nMay 20, 2025\n\nDear Sir / Madam:\n\nWe hereby confirm the employment of CARLO REYES SANTOS in our trucking business as a truck driver.\nHis first day with us was March 3, 2024. He is paid P6,200.00 a week.\n\nHe requested this certificate for his motorcycle loan.\n\nRespectfully,\n\nLorna C. Reyes\nOwner\n`;
  expect(read(text)).toMatchObject({
    fullName: 'CARLO REYES SANTOS',
    position: 'truck driver',
    startDate: '2024-03-03',
    salaryAmount: 6200,
    issueDate: '2025-05-20',
    signatoryName: 'Lorna C. Reyes',
  });
});
