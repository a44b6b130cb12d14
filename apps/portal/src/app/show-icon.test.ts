import { beforeEach, expect, it } from 'vitest';
import { logIn } from '../../testing/tokens.ts';
import { showIcon } from './show-icon.ts';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

const shown = () => [...document.querySelectorAll('link[rel=icon]')].map((link) => link.getAttribute('href'));

it('says the mode behind the login, with one icon at a time', () => {
  showIcon();
  expect(shown()).toEqual(['/favicon.svg']);
  logIn();
  showIcon();
  expect(shown()).toEqual(['/favicon-sandbox.svg']);
});
