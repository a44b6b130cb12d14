import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQrCode, toSvg } from './draw-qr-code.ts';

const url = 'https://link.example/ws-00000000000000000000000000000001';

it('draws a square for each dark cell, with four light ones around', () => {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const drawing = drawQrCode(url);
  expect(drawing.size).toBe(size + 8);
  expect(drawing.path.match(/h1v1h-1z/g)).toHaveLength(data.flat().filter(Boolean).length);
  expect(drawing.path).toMatch(/^M4 4h1v1h-1z/);
});

it('makes a file of it that is black on white', () => {
  const svg = new DOMParser().parseFromString(toSvg(drawQrCode(url)), 'image/svg+xml').documentElement;
  expect(svg.tagName).toBe('svg');
  expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(['#ffffff', '#000000']);
});
