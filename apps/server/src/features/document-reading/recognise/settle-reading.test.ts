import { expect, it } from 'vitest';
import { settleReading } from './settle-reading.ts';

const first = (text: string, confidence = 96) => ({ text, confidence });
const second = (text: string, { confidence = 96, isWider = false, third = '' } = {}) => ({
  text,
  confidence,
  isWider,
  third: third ? first(third) : null,
});

it('a number whose beginning the first reader missed is the whole one, less surely than one read twice', () => {
  const settled = settleReading(first('323.31'), second('P2,323.31', { isWider: true }));
  expect(settled.text).toBe('P2,323.31');
  expect(settled.confidence).toBeLessThan(90);
  expect(settled.confidence).toBeGreaterThan(70);
});

it('two numbers of the same place are doubtful, however sure each reader is', () => {
  expect(settleReading(first('323.31'), second('2,323.31')).confidence).toBeLessThan(60);
  expect(settleReading(first('323.31'), second('2,328.81', { isWider: true })).confidence).toBeLessThan(60);
});

it('a group of a code is of letters or of digits, as one of the readers saw it', () => {
  expect(settleReading(first('S1-0025', 35), second('SI-0025')).text).toBe('SI-0025');
});

it('strokes of which the second reader makes a stop are what the first saw', () => {
  expect(settleReading(first('III', 60), second('.', { confidence: 20 }))).toEqual({ text: 'III', confidence: 60 });
});

it('strokes with a comma are as sure as marks that the second reader makes of them leave them', () => {
  expect(settleReading(first('III,', 37), second('!!,', { confidence: 80 }))).toEqual({ text: 'III,', confidence: 60 });
});

it('a number that was read with the words behind it is the number alone', () => {
  expect(settleReading(first('25', 47), second('25 Jul2', { isWider: true })).text).toBe('25');
});

it('the sign of the currency makes no difference', () => {
  expect(settleReading(first('P2,323.31', 90), second('2,323.31'))).toEqual({ text: 'P2,323.31', confidence: 96 });
});

it('an ñ that one reader takes for an n makes no difference', () => {
  expect(settleReading(first('Peña', 70), second('Pena'))).toEqual({ text: 'Peña', confidence: 96 });
});

it('a guess gives way to a reader who is certain, and is not sure then', () => {
  expect(settleReading(first('Bi', 10), second('FILIPINO', { confidence: 100 }))).toEqual({
    text: 'FILIPINO',
    confidence: 80,
  });
  expect(settleReading(first('Bi', 10), second('FILIP', { confidence: 80 })).confidence).toBeLessThan(10);
});

it('a second reading is right when the first reader confirms it on a closer look', () => {
  const settled = settleReading(first('09/08/1909', 0), second('09/08/1999', { third: '09/08/1999' }));
  expect(settled).toEqual({ text: '09/08/1999', confidence: 91 });
  expect(settleReading(first('09/08/1909', 0), second('09/08/1999', { third: '09/08/1989' })).confidence).toBe(0);
});

it('a word that stands close behind a number is none of it', () => {
  const settled = settleReading(first('387', 90), second('387Acacia', { isWider: true, third: '387Acacia' }));
  expect(settled).toEqual({ text: '387', confidence: 96 });
});

it('strokes that two readers take for other letters are those of a number', () => {
  expect(settleReading(first('IT', 31), second('1I', { confidence: 90 }))).toEqual({ text: 'II', confidence: 50 });
  expect(settleReading(first('IT', 96), second('IT', { confidence: 96 })).text).toBe('IT');
  expect(settleReading(first('11', 90), second('I1', { confidence: 90 })).text).toBe('11');
});

it('a letter of which the first reader saw a stroke is that of the other, where nothing else differs', () => {
  expect(settleReading(first('Ba_ong'), second('Bagong'))).toMatchObject({ text: 'Bagong' });
  expect(settleReading(first('-AGONG'), second('BAGONG')).confidence).toBeGreaterThan(85);
  expect(settleReading(first('Ba_ong'), second('Bapang')).confidence).toBeLessThan(60);
});

it('of a nought and the letter O in a code the one counts that its group is made of', () => {
  expect(settleReading(first('MPO-15-2087', 50), second('MP0-15-2087')).text).toBe('MPO-15-2087');
  expect(settleReading(first('MP0-15-2O87', 50), second('MPO-15-2087')).text).toBe('MPO-15-2087');
  expect(settleReading(first('MP0-15-2O87', 50), second('MPO-15-2087')).confidence).toBeGreaterThan(80);
  expect(settleReading(first('A0O-15', 50), second('AO0-15')).confidence).toBeLessThan(40);
});

it('strokes that one reader sees as one stay as many as the other sees', () => {
  expect(settleReading(first('III', 60), second('I'))).toEqual({ text: 'III', confidence: 60 });
});

it('an initial in which one reader saw another letter is that initial', () => {
  expect(settleReading(first('OQ.', 37), second('Q.', { confidence: 90 })).text).toBe('Q.');
  expect(settleReading(first('Q.', 80), second('OQ.', { confidence: 60 })).text).toBe('Q.');
  expect(settleReading(first('MA.', 80), second('M.', { confidence: 90 })).text).toBe('MA.');
});

it('a word that stands close before a number is none of it', () => {
  const settled = settleReading(first('30,', 86), second('to 30,', { isWider: true, third: 'to 30,' }));
  expect(settled.text).toBe('30,');
});
