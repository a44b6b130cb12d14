import { expect, it } from 'vitest';
import { describePlace } from './describe-place.ts';

it.each([
  ['127.0.0.1', 'THIS_MACHINE'],
  ['::ffff:127.0.0.1', 'THIS_MACHINE'],
  ['::1', 'THIS_MACHINE'],
  ['192.168.1.20', 'PRIVATE_NETWORK'],
  ['100.64.0.7', 'PRIVATE_NETWORK'],
  ['fd00::7', 'PRIVATE_NETWORK'],
  ['203.0.113.9', 'INTERNET'],
  ['2a00:1450::1', 'INTERNET'],
  ['nowhere', 'INTERNET'],
  [null, 'INTERNET'],
])('finds the kind of network of %s', (ip, place) => {
  expect(describePlace(ip)).toBe(place);
});
