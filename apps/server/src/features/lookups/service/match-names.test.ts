import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';
import { foldWords } from './fold-texts.ts';
import { matchFullName, matchKnownName, matchNamePart, matchSuffix } from './match-names.ts';
import { scoreFullName } from './score-full-name.ts';

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
    ['with a middle name where none is on file', 'Ryan Santos Lestari', ryan],
    ['with a middle initial where none is on file', 'Lestari, Ryan S.', ryan],
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
    ['a surname on file as the middle name', 'Ryan Lestari Santos', ryan],
    ['another given name before a middle name', 'Brian Santos Lestari', ryan],
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

  it('does not take another second given name for a middle name', () => {
    const maria = { firstName: 'Maria Teresa', middleName: null, lastName: 'Reyes', suffix: null };
    expect(matchFullName('Maria Clara Reyes', null, maria)).toBe(false);
    expect(matchFullName('Maria Teresa Santos Reyes', null, maria)).toBe(true);
    const john = { firstName: 'John Paul', middleName: null, lastName: 'Cruz', suffix: null };
    expect(matchFullName('John Mark Cruz', null, john)).toBe(false);
  });

  it('reads Ma. as Maria, and lets a second given name go', () => {
    const maria = { firstName: 'Maria Christina', middleName: null, lastName: 'Tan', suffix: null };
    expect(matchFullName('Ma. Christina Tan', null, maria)).toBe(true);
    expect(matchFullName('Maria Tan', null, maria)).toBe(true);
    expect(matchFullName('Christina Tan', null, maria)).toBe(false);
  });
});

describe('a surname written in one word or in several', () => {
  const pairs = [
    ['Douglas Mac Arthur', 'MacArthur, Douglas'],
    ['Juan De La Rosa', 'DELAROSA, JUAN'],
    ['Jan van der Berg', 'Jan Vanderberg'],
    ['Shaun O Neil', "O'Neil, Shaun"],
    ['Pedro SanJuan', 'San Juan, Pedro'],
    ['Anna-Maria Tan', 'Annamaria Tan'],
    ['Peter St. John', 'Saint John, Peter'],
  ] as const;
  const unknown = { firstName: null, middleName: null, lastName: null };

  it.each(pairs)('is one person for every caller: %s, %s', (one, other) => {
    expect(matchKnownName(one, { fullName: other, ...unknown })).toBe(true);
    expect(matchKnownName(other, { fullName: one, ...unknown })).toBe(true);
    expect(scoreFullName(one, other)).toBe(1);
    expect(scoreFullName(other, one)).toBe(1);
  });

  it('matches the surname on file in either form', () => {
    const douglas = { firstName: 'Douglas', middleName: null, lastName: 'MacArthur', suffix: null };
    expect(matchFullName('Douglas Mac Arthur', null, douglas)).toBe(true);
    expect(matchFullName('Arthur Mac Douglas', null, douglas)).toBe(false);
    expect(matchNamePart('Mac Arthur', 'MacArthur')).toBe(true);
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
