import { expect, it } from 'vitest';
import { matchAddress } from './match-address.ts';

const onFile = ['12 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1600, PH'];

it.each([
  ['12 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1600, PH', true],
  ['12 MAYBUNGA STREET BRGY. PARAISO PASIG CITY 1600', true],
  ['Pasig City, Barangay Paraiso, 12 Maybunga Street', true],
  ['12 Maybunga St., Paraíso, Pasig', true],
  ['No. 12 Maybungga St, Pasig', true],
  ['14 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1600, PH', false],
  ['12 Maybunga St, Barangay Paraiso, Pasig City, NCR, 1605, PH', false],
  ['12 Ortigas Avenue, Pasig City', false],
  ['Pasig City', false],
  ['24 Eagle St, Binondo, Manila, NCR, 1008, PH', false],
  ['Philippines', false],
])('compares %s with the address on file', (address, matches) => {
  expect(matchAddress(address, onFile)).toBe(matches);
});
