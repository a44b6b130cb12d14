import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';
import { foldWords } from './fold-texts.ts';
import { matchFullName, matchNamePart, matchSuffix } from './match-names.ts';

const george = { firstName: 'George', middleName: 'Cimafranca', lastName: 'Palomero', suffix: 'Jr' };
const christina = { firstName: 'Christina', middleName: 'dela Cruz', lastName: 'Tan', suffix: null };
const ryan = { firstName: 'Ryan', middleName: null, lastName: 'Lestari', suffix: null };
const anisha = { firstName: 'Anisha', middleName: null, lastName: 'Bhatia', suffix: null };

describe('a full name', () => {
  it.each([
    ['as it is on file', 'George Cimafranca Palomero, Jr', george],
    ['without the middle name and the suffix', 'George Palomero', george],
    ['in capitals', 'GEORGE PALOMERO JR.', george],
    ['surname first', 'Palomero, George Cimafranca', george],
    ['with the middle initial', 'George C. Palomero', george],
    ['with the initial of the given name', 'G. Palomero', george],
    ['with accents', 'Géorge Cimafránca Palomero', george],
    ['with a swapped letter', 'Goerge Palomero', george],
    ['with a letter too few', 'George Palomro', george],
    ['without a middle name of two words', 'Christina Tan', christina],
    ['with the middle name run together', 'Christina Delacruz Tan', christina],
    ['with a wrong letter', 'Ryan Listari', ryan],
  ])('matches %s', (_, fullName, onFile) => {
    expect(matchFullName(fullName, null, onFile)).toBe(true);
  });

  it.each([
    ['another surname', 'George Santos', george],
    ['another given name', 'Gerardo Palomero', george],
    ['another middle name', 'George Miguel Palomero', george],
    ['another middle initial', 'George M. Palomero', george],
    ['a given name alone', 'George', george],
    ['a surname alone', 'Palomero', george],
    ['another suffix', 'George Palomero Sr', george],
    ['a similar name', 'Anita Bhatia', anisha],
    ['a short surname with another letter', 'Christina Tang', christina],
    ['someone else', 'Ryan Lestari', christina],
    ['no letters', '---', ryan],
  ])('does not match %s', (_, fullName, onFile) => {
    expect(matchFullName(fullName, null, onFile)).toBe(false);
  });

  it('reads N_A as no suffix, and distinguishes suffixes in any spelling', () => {
    expect(matchFullName('George Palomero', 'N_A', george)).toBe(true);
    expect(matchFullName('George Palomero', 'Junior', george)).toBe(true);
    expect(matchFullName('George Palomero', 'III', george)).toBe(false);
    expect(matchSuffix('JR', george)).toBe(true);
    expect(matchSuffix('SR', george)).toBe(false);
    expect(matchSuffix('SR', ryan)).toBeNull();
  });

  it('reads Ma. as Maria, and lets a second given name go', () => {
    const maria = { firstName: 'Maria Christina', middleName: null, lastName: 'Tan', suffix: null };
    expect(matchFullName('Ma. Christina Tan', null, maria)).toBe(true);
    expect(matchFullName('Maria Tan', null, maria)).toBe(true);
    expect(matchFullName('Christina Tan', null, maria)).toBe(false);
  });
});

describe('a part of a name', () => {
  it.each([
    ['George', 'George', true],
    ['george', 'George', true],
    ['G', 'George', true],
    ['Gerald', 'George', false],
    ['Dela Cruz', 'dela Cruz', true],
    ['De la Cruz', 'Delacruz', true],
    ['Palomero Jr', 'Palomero', true],
    ['Peña', 'Pena', true],
    ['Cimafranca', null, null],
  ])('compares %s with %s', (part, onFile, matches) => {
    expect(matchNamePart(part, onFile)).toBe(matches);
  });
});

describe('foldWords and compareWords', () => {
  it('folds accents, case and punctuation', () => {
    expect(foldWords(' Ma. Cristina D’Angelo-Peña ')).toEqual(['ma', 'cristina', 'dangelo', 'pena']);
  });

  it.each([
    ['george', 'george', 1],
    ['george', 'gorge', 1 - 1 / 6],
    ['george', 'goerge', 1 - 1 / 6],
    ['maria', 'mario', 0],
    ['cimafranca', 'simafrança'.normalize('NFKD').replace(/\p{M}/gu, ''), 1 - 1 / 10],
    ['cimafranca', 'simafrenca', 1 - 2 / 10],
    ['palomero', 'palamera', 0],
  ])('computes for %s and %s a likeness of %d', (one, other, likeness) => {
    expect(compareWords(one, other)).toBeCloseTo(likeness);
  });
});
