import { documentKinds } from '../../connectors/sandbox/document-kinds.ts';
import { describeDocument } from '../../connectors/sandbox/documents.ts';
import { memberNumberOf } from '../../connectors/sandbox/identities.ts';
import { type Person, persons } from '../../connectors/sandbox/persons.ts';
import type { LookupQuestions, Subject } from '../lookup-source.ts';

/** Profession that a test person holds a licence for, by person. */
const professions: Record<string, string> = { christina: 'CERTIFIED PUBLIC ACCOUNTANT' };
const carriers: Record<string, string> = { '63': 'Globe Telecom', '62': 'Telkomsel', '65': 'Singtel', '91': 'Airtel' };

const mailbox = { provider: 'Google', isDeliverable: true, isDisposable: false, isFreeProvider: false };

/** Test person with one of these identifiers, else with the email address. */
export function findSubject({ ids, emailAddress }: LookupQuestions['verifications']): Subject | null {
  const isSame = (one: string, other: string) => plain(one) === plain(other);
  const hasId = (person: Person) =>
    listIds(person).some((id) =>
      ids.some((asked) => asked.idType === id.idType && id.idNumber !== null && isSame(asked.idNumber, id.idNumber)),
    );
  const hasAddress = (person: Person) => person.email === emailAddress;
  const person = persons.find(hasId) ?? persons.find(hasAddress);
  return person ? toSubject(person) : null;
}

function toSubject(person: Person): Subject {
  const { identity } = person;
  return {
    firstName: identity.firstName ?? person.userName,
    middleName: identity.middleName,
    lastName: identity.lastName ?? '',
    suffix: identity.suffix,
    dob: identity.dob,
    gender: identity.gender,
    addresses: identity.addresses.flatMap(({ fullAddress }) => fullAddress ?? []),
    emails: identity.emails.flatMap(({ address }) => (address ? [{ address, ...mailbox }] : [])),
    phones: identity.phones.flatMap(({ number }) =>
      number ? [{ number, provider: carriers[number.slice(1, 3)] ?? null, isActive: true, isDisposable: false }] : [],
    ),
    ids: listIds(person),
  };
}

/** The same numbers as in the person's Sandbox accounts. */
function listIds(person: Person): Subject['ids'] {
  const documentNumber = (providerId: string) =>
    describeDocument({ person, today: '2025-01-01' }, documentKinds[providerId]!).docId;
  return [
    { idType: 'sss_ph', idSubType: null, idNumber: memberNumberOf(person, 'sss_ph') },
    { idType: 'tin_ph', idSubType: null, idNumber: documentNumber('tin_ph') },
    { idType: 'pagibig_ph', idSubType: null, idNumber: memberNumberOf(person, 'pagibig_ph') },
    { idType: 'prclicense_ph', idSubType: professions[person.id] ?? null, idNumber: documentNumber('prclicense_ph') },
    { idType: 'nbi_ph', idSubType: null, idNumber: documentNumber('nbi_ph') },
  ];
}

function plain(number: string): string {
  return number.replace(/[^a-z0-9]/gi, '').toUpperCase();
}
