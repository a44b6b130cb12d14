import { expect, it } from 'vitest';
import { settleReading } from './settle-reading.ts';

const first = (text: string, confidence = 96) => ({ text, confidence });
const second = (text: string, { confidence = 96, isWider = false, third = '' } = {}) => ({
  text,
  confidence,
  isWider,
  third: third ? first(third) : null,
});

it('completes a number whose beginning the first reader missed, with a lower confidence', () => {
  const settled = settleReading(first('323.31'), second('P2,323.31', { isWider: true }));
  expect(settled.text).toBe('P2,323.31');
  expect(settled.confidence).toBeLessThan(90);
  expect(settled.confidence).toBeGreaterThan(70);
});

it('lowers the confidence when two readers differ in a number', () => {
  expect(settleReading(first('323.31'), second('2,323.31')).confidence).toBeLessThan(60);
  expect(settleReading(first('323.31'), second('2,328.81', { isWider: true })).confidence).toBeLessThan(60);
});

it('makes a group of a code all letters or all digits, as one reader read it', () => {
  expect(settleReading(first('S1-0025', 35), second('SI-0025')).text).toBe('SI-0025');
});

it('keeps strokes that the second reader takes for a full stop', () => {
  expect(settleReading(first('III', 60), second('.', { confidence: 20 }))).toEqual({ text: 'III', confidence: 60 });
});

it("keeps strokes with a comma, with the lower confidence of the second reader's marks", () => {
  expect(settleReading(first('III,', 37), second('!!,', { confidence: 80 }))).toEqual({ text: 'III,', confidence: 60 });
});

it('drops the words behind a number that the second reader included', () => {
  expect(settleReading(first('25', 47), second('25 Jul2', { isWider: true })).text).toBe('25');
});

it('ignores a missing currency sign when two readings agree', () => {
  expect(settleReading(first('P2,323.31', 90), second('2,323.31'))).toEqual({ text: 'P2,323.31', confidence: 96 });
});

it('ignores "n" for "ñ" when two readings agree', () => {
  expect(settleReading(first('Peña', 70), second('Pena'))).toEqual({ text: 'Peña', confidence: 96 });
});

it('prefers a certain reader to a guess, with a reduced confidence', () => {
  expect(settleReading(first('Bi', 10), second('FILIPINO', { confidence: 100 }))).toEqual({
    text: 'FILIPINO',
    confidence: 80,
  });
  expect(settleReading(first('Bi', 10), second('FILIP', { confidence: 80 })).confidence).toBeLessThan(10);
});

it('accepts a second reading that a closer look confirms', () => {
  const settled = settleReading(first('09/08/1909', 0), second('09/08/1999', { third: '09/08/1999' }));
  expect(settled).toEqual({ text: '09/08/1999', confidence: 91 });
  expect(settleReading(first('09/08/1909', 0), second('09/08/1999', { third: '09/08/1989' })).confidence).toBe(0);
});

it('drops a word close behind a number', () => {
  const settled = settleReading(first('387', 90), second('387Acacia', { isWider: true, third: '387Acacia' }));
  expect(settled).toEqual({ text: '387', confidence: 96 });
});

it('reads strokes as a Roman numeral when both readers see other letters', () => {
  expect(settleReading(first('IT', 31), second('1I', { confidence: 90 }))).toEqual({ text: 'II', confidence: 50 });
  expect(settleReading(first('IT', 96), second('IT', { confidence: 96 })).text).toBe('IT');
  expect(settleReading(first('11', 90), second('I1', { confidence: 90 })).text).toBe('11');
});

it("replaces a stroke with the other reader's letter when nothing else differs", () => {
  expect(settleReading(first('Ba_ong'), second('Bagong'))).toMatchObject({ text: 'Bagong' });
  expect(settleReading(first('-AGONG'), second('BAGONG')).confidence).toBeGreaterThan(85);
  expect(settleReading(first('Ba_ong'), second('Bapang')).confidence).toBeLessThan(60);
});

it('chooses zero or the letter O by the rest of the group', () => {
  expect(settleReading(first('MPO-15-2087', 50), second('MP0-15-2087')).text).toBe('MPO-15-2087');
  expect(settleReading(first('MP0-15-2O87', 50), second('MPO-15-2087')).text).toBe('MPO-15-2087');
  expect(settleReading(first('MP0-15-2O87', 50), second('MPO-15-2087')).confidence).toBeGreaterThan(80);
  expect(settleReading(first('A0O-15', 50), second('AO0-15')).confidence).toBeLessThan(40);
});

it('keeps the number of strokes when the other reader sees one', () => {
  expect(settleReading(first('III', 60), second('I'))).toEqual({ text: 'III', confidence: 60 });
});

it('drops an extra letter from an initial', () => {
  expect(settleReading(first('OQ.', 37), second('Q.', { confidence: 90 })).text).toBe('Q.');
  expect(settleReading(first('Q.', 80), second('OQ.', { confidence: 60 })).text).toBe('Q.');
  expect(settleReading(first('MA.', 80), second('M.', { confidence: 90 })).text).toBe('MA.');
});

it('drops a word close before a number', () => {
  const settled = settleReading(first('30,', 86), second('to 30,', { isWider: true, third: 'to 30,' }));
  expect(settled.text).toBe('30,');
});
