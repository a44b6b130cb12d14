import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { readLines } from '../layout/read-lines.ts';
import { findAddressExtent } from './address-extent.ts';

it.each([
  ['748 Del Pilar St., Pampanga 2000|Class: Residential 1/2"', 1, true],
  ['Blk 4, Brgy. 176, Cebu|City|Residential', 2, true],
  ['Unit 9C Avida Towers, San Lorenzo,|Makati City 1223|maribelq@example.ph', 2, true],
  ['5 Rizal Ave., Antipolo, Rizal|Philippines 1870|Tel. (02) 8123-4567', 2, true],
  ['103 Quirino|Highway, Taguig City|Meter No. 55', 2, true],
  ['Purok 3 Mabini St.|Service ID: 55', 1, false],
])('ends the address %s after %d lines', (text, count, isComplete) => {
  const [first, ...more] = readLines([typePage(text.replaceAll('|', '\n'))]).map(({ tokens }) => tokens);
  expect(findAddressExtent(first!, more)).toEqual({ lines: count - 1, isComplete });
});
