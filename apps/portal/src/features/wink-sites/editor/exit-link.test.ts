import { expect, it } from 'vitest';
import { readExitLink, stripPrefix } from './exit-link.ts';

it.each([
  ['bank.example/done', 'https://bank.example/done'],
  ['https://bank.example/done', 'https://bank.example/done'],
  ['  HTTP://bank.example', 'https://bank.example'],
  ['//bank.example', 'https://bank.example'],
  ['', ''],
  ['  ', ''],
  ['https://', ''],
])('reads %j as %j', (typed, link) => {
  expect(readExitLink(typed)).toBe(link);
});

it('shows a link without its prefix', () => {
  expect(stripPrefix('https://bank.example/?back=https://a.example')).toBe('bank.example/?back=https://a.example');
});
