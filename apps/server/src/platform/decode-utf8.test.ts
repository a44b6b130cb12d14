import { expect, it } from 'vitest';
import { decodeUtf8 } from './decode-utf8.ts';

const texts = ['', 'a', 'Niño €', '漢字 😀', '\ufeffwith a mark', 'nul \0 and \u2028'];

it.each(texts)('reads %j as a decoder does', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(decodeUtf8(bytes)).toBe(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
});

it.each([[[0xff]], [[0xc3]], [[0xc0, 0x80]], [[0xed, 0xa0, 0x80]], [[0xf5, 0x80, 0x80, 0x80]], [[0x80]]])(
  'refuses the bytes %j',
  (bytes) => {
    expect(decodeUtf8(Uint8Array.from(bytes))).toBeNull();
  },
);

it('leaves out a character that is cut, at every place', () => {
  const bytes = new TextEncoder().encode('aé€😀b');
  for (let end = 0; end <= bytes.length; end += 1) {
    const cut = bytes.subarray(0, end);
    expect(decodeUtf8(cut, true)).toBe(new TextDecoder('utf-8', { fatal: true }).decode(cut, { stream: true }));
  }
});

it('reads 4 MB within a few milliseconds', () => {
  const bytes = Buffer.from('[{"amount":500,"note":"Niño"}]'.repeat(130_000));
  // Best of 20 runs, since other programs on the machine evict the caches.
  const times = Array.from({ length: 20 }, () => {
    const { user: before } = process.cpuUsage();
    decodeUtf8(bytes);
    return (process.cpuUsage().user - before) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(20);
});
