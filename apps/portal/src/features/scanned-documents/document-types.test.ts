import { expect, it } from 'vitest';
import { labelOfType, wordTypes } from './document-types.ts';

const fileTypes = new Map([['UTILITY_BILLS', { typeLabel: 'Utility Bills' }]]);

it('labels a type in words, and an unknown one by its id', () => {
  expect(labelOfType('CLEARANCE_NBI')).toBe('NBI Clearance');
  expect(labelOfType('UTILITY_BILLS', fileTypes)).toBe('Utility Bills');
  expect(labelOfType('UTILITY_BILLS')).toBe('UTILITY_BILLS');
});

it('replaces the types in a message by words, and nothing else', () => {
  const message = 'It was sent as UTILITY_BILLS but looks like CLEARANCE_NBI. The SSS number is of JUAN DE LA CRUZ.';
  expect(wordTypes(message, fileTypes)).toBe(
    'It was sent as Utility Bills but looks like NBI Clearance. The SSS number is of JUAN DE LA CRUZ.',
  );
});
