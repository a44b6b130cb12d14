import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { persons } from '../../connectors/sandbox/persons.ts';
import { findSubject } from './subjects.ts';

const guide = readFileSync(new URL('../../../../../docs/connectors.md', import.meta.url), 'utf8');

describe.each(persons.map((person) => [person.userName, person] as const))('%s', (userName, { email }) => {
  const subject = findSubject({ ids: [], emailAddress: email, phone: null });

  it('is found by the email address and by each number', () => {
    expect(subject?.ids).toHaveLength(5);
    for (const { idType, idSubType, idNumber } of subject!.ids)
      expect(
        findSubject({ ids: [{ idType, idSubType, idNumber: idNumber! }], emailAddress: null, phone: null }),
      ).toEqual(subject);
  });

  it('has the numbers that the guide publishes', () => {
    const row = [userName, ...subject!.ids.map(({ idNumber }) => idNumber)].join(' | ');
    expect(guide).toContain(`| ${row} |`);
  });
});

it('finds no person for an unknown number, and prefers numbers to addresses', () => {
  const [george, ryan] = persons;
  expect(
    findSubject({ ids: [{ idType: 'sss_ph', idSubType: null, idNumber: '1' }], emailAddress: null, phone: null }),
  ).toBeNull();
  const ids = [{ idType: 'sss_ph', idSubType: null, idNumber: george.socialSecurityNumber! }];
  expect(findSubject({ ids, emailAddress: ryan!.email, phone: null })?.firstName).toBe('George');
});
