import { expect, it } from 'vitest';
import { showMobileNumber } from './phone-numbers.ts';

it.each([
  ['639559991234', '+639559991234'],
  ['+639559991234', '+639559991234'],
  ['09559991234', '09559991234'],
  ['e10adc3949ba59abbe56e057f20f883e', 'e10adc3949ba59abbe56e057f20f883e'],
  ['10203040506070809010203040506070', '10203040506070809010203040506070'],
  ['', ''],
])('shows %j as %j', (number, shown) => expect(showMobileNumber(number)).toBe(shown));
