import { expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

it.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1023, '1,023 KB'],
  [1024, '1 MB'],
  [3048, '2.98 MB'],
  [1024 ** 2, '1 GB'],
  [1024 ** 7, '1 YB'],
  [1024 ** 8, '1,024 YB'],
])('formats %d kilobytes as %s', (kilobytes, text) => {
  expect(formatFileSize(kilobytes)).toBe(text);
});
