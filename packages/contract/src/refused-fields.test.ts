import { expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { readRefusedFields, sentenceAtField, sentenceOfField } from './refused-fields.ts';

const start = errorCatalogue.INVALID_PARAMETERS.message;

it('reads every field that a message names', () => {
  const message = `${start} winkSiteTemplate.redirectBackUrl: Redirect back URL is invalid. eventTypes.0: must be one of A, B.`;
  expect(readRefusedFields(message)).toEqual([
    { path: 'winkSiteTemplate.redirectBackUrl', message: 'Redirect back URL is invalid.' },
    { path: 'eventTypes.0', message: 'must be one of A, B.' },
  ]);
});

it('keeps a colon and a shortened path within one field', () => {
  expect(readRefusedFields(`${start} levelNumber1.le…ber9.label: has fields that are not known here: a, b.`)).toEqual([
    { path: 'levelNumber1.le…ber9.label', message: 'has fields that are not known here: a, b.' },
  ]);
});

it('reads the subject of a sentence that begins with a field', () => {
  expect(readRefusedFields('consent.consentedAt cannot be in the future.')).toEqual([
    { path: 'consent.consentedAt', message: 'cannot be in the future.' },
  ]);
});

it.each([
  'There is no file type "x".',
  'Screen Name is required in screen 1\nAnother is too long',
  'An account with this email address already exists.',
])('names no field in %j', (message) => expect(readRefusedFields(message)).toEqual([]));

it('reads a refusal of the whole body, without a path', () => {
  expect(readRefusedFields(`${start} The body is required.`)).toEqual([{ path: '', message: 'The body is required.' }]);
});

it('writes a sentence with and without the name of the field', () => {
  const field = { path: 'winkSiteTemplate.scenes.0.screens.2.redirectBackUrl', message: 'must be a text.' };
  expect(sentenceAtField(field)).toBe('This value must be a text');
  expect(sentenceOfField(field)).toBe('Redirect back URL must be a text.');
  expect(sentenceOfField({ path: 'ids.0', message: 'is required.' })).toBe('Ids is required.');
  expect(sentenceOfField({ path: 'url', message: 'Enter a link.' })).toBe('Enter a link.');
});
