/** The demo's end users and their connections; logins and special passwords are the sandbox's published ones. */
interface DemoPerson {
  username: string;
  password: string;
}

export interface DemoConnection extends DemoPerson {
  providerId: string;
}

const george = { username: 'George', password: '123456' };
const ryan = { username: 'Ryan', password: '654321' };
const christina = { username: 'Christina', password: 'YGUS1' };
const anisha = { username: 'Anisha', password: '123456' };
export const demoPeople = [george, ryan, christina, anisha];

const providerSets = [
  ['sss_ph', 'grab'],
  ['philhealth_ph'],
  ['grab', 'upwork'],
  ['pagibig_ph', 'sss_ph'],
  ['upwork'],
  ['gsis_ph'],
  ['freelancer', 'grab', 'sss_ph'],
];

const failures = ['error:ACCOUNT_LOCKED', 'wrong-password', 'error:SERVICE_UNAVAILABLE'];

export const demoUserCount = 25;
export const sandboxMfaCode = '1234';

/** Connections of the demo user with this number (from 0): the last three fail, the others succeed. */
export function connectionsOf(index: number): DemoConnection[] {
  const person = demoPeople[index % demoPeople.length]!;
  const failure = failures[index - (demoUserCount - failures.length)];
  const providers = providerSets[index % providerSets.length]!;
  if (failure) return [{ ...person, password: failure, providerId: providers[0]! }];
  return providers.map((providerId) => ({ ...person, providerId }));
}
