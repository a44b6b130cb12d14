import type { EmulatorValues } from '@smile/contract/emulator';

export interface SandboxPerson {
  userName: string;
  fullName: string;
  email: string;
  mobile: string;
  password: string;
  verificationCode: string;
  /** Null if the person has none. */
  socialSecurityNumber: string | null;
}

/** The published test persons: only their credentials work in Sandbox. */
export const sandboxPeople: readonly SandboxPerson[] = [
  {
    userName: 'George',
    fullName: 'George Palomero Jr.',
    email: 'gpalomero1234@smileapi.io',
    mobile: '(+63) 9559991234',
    password: '123456',
    verificationCode: '1234',
    socialSecurityNumber: '3300000008',
  },
  {
    userName: 'Ryan',
    fullName: 'Ryan Lestari',
    email: 'ryan1234@smileapi.io',
    mobile: '(+62) 8119994321',
    password: '654321',
    verificationCode: '1234',
    socialSecurityNumber: null,
  },
  {
    userName: 'Christina',
    fullName: 'Christina Tan',
    email: 'christina4321@smileapi.io',
    mobile: '(+65) 99996789',
    password: 'YGUS1',
    verificationCode: '1234',
    socialSecurityNumber: null,
  },
  {
    userName: 'Anisha',
    fullName: 'Anisha Bhatia',
    email: 'anisha98765@smileapi.io',
    mobile: '(+91) 9511198765',
    password: '123456',
    verificationCode: '1234',
    socialSecurityNumber: null,
  },
];

interface PersonValue {
  label: string;
  value: string | null;
  /** Name of the widget's field; null if no login asks for the value. */
  field: string | null;
  usedBy: string | null;
}

/** A person's values with the providers that ask for each. */
export function listValues(person: SandboxPerson): PersonValue[] {
  return [
    { label: 'User name', value: person.userName, field: 'username', usedBy: 'Most providers' },
    { label: 'Password', value: person.password, field: 'password', usedBy: 'Every login' },
    { label: 'Verification code', value: person.verificationCode, field: 'code', usedBy: 'After the login' },
    { label: 'SS number', value: person.socialSecurityNumber, field: 'ssNumber', usedBy: 'SSS' },
    { label: 'Email', value: person.email, field: 'email', usedBy: 'Gig platforms' },
    { label: 'Mobile number', value: person.mobile, field: 'mobileNumber', usedBy: 'Gig platforms' },
    { label: 'Full name', value: person.fullName, field: null, usedBy: null },
  ];
}

/** Values by widget field. The user name works at every provider and replaces missing values. */
export function toEmulatorValues(person: SandboxPerson): EmulatorValues {
  const fields = listValues(person).filter(({ field }) => field !== null);
  return Object.fromEntries(fields.map(({ field, value }) => [field, value ?? person.userName]));
}
