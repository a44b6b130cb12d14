import type { FetchedData } from '../connector.ts';
import { listJobs } from './employments.ts';
import type { Person, Source } from './persons.ts';
import { createRandom } from './random.ts';

export function buildIdentities(source: Source): FetchedData['identities'] {
  const { person, provider } = source;
  const current = provider.type === 'GIG' ? undefined : listJobs(source)[0];
  return [
    {
      ...person.identity,
      photoUrl: source.linkTo('photo.png'),
      referenceId: memberNumberOf(person, provider.id),
      latestEmployerName: current?.employer ?? null,
    },
  ];
}

/** The person's member number at a source. */
export function memberNumberOf(person: Person, providerId: string): string {
  if (providerId === 'sss_ph' && person.socialSecurityNumber) return person.socialSecurityNumber;
  return createRandom(person.id, providerId, 'member').pattern('##########');
}
