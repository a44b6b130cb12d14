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

it('begins on the first use by keyboard, screen reader or voice', () => {
  const work = vi.fn();
  whenUsed(work);
  button('Outside').focus();
  button('Back').focus();
  expect(work).toHaveBeenCalledOnce();
});

it('ignores the focus that a dialog takes when it opens, but not the next one', () => {
  const work = vi.fn();
  whenUsed(work);
  button('Back').focus();
  expect(work).not.toHaveBeenCalled();
  button('Copy').focus();
  expect(work).toHaveBeenCalledOnce();
});
