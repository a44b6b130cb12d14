import { expect, it } from 'vitest';
import { readTyped } from '../../../../testing/documents/read-typed.ts';

const read = (text: string) => readTyped('EMPLOYMENT_CERTIFICATE', text);

it('reads the person, the position and the dates from sentences without a pattern', () => {
  const text =
    'TALISAY BUILDERS, INC.\n' +
    'Km. 14 Diversion Road, Davao City\n' +
    '\n' +
    'EMPLOYMENT CERTIFICATION\n' +
    '\n' +
    'The records of this company show that Jose Ramon P. Cruz was hired as Mason on 12 May 2014,\n' +
    'was promoted to Construction Foreman on 1 February 2018, and was separated from the service\n' +
    'on 30 June 2022 owing to the completion of the project to which he was last assigned.\n' +
    '\n' +
    'He was paid at the time of his separation a daily rate of P780.00.\n' +
    '\n' +
    'This certification is issued this 15th day of July 2022 at the instance of Mr. Cruz for a bank loan.\n' +
    '\n' +
    'Engr. Maria L. Santos\n' +
    'President and General Manager\n';
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
  const text =
    'REYES TRUCKING SERVICES\n' +
    'Purok 5, Brgy. San Roque, Lipa City\n' +
    '\n' +
    'May 20, 2025\n' +
    '\n' +
    'Dear Sir / Madam:\n' +
    '\n' +
    'We hereby confirm the employment of CARLO REYES SANTOS in our trucking business as a truck driver.\n' +
    'His first day with us was March 3, 2024. He is paid P6,200.00 a week.\n' +
    '\n' +
    'He requested this certificate for his motorcycle loan.\n' +
    '\n' +
    'Respectfully,\n' +
    '\n' +
    'Lorna C. Reyes\n' +
    'Owner\n';
  expect(read(text)).toMatchObject({
    fullName: 'CARLO REYES SANTOS',
    position: 'truck driver',
    startDate: '2024-03-03',
    salaryAmount: 6200,
    issueDate: '2025-05-20',
    signatoryName: 'Lorna C. Reyes',
  });
});
