import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div role="dialog"><button>Back</button><button>Copy</button></div><button>Outside</button>';
});
afterEach(() => {
  document.body.innerHTML = '';
});

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;

it('begins once somebody comes to something by the keyboard, a screen reader or a voice', () => {
  const work = vi.fn();
  whenUsed(work);
  button('Outside').focus();
  button('Back').focus();
  expect(work).toHaveBeenCalledOnce();
});

it('does not take for a use that a dialog takes the focus when it opens, but what comes after', () => {
  const work = vi.fn();
  whenUsed(work);
  button('Back').focus();
  expect(work).not.toHaveBeenCalled();
  button('Copy').focus();
  expect(work).toHaveBeenCalledOnce();
});
