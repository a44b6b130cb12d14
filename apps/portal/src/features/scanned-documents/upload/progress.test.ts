import { expect, it } from 'vitest';
import { describeProgress, firstProgress, reach, tick } from './progress.ts';

const uploading = { isUploaded: false, stage: null };
const at = (stage: 'OPEN' | 'RECOGNISE' | 'EXTRACT' | 'STORE') => ({ isUploaded: true, stage });

function tickOften(progress: Parameters<typeof tick>[1], from = firstProgress): number {
  let points = from;
  for (let count = 0; count < 100; count++) points = tick(points, progress);
  return points;
}

it('starts at 1 and rises by 2.6 points', () => {
  expect(tick(firstProgress, at('STORE'))).toBeCloseTo(3.6);
});

it('stops at 99 until the result arrives', () => {
  expect(tickOften(at('STORE'))).toBe(99);
});

it('never passes the end of the stage that is running', () => {
  expect(tickOften(uploading)).toBe(8);
  expect(tickOften(at('OPEN'))).toBe(15);
  expect(tickOften(at('RECOGNISE'))).toBe(55);
});

it('jumps to a stage that has begun, and never back to one that comes again', () => {
  expect(reach(3, at('EXTRACT'))).toBe(65);
  expect(reach(70, at('RECOGNISE'))).toBe(70);
  expect(tick(70, at('RECOGNISE'))).toBe(70);
});

it('describes the current stage', () => {
  expect(describeProgress(uploading)).toBe('Uploading the file');
  expect(describeProgress({ isUploaded: true, stage: null })).toBe('Waiting for its turn');
  expect(describeProgress(at('RECOGNISE'))).toBe('Reading the words');
});
