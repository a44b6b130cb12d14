import { imageTooLargeMessage, imageTypeMessage } from '@smile/contract/images';
import { expect, it } from 'vitest';
import { findPictureProblem, movePosition } from './picture-rules.ts';

const file = (type: string, sizeBytes: number) => new File([new Uint8Array(sizeBytes)], 'picture', { type });

it.each(['image/png', 'image/jpeg'])('takes %s of 200 000 bytes', (type) => {
  expect(findPictureProblem(file(type, 200_000))).toBeNull();
  expect(findPictureProblem(file(type, 200_001))).toBe(imageTooLargeMessage);
});

it.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])('refuses %j', (type) => {
  expect(findPictureProblem(file(type, 10))).toBe(imageTypeMessage);
});

it('moves the picture with the arrow keys and stays inside it', () => {
  expect(movePosition({ x: 0.5, y: 0.5 }, 'ArrowLeft')).toEqual({ x: 0.52, y: 0.5 });
  expect(movePosition({ x: 0.5, y: 1 }, 'ArrowUp')).toEqual({ x: 0.5, y: 1 });
  expect(movePosition({ x: 0.5, y: 0.5 }, 'Enter')).toBeNull();
});
