export interface SandboxPerson {
  userName: string;
  fullName: string;
  email: string;
  mobile: string;
  password: string;
  verificationCode: string;
  /** Null for who has none. */
  socialSecurityNumber: string | null;
}

/** The published test persons: with these credentials, and no others, one can connect in Sandbox. */
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
