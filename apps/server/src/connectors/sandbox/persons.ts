import type { Provider } from '@smile/contract/providers';
import type { IdentityPayload } from '@smile/contract/user-data';

export interface Job {
  work: string;
  description: string;
  jobTitle: string;
  department: string;
  employer: string;
  employeeNumber: string;
  employerNumber: string;
  startDate: string;
  endDate: string | null;
}

/** A published test person. */
export interface Person {
  id: string;
  userName: string;
  email: string;
  /** Country code and national number. */
  phone: [string, string];
  password: string;
  socialSecurityNumber: string | null;
  /** As printed in documents. */
  nationality: string;
  identity: Omit<IdentityPayload, 'id' | 'referenceId' | 'latestEmployerName'>;
  /** Monthly basic pay in 2024, PHP. */
  monthlySalary: number;
  currentJob: Job;
  previousJob: Job;
}

/** Person, provider and day of generated data, and the file links. */
export interface Source {
  person: Person;
  provider: Provider;
  today: string;
  linkTo: (fileName: string) => string;
}

const unknownAddress = { fullAddress: null, line1: null, line2: null, city: null, region: null, zip: null };

const george: Person = {
  id: 'george',
  userName: 'George',
  email: 'gpalomero1234@smileapi.io',
  phone: ['63', '9559991234'],
  password: '123456',
  socialSecurityNumber: '3300000008',
  nationality: 'Filipino',
  identity: {
    fullName: 'George Cimafranca Palomero, Jr',
    firstName: 'George',
    middleName: 'Cimafranca',
    lastName: 'Palomero',
    suffix: 'Jr',
    gender: 'Male',
    dob: '1970-08-24',
    maritalStatus: 'Married',
    countryResidence: 'PH',
    citizenship: 'Citizen',
    photoUrl: null,
    profileUrl: null,
    emails: [{ address: 'gpalomero1234@smileapi.io', type: 'Primary' }],
    phones: [{ number: '+639559991234', type: 'Mobile' }],
    socialProfiles: [{ socialUrl: 'https://www.facebook.com/gpalomero', type: 'Facebook' }],
    addresses: [
      {
        fullAddress: '12 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1600, PH',
        line1: '12 Maybunga St',
        line2: 'Barangay Paraiso',
        city: 'Pasig City',
        region: 'NCR',
        zip: '1600',
        country: 'PH',
        latitude: '14.573454',
        longitude: '121.085042',
        type: 'Primary',
        tags: ['Primary', 'Home'],
      },
    ],
  },
  monthlySalary: 18500,
  currentJob: {
    work: 'Security',
    description: 'Guards the premises, checks visitors and keeps the log of incidents.',
    jobTitle: 'Security Guard',
    department: 'Security Services',
    employer: 'ABC Corporation',
    employeeNumber: 'EMP-123456',
    employerNumber: 'ER-654321',
    startDate: '2019-06-03',
    endDate: null,
  },
  previousJob: {
    work: 'Warehouse operations',
    description: 'Received, stored and released goods.',
    jobTitle: 'Warehouse Assistant',
    department: 'Logistics',
    employer: 'CDE Corporation',
    employeeNumber: 'EMP-004417',
    employerNumber: 'ER-700218',
    startDate: '2014-02-03',
    endDate: '2019-05-17',
  },
};

const ryan: Person = {
  id: 'ryan',
  userName: 'Ryan',
  email: 'ryan1234@smileapi.io',
  phone: ['62', '8119994321'],
  password: '654321',
  socialSecurityNumber: null,
  nationality: 'Indonesian',
  identity: {
    fullName: 'Ryan Lestari',
    firstName: 'Ryan',
    middleName: null,
    lastName: 'Lestari',
    suffix: null,
    gender: 'Male',
    dob: '1995-06-24',
    maritalStatus: 'Single',
    countryResidence: 'PH',
    citizenship: 'Resident Alien',
    photoUrl: null,
    profileUrl: null,
    emails: [{ address: 'ryan1234@smileapi.io', type: 'Primary' }],
    phones: [
      { number: '+628119994321', type: 'Mobile' },
      { number: '+63289053000', type: 'Fixed' },
    ],
    socialProfiles: [],
    addresses: [
      {
        fullAddress: '24 Eagle St, Binondo, Manila, NCR, 1008, PH',
        line1: '24 Eagle St',
        line2: 'Binondo',
        city: 'Manila',
        region: 'NCR',
        zip: '1008',
        country: 'PH',
        latitude: '14.600454',
        longitude: '120.969042',
        type: 'Primary',
        tags: ['Primary', 'Home'],
      },
    ],
  },
  monthlySalary: 28000,
  currentJob: {
    work: 'Delivery operations',
    description: 'Plans routes and supervises the riders of the Manila hub.',
    jobTitle: 'Hub Supervisor',
    department: 'Operations',
    employer: 'CDE Corporation',
    employeeNumber: 'EMP-010286',
    employerNumber: 'ER-700218',
    startDate: '2020-08-17',
    endDate: null,
  },
  previousJob: {
    work: 'Retail sales',
    description: 'Served customers and kept the shelves.',
    jobTitle: 'Sales Associate',
    department: 'Sales',
    employer: 'Suki Mart Retail Corporation',
    employeeNumber: 'EMP-088120',
    employerNumber: 'ER-512904',
    startDate: '2016-07-04',
    endDate: '2020-07-31',
  },
};

const christina: Person = {
  id: 'christina',
  userName: 'Christina',
  email: 'christina4321@smileapi.io',
  phone: ['65', '99996789'],
  password: 'YGUS1',
  socialSecurityNumber: null,
  nationality: 'Filipino',
  identity: {
    fullName: 'Christina dela Cruz Tan',
    firstName: 'Christina',
    middleName: 'dela Cruz',
    lastName: 'Tan',
    suffix: null,
    gender: 'Female',
    dob: '1997-02-12',
    maritalStatus: 'Single',
    countryResidence: null,
    citizenship: 'Citizen',
    photoUrl: null,
    profileUrl: null,
    emails: [{ address: 'christina4321@smileapi.io', type: 'Primary' }],
    phones: [
      { number: '+6599996789', type: 'Mobile' },
      { number: '+639559996789', type: 'Mobile' },
    ],
    socialProfiles: [],
    addresses: [{ ...unknownAddress, country: 'PH', latitude: null, longitude: null, type: 'Primary', tags: [] }],
  },
  monthlySalary: 42000,
  currentJob: {
    work: 'Accounting',
    description: 'Closes the books of each month and prepares tax returns.',
    jobTitle: 'Accountant',
    department: 'Finance',
    employer: 'Halina Foods Manufacturing Inc.',
    employeeNumber: 'EMP-002195',
    employerNumber: 'ER-338471',
    startDate: '2021-02-01',
    endDate: null,
  },
  previousJob: {
    work: 'Bookkeeping',
    description: 'Recorded payables and receivables.',
    jobTitle: 'Junior Bookkeeper',
    department: 'Accounting',
    employer: 'Ipunan Rural Bank Inc.',
    employeeNumber: 'EMP-000731',
    employerNumber: 'ER-290655',
    startDate: '2018-06-18',
    endDate: '2021-01-15',
  },
};

const anisha: Person = {
  id: 'anisha',
  userName: 'Anisha',
  email: 'anisha98765@smileapi.io',
  phone: ['91', '9511198765'],
  password: '123456',
  socialSecurityNumber: null,
  nationality: 'Indian',
  identity: {
    fullName: 'Anisha Bhatia',
    firstName: 'Anisha',
    middleName: null,
    lastName: 'Bhatia',
    suffix: null,
    gender: 'Female',
    dob: '1991-11-05',
    maritalStatus: null,
    countryResidence: 'PH',
    citizenship: 'Non-resident Alien',
    photoUrl: null,
    profileUrl: null,
    emails: [{ address: 'anisha98765@smileapi.io', type: 'Primary' }],
    phones: [{ number: '+919511198765', type: 'Mobile' }],
    socialProfiles: [],
    addresses: [
      {
        ...unknownAddress,
        fullAddress: 'Makati City, NCR, PH',
        city: 'Makati City',
        region: 'NCR',
        country: 'PH',
        latitude: null,
        longitude: null,
        type: 'Primary',
        tags: ['Primary'],
      },
    ],
  },
  monthlySalary: 65000,
  currentJob: {
    work: 'Software testing',
    description: 'Plans and automates the tests of each release.',
    jobTitle: 'Quality Engineer',
    department: 'Engineering',
    employer: 'Habagat Software Inc.',
    employeeNumber: 'EMP-000964',
    employerNumber: 'ER-475102',
    startDate: '2018-10-01',
    endDate: null,
  },
  previousJob: {
    work: 'Customer support',
    description: 'Answered calls and mails of technical customers.',
    jobTitle: 'Support Specialist',
    department: 'Technical Support',
    employer: 'Tulay Contact Centers Inc.',
    employeeNumber: 'EMP-056308',
    employerNumber: 'ER-621840',
    startDate: '2013-05-06',
    endDate: '2018-09-14',
  },
};

/** Sources without a login return the first person. */
export const persons: readonly [Person, ...Person[]] = [george, ryan, christina, anisha];
