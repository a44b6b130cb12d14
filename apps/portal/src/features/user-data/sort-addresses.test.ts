import type { IdentityPayload } from '@smile/contract/user-data';
import { expect, it } from 'vitest';
import { sortAddresses } from './sort-addresses.ts';

type Address = IdentityPayload['addresses'][number];

function addressOf(type: Address['type'], city: string): Address {
  const nothing = { fullAddress: null, line1: null, line2: null, region: null, zip: null, country: null };
  return { ...nothing, latitude: null, longitude: null, tags: [], city, type };
}

it('puts the primary address first, the others by type, those without a type last', () => {
  const sorted = sortAddresses([
    addressOf(null, 'Cebu'),
    addressOf('Secondary', 'Davao'),
    addressOf('Primary', 'Manila'),
  ]);
  expect(sorted.map(({ city }) => city)).toEqual(['Manila', 'Davao', 'Cebu']);
});
